// The photo of a report, which survives reloads until the report is sent.

/** The maximum length of a photo's longest side in pixels. */
const longestSide = 2048;
/** The time without progress after which an upload is aborted, in milliseconds. */
const longestStall = 30_000;
/** The maximum size of a photo that is sent without being re-encoded, in bytes. */
const plainSize = 1_000_000;

/**
 * Scales a photo down to at most 2048 pixels on its longest side. Returns the original if the browser cannot decode it.
 * @param {File} file
 * @returns {Promise<Blob>}
 */
async function downscaled(file) {
  let bitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return file;
  }
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && file.size <= plainSize) return file;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return file;
  // JPEG has no transparency.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ resolve) => {
    canvas.toBlob(resolve, "image/jpeg", 0.86);
  });
  return blob && blob.size < file.size ? blob : file;
}

/** The part of a photo that is searched for its place, in bytes: metadata precedes the picture. */
const metadataSize = 262_144;

/**
 * Returns where a JPEG was taken according to its metadata (Exif 2.32, sections 4.5.2 and 4.6.6), or null. The metadata stays
 * in the browser: the service removes it from the photo.
 * @param {Blob} file
 * @returns {Promise<{ latitude: number, longitude: number } | null>}
 */
async function gpsPlace(file) {
  try {
    const data = new DataView(await file.slice(0, metadataSize).arrayBuffer());
    if (data.getUint16(0) !== 0xffd8) return null;
    for (let at = 2; data.getUint8(at) === 0xff; at += 2 + data.getUint16(at + 2)) {
      // "Exif" in the segment APP1
      if (data.getUint16(at) === 0xffe1 && data.getUint32(at + 4) === 0x45786966) return gpsInTIFF(data, at + 10);
    }
  } catch {
    // The metadata is damaged or ends early.
  }
  return null;
}

/**
 * @param {DataView} data
 * @param {number} start the offset of the TIFF header
 */
function gpsInTIFF(data, start) {
  const isLittle = data.getUint16(start) === 0x4949;
  const short = (/** @type {number} */ at) => data.getUint16(start + at, isLittle);
  const long = (/** @type {number} */ at) => data.getUint32(start + at, isLittle);
  /**
   * Returns the offset of a tag's entry in a directory, or null.
   * @param {number} directory
   * @param {number} tag
   */
  const entry = (directory, tag) => {
    for (let index = 0; index < short(directory); index++) {
      const at = directory + 2 + 12 * index;
      if (short(at) === tag) return at;
    }
    return null;
  };
  const pointer = entry(long(4), 0x8825);
  if (pointer === null) return null;
  const gps = long(pointer + 8);
  /** @param {number} referenceTag the tag of the hemisphere, which the angle's tag follows */
  const degrees = (referenceTag) => {
    const [reference, angle] = [entry(gps, referenceTag), entry(gps, referenceTag + 1)];
    if (reference === null || angle === null) return NaN;
    // Degrees, minutes and seconds are fractions.
    const [whole, minutes, seconds] = [0, 8, 16].map((offset) => long(long(angle + 8) + offset) / long(long(angle + 8) + offset + 4));
    const sign = "SW".includes(String.fromCharCode(data.getUint8(start + reference + 8))) ? -1 : 1;
    return sign * ((whole ?? NaN) + (minutes || 0) / 60 + (seconds || 0) / 3600);
  };
  const [latitude, longitude] = [degrees(1), degrees(3)];
  // Some cameras write zeros without a fix.
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return isPlace ? { latitude, longitude } : null;
}

/** The name under which the tab keeps the place of a report's photo. */
const placeName = (/** @type {string} */ key) => `petmap.photo-place.${key}`;

/** @param {string} key the report's key @param {Blob | null} file */
async function keepPlace(key, file) {
  const place = file && await gpsPlace(file);
  try {
    if (place) sessionStorage.setItem(placeName(key), JSON.stringify(place));
    else sessionStorage.removeItem(placeName(key));
  } catch {
    // Without storage, the place is not offered.
  }
}

/**
 * Returns where the photo of a report was taken, if that is known.
 * @param {HTMLFormElement} form
 * @returns {{ latitude: number, longitude: number } | null}
 */
