// Enhances the server-rendered pages, which also work without this module: the forms for reporting and managing, and the
// photo of a pet's page.

/** The hidden fields of a draft. They are restored in a new form. */
const stateFields = ["key", "photoToken"];
/** The fields that are not part of what the reporter typed. */
const untypedFields = new Set(["step", "formToken", "utcOffset", "id", "password", "action", "photo", ...stateFields]);

/** Loads the fields of a report, which most pages do not have. */
const fields = () => import("./report-fields.js");

/** Returns the UTC offset of the local time in the format of the service: `+02:00`. */
function offset() {
  const minutes = -new Date().getTimezoneOffset();
  const twoDigits = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const size = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

/** The draft of a kind of report: what the reporter has typed. The tab keeps it until the report is sent. */
class Draft {
  #name;

  /** @param {string} kind */
  constructor(kind) {
    this.#name = `petmap.report.${kind}`;
  }

  /** @returns {Record<string, string>} */
  get values() {
    try {
      return JSON.parse(sessionStorage.getItem(this.#name) ?? "{}");
    } catch {
      return {};
    }
  }

  /** @param {Record<string, string>} values */
  keep(values) {
    try {
      sessionStorage.setItem(this.#name, JSON.stringify({ ...this.values, ...values }));
    } catch {
      // Without storage, the form still has its values.
    }
  }

  /**
   * Deletes the draft of a report that has been sent.
   * @param {string} key the report's key; empty for a report without a draft
   */
  static forget(key) {
    if (!key) return;
    fields().then(({ forgetPhotos }) => forgetPhotos(key)).catch(() => {});
    try {
      for (const kind of ["missing", "found"]) {
        if (new Draft(kind).values["key"] === key) sessionStorage.removeItem(`petmap.report.${kind}`);
      }
    } catch {
      // Without storage, there are no drafts to delete.
    }
  }
}

/** @param {HTMLFormElement} form */
function typed(form) {
  /** @type {Record<string, string>} */
  const values = {};
  // A form does not contain unchecked boxes.
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === "checkbox") values[element.name] = "";
  }
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && !untypedFields.has(name)) values[name] = value;
  }
  return values;
}

/**
 * Sets the value of a field of any type.
 * @param {HTMLFormElement} form
 * @param {string} name
 * @param {string} value
 */
function put(form, name, value) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = field.value === value;
  else if (field instanceof RadioNodeList || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
    || (field instanceof HTMLInputElement && field.type !== "file")) field.value = value;
}

/**
 * Restores the draft from before a reload, and saves it whenever the form changes.
 * @param {HTMLFormElement} form
 * @param {Draft} draft
 */
function keepDraft(form, draft) {
  const visible = [...form.elements].filter((element) => element instanceof HTMLElement
    && element.matches("input:not([type=hidden]):not([type=file]), select, textarea"));
  const kept = draft.values;
  for (const element of visible) {
    const name = element.getAttribute("name") ?? "";
    const value = kept[name];
    if (value !== undefined) put(form, name, value);
  }
  if ("new" in form.dataset) {
    for (const name of stateFields) {
      const value = kept[name];
      if (value) put(form, name, value);
    }
  }
  const save = () => {
    const values = typed(form);
    for (const name of stateFields) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) values[name] = field.value;
    }
    draft.keep(values);
  };
  save();
  form.addEventListener("input", save);
  form.addEventListener("change", save);
}

/**
 * Enables each field that needs another one once that one is filled in. Another value of it clears the field.
 * @param {HTMLFormElement} form
 */
function linkFields(form) {
  /** @type {NodeListOf<HTMLInputElement>} */
  const inputs = form.querySelectorAll("input[data-needs]");
  for (const input of inputs) {
    const needed = form.elements.namedItem(input.dataset["needs"] ?? "");
    if (!(needed instanceof HTMLSelectElement)) continue;
    let chosen = needed.value;
    const update = () => {
      // The field may have been filled in without a script before the other one.
      if (chosen && chosen !== needed.value) input.value = "";
      chosen = needed.value;
      // Unlike a disabled field, a read-only one can receive the focus from the error summary.
      input.readOnly = !chosen && !input.value;
      input.setAttribute("aria-disabled", String(input.readOnly));
    };
    needed.addEventListener("change", update);
    // The browser may restore the fields after this module has run.
    addEventListener("pageshow", update);
    update();
  }
}

