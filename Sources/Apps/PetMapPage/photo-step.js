// The photo of a report: its preview, downscaling, and an upload with a progress bar that can be retried, even after a
// reload.

import { keepPhoto, keptPhoto } from "./photo-draft.js";

/** The maximum length of a photo's longest side in pixels. */
const longestSide = 2048;
/** The maximum size of a file that the service accepts, in bytes. */
const sizeLimit = 20_971_520;
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

export class PhotoStep {
  #form;
  #input;
  #draftKey;
  #alert;
  /** @type {Promise<Blob> | null} */
  #photo = null;
  #isSent = false;
  #preview = document.getElementById("photo-preview");
  #progress = document.getElementById("photo-progress");
  /** @type {(token: string) => void} */
  onkept = () => {};

  /**
   * @param {HTMLFormElement} form
   * @param {HTMLInputElement} input
   * @param {string} draftKey the key of the report that this tab worked on last
   * @param {(text: string) => void} alert
   */
  constructor(form, input, draftKey, alert) {
    this.#form = form;
    this.#draftKey = draftKey;
    this.#input = input;
    this.#alert = alert;
    input.addEventListener("change", () => this.#choose());
    // A browser that restores the page may also restore the file.
    if (input.files?.length) this.#choose();
    else void this.#restore();
  }

  /** The key of the photo's draft: the key of the report, or `draftKey` on the page that asks only for the photo. */
  get #key() {
    return this.#value("key") || this.#draftKey;
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
    void this.#photo?.then((photo) => keepPhoto(this.#key, photo));
    this.#show(file ?? null);
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
    const { wrongFormat = "", tooLarge = "" } = this.#input.dataset;
    if (photo.size > sizeLimit) {
      this.#alert(tooLarge);
      return false;
    }
    const { status, text } = await this.#upload(photo);
    if (status === 201) {
      this.#isSent = true;
      this.#keepToken(text);
      // The service has received the file, so submit the form without it.
      this.#input.value = "";
      return true;
    }
    if (status === 413) this.#alert(tooLarge);
    else if (status === 400) this.#alert(wrongFormat);
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
   * @returns {Promise<{ status: number, text: string }>} the status is 0 if there was no response
   */
  #upload(photo) {
    const id = this.#form.dataset["upload"];
    const request = new XMLHttpRequest();
    request.open("POST", id ? `/api/v1/announcements/${id}/photos` : "/report/pending-photo");
    if (id) request.setRequestHeader("Authorization", `Basic ${btoa(`${id}:${this.#value("password")}`)}`);
    const bar = Object.assign(document.createElement("progress"), { max: 1, value: 0 });
    const label = this.#form.dataset["sending"] ?? "";
    bar.setAttribute("aria-label", label);
    this.#progress?.replaceChildren(label, bar);
    if (this.#progress) this.#progress.hidden = false;
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) bar.value = event.loaded / event.total;
    });
    const body = new FormData();
    body.append("photo", photo, "photo");
    return new Promise((resolve) => {
      request.addEventListener("loadend", () => {
        if (this.#progress) this.#progress.hidden = true;
        resolve({ status: request.status, text: request.responseText });
      });
      request.send(body);
    });
  }
}