export function placeOfPhoto(form) {
  const key = /** @type {HTMLInputElement | null} */ (form.elements.namedItem("key"))?.value;
  try {
    return key ? JSON.parse(sessionStorage.getItem(placeName(key)) ?? "null") : null;
  } catch {
    return null;
  }
}

/** The photo of a report: its preview, downscaling, and an upload with a progress bar that can be retried. */
export class PhotoStep {
  #form;
  #input;
  #alert;
  /** @type {Promise<Blob> | null} */
  #photo = null;
  #isSent = false;
  #preview = document.getElementById("photo-preview");
  #progress = document.getElementById("photo-progress");
  /** @type {(token: string) => void} */
  onkept = () => {};
  /** Fulfilled when the browser has stored or deleted the photo, so that the page can be left. */
  kept = Promise.resolve();

  /**
   * @param {HTMLFormElement} form
   * @param {HTMLInputElement} input
   * @param {(text: string) => void} alert
   */
  constructor(form, input, alert) {
    this.#form = form;
    this.#input = input;
    this.#alert = alert;
    input.addEventListener("change", () => this.#choose());
    // A browser that restores the page may also restore the file.
    if (input.files?.length) this.#choose();
    else void this.#restore();
  }

  /** The key of the photo's draft: the report's key; empty for a report that is managed. */
  get #key() {
    return this.#value("key");
  }