/** Shows the inputs that need the offset from UTC, and times in the reader's time zone. */
function localizeTimes() {
  for (const input of document.querySelectorAll("[data-with-offset]")) input.removeAttribute("hidden");
  for (const input of document.querySelectorAll("input[data-is-today]")) {
    if (!(input instanceof HTMLInputElement) || input.value !== input.defaultValue) continue;
    const now = new Date();
    // The local date as if it were one in UTC, which has the notation of the input.
    input.value = input.max = new Date(now.getTime() - 60_000 * now.getTimezoneOffset()).toISOString().slice(0, 10);
  }
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  for (const time of document.querySelectorAll("time[data-local]")) {
    const date = new Date(time.getAttribute("datetime") ?? "");
    if (!Number.isNaN(date.getTime())) time.textContent = format.format(date);
  }
}

/** The time without typing after which screen readers announce the number of characters, in milliseconds. */
const countDelay = 1000;

/** Shows the length of the description in user-perceived characters, and truncates what is typed to its limit. */
function countCharacters() {
  const area = document.querySelector("textarea:not([readonly])");
  const counter = document.querySelector(".counter");
  const status = document.querySelector(".counter + [role=status]");
  if (!(area instanceof HTMLTextAreaElement) || !counter || !(status instanceof HTMLElement) || !("Segmenter" in Intl)) return;
  const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const limit = Number(area.dataset["limit"]);
  const show = () => {
    const count = [...segmenter.segment(area.value)].length;
    counter.textContent = `${count}/${limit}`;
    return count;
  };
  /** Removes what exceeds the limit before the caret, where it was typed, and then at the end. */
  const truncate = () => {
    const parts = [...segmenter.segment(area.value)];
    if (parts.length <= limit) return;
    const end = area.selectionStart;
    const typed = parts.filter(({ index }) => index < end).length;
    const kept = Math.max(0, typed - (parts.length - limit));
    const start = parts[kept]?.index ?? end;
    const rest = [...segmenter.segment(area.value.slice(end))].slice(0, limit - kept).map(({ segment }) => segment);
    area.value = area.value.slice(0, start) + rest.join("");
    area.setSelectionRange(start, start);
  };
  /** @type {number | undefined} */
  let timer;
  const typed = () => {
    truncate();
    const count = show();
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = (status.dataset["text"] ?? "").replace("{count}", String(count));
    }, countDelay);
  };
  // Changing the text would end the composition of a character by an input method.
  area.addEventListener("input", (event) => /** @type {InputEvent} */ (event).isComposing || typed());
  area.addEventListener("compositionend", typed);
  show();
}

/**
 * Shows a problem above the form and moves the focus to it.
 * @param {HTMLFormElement} form
 * @param {string} text
 */
function alert(form, text) {
  document.getElementById("problems")?.remove();
  const box = Object.assign(document.createElement("div"), { id: "problems", className: "problems", tabIndex: -1 });
  box.setAttribute("role", "alert");
  const title = document.createElement("h2");
  title.textContent = text;
  title.setAttribute("data-testid", "report.failure.text");
  box.append(title);
  document.querySelector("main")?.prepend(box);
  box.focus();
}

/** Returns whether the service responds, so that submitting the form loses nothing. */
async function isReachable() {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), 8000);
  try {
    return (await fetch("/api/health", { cache: "no-store", signal: timeout.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Submits the form only after the photo has been uploaded and if the service responds.
 * @param {HTMLFormElement} form
 * @param {Promise<import("./report-fields.js").PhotoStep | null>} photoStep
 */
function guardSubmission(form, photoStep) {
  let isBusy = false;
  const target = form.getAttribute("action") ?? "";
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    form.setAttribute("aria-busy", "true");
    const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
    const action = button?.value || "continue";
    try {
      const isForward = action === "continue";
      const photo = await photoStep;
      if (action === "remove") photo?.forget();
      const isSent = !photo || !isForward || await photo.send();
      if (!isSent) return;
      // Storing the photo is a convenience, and may hang.
      await Promise.race([photo?.kept, new Promise((done) => setTimeout(done, 2000))]);
      if (!await isReachable()) {
        alert(form, form.dataset["offline"] ?? "");
        return;
      }
      const field = Object.assign(document.createElement("input"), { type: "hidden", name: "action", value: action });
      form.append(field);
      if (button?.hasAttribute("formaction")) form.setAttribute("action", button.formAction);
      // Unlike requestSubmit, submit does not call this listener again.
      HTMLFormElement.prototype.submit.call(form);
    } finally {
      isBusy = false;
      form.removeAttribute("aria-busy");
    }
  });
  // A page that the browser restores from its cache may be submitted again.
  addEventListener("pageshow", () => {
    for (const field of form.querySelectorAll("input[type=hidden][name=action]")) field.remove();
    form.setAttribute("action", target);
  });
}

/** Shows the buttons that copy a text, and say so in the status next to them. */
function offerCopying() {
  if (!navigator.clipboard) return;
  /** @type {NodeListOf<HTMLButtonElement>} */
  const buttons = document.querySelectorAll("button[data-copied]");
  for (const button of buttons) {
    const copied = button.parentElement?.querySelector("[role=status]");
    button.hidden = false;
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(button.dataset["text"] ?? "");
        if (copied) copied.textContent = button.dataset["copied"] ?? "";
      } catch {
        // The user can still select the text.
      }
    });
  }
}

