// Improves the server-rendered forms for reporting a pet: they work without it.

import { forgetPhotos } from "./photo-draft.js";
import { PhotoStep } from "./photo-step.js";
import { PlacePicker } from "./place-picker.js";

/** The fields that belong to a draft rather than to a person's typing; a new form takes them over. */
const stateFields = ["key", "photoToken"];
/** The fields that are never kept. */
const unkept = new Set(["step", "formToken", "utcOffset", "id", "password", "action", "photo", ...stateFields]);

/** The difference of the local time from UTC, as the service takes it: `+02:00`. */
function offset() {
  const minutes = -new Date().getTimezoneOffset();
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const size = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** What was typed for a kind of report, kept for the tab until the report is sent. */
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
      sessionStorage.setItem(this.#name, JSON.stringify({ ...this.values, ...values, keptAt: String(Date.now()) }));
    } catch {
      // Without storage the form still carries its values.
    }
  }

  /** The key of the report that this tab worked on last. */
  static get lastKey() {
    const drafts = ["missing", "found"].map((kind) => new Draft(kind).values);
    drafts.sort((a, b) => Number(b["keptAt"] ?? 0) - Number(a["keptAt"] ?? 0));
    return drafts[0]?.["key"] ?? "";
  }

  static forget() {
    try {
      for (const kind of ["missing", "found"]) {
        void forgetPhotos(new Draft(kind).values["key"]);
        sessionStorage.removeItem(`petmap.report.${kind}`);
      }
    } catch {
      // There is nothing to forget.
    }
  }
}

/** @param {HTMLFormElement} form */
function typed(form) {
  /** @type {Record<string, string>} */
  const values = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && !unkept.has(name)) values[name] = value;
  }
  return values;
}

/**
 * Sets a field's value, whatever kind of control it is.
 * @param {HTMLFormElement} form
 * @param {string} name
 * @param {string} value
 */
function put(form, name, value) {
  const field = form.elements.namedItem(name);
  if (field instanceof RadioNodeList || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
    || (field instanceof HTMLInputElement && field.type !== "file")) field.value = value;
}

/**
 * Restores what was typed before a reload, and keeps what is typed from now on.
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

/** Shows how many user-perceived characters the description has. */
function countCharacters() {
  const area = document.querySelector("textarea");
  const counter = document.querySelector(".counter");
  if (!area || !counter || !("Segmenter" in Intl)) return;
  const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const limit = counter.textContent?.split("/")[1] ?? "";
  const show = () => {
    counter.textContent = `${[...segmenter.segment(area.value)].length}/${limit}`;
  };
  area.addEventListener("input", show);
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

/** Whether the service answers, so that leaving the page loses nothing. */
async function isReachable() {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), 8000);
  try {
    return (await fetch("/api/health", { cache: "no-store", signal: end.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Submits the form once the photo is sent and the service answers.
 * @param {HTMLFormElement} form
 * @param {PhotoStep | null} photo
 */
function guardSubmission(form, photo) {
  let isBusy = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    form.setAttribute("aria-busy", "true");
    const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
    const action = button?.value || "continue";
    try {
      const isForward = action === "continue";
      const isSent = !photo || !isForward || await photo.send();
      if (!isSent) return;
      if (!await isReachable()) {
        alert(form, form.dataset["offline"] ?? "");
        return;
      }
      const field = Object.assign(document.createElement("input"), { type: "hidden", name: "action", value: action });
      form.append(field);
      if (button?.hasAttribute("formaction")) form.action = button.formAction;
      // Unlike requestSubmit, this does not call the listener again.
      HTMLFormElement.prototype.submit.call(form);
    } finally {
      isBusy = false;
      form.removeAttribute("aria-busy");
    }
  });
  // A page that comes back from the browser's cache is submitted again.
  addEventListener("pageshow", () => {
    for (const field of form.querySelectorAll("input[type=hidden][name=action]")) field.remove();
  });
}

function offerCopying() {
  const button = document.getElementById("copy");
  const copied = document.getElementById("copied");
  if (!button || !copied || !navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(button.dataset["text"] ?? "");
      copied.textContent = button.dataset["copied"] ?? "";
    } catch {
      // The password can still be selected.
    }
  });
}

function start() {
  document.getElementById("problems")?.focus();
  const form = document.querySelector("form#step");
  // A report without a photo is not finished.
  if (document.querySelector("[data-sent]") && !form) Draft.forget();
  offerCopying();
  if (!(form instanceof HTMLFormElement)) return;
  put(form, "utcOffset", offset());
  const kind = form.dataset["kind"];
  const draft = kind ? new Draft(kind) : null;
  if (draft) keepDraft(form, draft);
  countCharacters();
  const input = form.querySelector("input[type=file]");
  const photo = input instanceof HTMLInputElement ? new PhotoStep(form, input, Draft.lastKey, (text) => alert(form, text)) : null;
  if (photo && draft) photo.onkept = (token) => draft.keep({ photoToken: token });
  const tools = document.querySelector(".place-tools");
  if (tools instanceof HTMLElement) new PlacePicker(tools, form);
  guardSubmission(form, photo);
}

start();