  /** Restores the photo that was chosen before a reload. */
  async #restore() {
    const photo = await keptPhoto(this.#key);
    if (!photo || this.#photo) return;
    this.#photo = Promise.resolve(photo);
    // If the service already has the photo, it need not be sent again.
    this.#isSent = this.#value("photoToken") !== "";
    this.#show(photo);
  }

  #choose() {
    const file = this.#input.files?.[0];
    this.#isSent = false;
    this.#photo = file ? downscaled(file) : null;
    const kept = this.#photo?.then((photo) => keepPhoto(this.#key, photo));
    this.kept = Promise.all([kept, keepPlace(this.#key, file ?? null)]).then(() => {});
    this.#show(file ?? null);
  }

  /** Forgets the chosen photo, so that the next page does not restore it. */
  forget() {
    this.#photo = null;
    this.kept = this.kept.then(async () => {
      await Promise.all([forgetPhoto(this.#key), keepPlace(this.#key, null)]);
    });
  }

  /** @param {Blob | null} photo */
  #show(photo) {
    this.#preview?.replaceChildren();
    if (this.#preview) this.#preview.hidden = true;
    if (!photo || !this.#preview) return;
    const image = document.createElement("img");
    image.alt = "";
    image.addEventListener("load", () => {
      if (this.#preview) this.#preview.hidden = false;
    });
    const url = URL.createObjectURL(photo);
    image.addEventListener("error", () => URL.revokeObjectURL(url));
    image.src = url;
    this.#preview.append(image);
  }

  /**
   * Uploads the chosen photo before the form is submitted: to an existing report, or as the photo of a pending report.
   * @returns {Promise<boolean>} whether the form can be submitted
   */
  async send() {
    if (!this.#photo || this.#isSent) return true;
    const photo = await this.#photo;
    /** @type {Record<number, string>} */
    const problems = JSON.parse(this.#input.dataset["problems"] ?? "{}");
    if (photo.size > Number(this.#input.dataset["maxBytes"])) {
      this.#alert(problems[413] ?? "");
      return false;
    }
    const { status, text, isCanceled } = await this.#upload(photo);
    if (isCanceled) return false;
    if (status === 201) {
      this.#isSent = true;
      this.#keepToken(text);
      // The service has received the file, so submit the form without it.
      this.#input.value = "";
      return true;
    }
    const problem = problems[status];
    if (problem) this.#alert(problem);
    else if (status === 0 || status >= 500) this.#alert(this.#form.dataset["offline"] ?? "");
    // Submit the form for any other error; the next page explains it.
    else return true;
    return false;
  }

  /** @param {string} text */
  #keepToken(text) {
    const token = /** @type {{ token?: string }} */ (JSON.parse(text)).token;
    const field = this.#form.elements.namedItem("photoToken");
    if (!token || !(field instanceof HTMLInputElement)) return;
    field.value = token;
    this.onkept(token);
  }

  /** @param {string} name */
  #value(name) {
    const field = this.#form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : "";
  }

  /**
   * @param {Blob} photo
   * @returns {Promise<{ status: number, text: string, isCanceled: boolean }>} the status is 0 if there was no response
   */
  #upload(photo) {
    const id = this.#form.dataset["upload"];
    const request = new XMLHttpRequest();
    request.open("POST", id ? `/api/v1/announcements/${id}/photos` : "/report/pending-photo");
    const { token } = this.#form.dataset;
    const credentials = token ? `Bearer ${token}` : `Basic ${btoa(`${id}:${this.#value("password")}`)}`;
    if (id) request.setRequestHeader("Authorization", credentials);
    const bar = Object.assign(document.createElement("progress"), { max: 1, value: 0 });
    const label = this.#form.dataset["sending"] ?? "";
    bar.setAttribute("aria-label", label);
    let isCanceled = false;
    const cancel = Object.assign(document.createElement("button"), {
      type: "button", className: "plain", textContent: this.#form.dataset["cancel"] ?? "",
    });
    cancel.setAttribute("data-testid", "report.sending.cancel");
    cancel.addEventListener("click", () => {
      isCanceled = true;
      request.abort();
      /** @type {HTMLElement | null} */ (this.#form.querySelector("button.button"))?.focus();
    });
    this.#progress?.replaceChildren(label, bar, cancel);
    if (this.#progress) this.#progress.hidden = false;
    /** @type {number | undefined} */
    let stall;
    const wait = (/** @type {number} */ milliseconds) => {
      clearTimeout(stall);
      stall = setTimeout(() => request.abort(), milliseconds);
    };
    wait(longestStall);
    request.upload.addEventListener("progress", (event) => {
      wait(longestStall);
      if (event.lengthComputable) bar.value = event.loaded / event.total;
    });
    // The rest may still be in buffers along the way.
    request.upload.addEventListener("load", () => wait(4 * longestStall));
    const body = new FormData();
    body.append("photo", photo, "photo");
    return new Promise((resolve) => {
      request.addEventListener("loadend", () => {
        clearTimeout(stall);
        if (this.#progress) this.#progress.hidden = true;
        resolve({ status: request.status, text: request.responseText, isCanceled });
      });
      request.send(body);
    });
  }
}

/** The object store of the photos of unsent reports, which survive reloads in IndexedDB. */
const store = "photos";
/** The time after which the photos of abandoned reports are deleted, in milliseconds: a day. */
const lifetime = 86_400_000;

/** @typedef {{ photo: Blob, keptAt: number }} Entry */

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("petmap.report", 1);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(store));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
    request.addEventListener("blocked", () => reject(new Error("the database is blocked")));
  });
}

/**
 * Runs a request in a transaction and returns its result, or undefined if the browser's storage is full or
 * disabled.
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(photos: IDBObjectStore) => IDBRequest<T>} body
 * @returns {Promise<T | undefined>}
 */
async function run(mode, body) {
  try {
    const database = await open();
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const request = body(transaction.objectStore(store));
      transaction.addEventListener("complete", () => resolve(request.result));
      transaction.addEventListener("abort", () => reject(transaction.error));
    }).finally(() => database.close());
  } catch {
    // The form still has the file.
    return undefined;
  }
}

/**
 * @param {string} key the report's key; if it is empty, the photo is not kept
 * @param {Blob} photo
 */
async function keepPhoto(key, photo) {
  if (key) await run("readwrite", (photos) => photos.put({ photo, keptAt: Date.now() }, key));
}

/**
 * @param {string} key the report's key
 * @returns {Promise<Blob | null>}
 */
async function keptPhoto(key) {
  /** @type {Entry | undefined} */
  const entry = await run("readonly", (photos) => photos.get(key));
  return entry && Date.now() - entry.keptAt < lifetime ? entry.photo : null;
}

/** @param {string} key the report's key */
async function forgetPhoto(key) {
  await run("readwrite", (photos) => photos.delete(key));
}

/**
 * Deletes the photo of a report, and the photos of abandoned reports.
 * @param {string | undefined} key the report's key
 */
export async function forgetPhotos(key) {
  const entries = await run("readonly", (photos) => photos.getAll());
  const keys = await run("readonly", (photos) => photos.getAllKeys()) ?? [];
  for (const [index, other] of keys.entries()) {
    const isOld = Date.now() - (entries?.[index]?.keptAt ?? 0) >= lifetime;
    if (other === key || isOld) await forgetPhoto(String(other));
  }
}