/** Shows the button that opens the device's share sheet. */
function offerSharing() {
  const panel = document.querySelector(".share[data-link]");
  const button = panel?.querySelector("[data-testid='share.send']");
  const area = panel?.querySelector("textarea");
  if (!(panel instanceof HTMLElement) || !(button instanceof HTMLButtonElement) || !area) return;
  area.addEventListener("focus", () => area.select());
  if (!("share" in navigator)) return;
  const { link = "", title = "" } = panel.dataset;
  button.hidden = false;
  // The share sheet adds the link to the text.
  const text = area.value.replace(link, "").trim();
  button.addEventListener("click", () => navigator.share({ title, text, url: link }).catch(() => {}));
}

/** Shows the button that prints the counterfoil, which is all that the style sheet prints of the page. */
function offerPrinting() {
  const button = document.querySelector("button[data-print]");
  if (!(button instanceof HTMLButtonElement)) return;
  button.hidden = false;
  button.addEventListener("click", () => print());
}

/**
 * @param {HTMLFormElement} form
 * @param {Draft | null} draft
 * @returns {Promise<import("./report-fields.js").PhotoStep | null>} null if the form has no photo, or without a connection
 */
async function photoStep(form, draft) {
  const input = form.querySelector("input[type=file]");
  if (!(input instanceof HTMLInputElement)) return null;
  try {
    const { PhotoStep } = await fields();
    const photo = new PhotoStep(form, input, (text) => alert(form, text));
    if (draft) photo.onkept = (token) => draft.keep({ photoToken: token });
    return photo;
  } catch {
    return null;
  }
}

function startReport() {
  document.getElementById("problems")?.focus();
  const form = document.querySelector("form#step");
  // Keep the draft if the page also has a form: the report still needs its photo.
  const sent = document.querySelector("[data-sent]");
  if (sent instanceof HTMLElement && !form) Draft.forget(sent.dataset["sent"] ?? "");
  offerCopying();
  offerSharing();
  offerPrinting();
  if (!(form instanceof HTMLFormElement)) return;
  put(form, "utcOffset", offset());
  const kind = form.dataset["kind"];
  const draft = kind ? new Draft(kind) : null;
  if (draft) keepDraft(form, draft);
  linkFields(form);
  countCharacters();
  guardSubmission(form, photoStep(form, draft));
  const tools = document.querySelector(".place-tools");
  if (!(tools instanceof HTMLElement)) return;
  // Without a connection, the reporter can still enter the coordinate.
  import("./place-picker.js").then(({ PlacePicker }) => new PlacePicker(tools, form)).catch(() => {});
}

/**
 * Replaces a photo that cannot be shown with text.
 * @param {HTMLImageElement} image
 */
function replacePhoto(image) {
  const words = document.createElement("p");
  words.className = "nophoto";
  words.dataset.testid = image.dataset.testid;
  words.textContent = image.dataset.fallback ?? image.alt;
  image.replaceWith(words);
}

function startDetails() {
  const photo = document.querySelector(".details .photo img");
  if (!(photo instanceof HTMLImageElement)) return;
  photo.addEventListener("error", () => replacePhoto(photo));
  // The photo may have failed to load before this module ran.
  if (photo.complete && photo.naturalWidth === 0) replacePhoto(photo);
}

localizeTimes();
startReport();
startDetails();
