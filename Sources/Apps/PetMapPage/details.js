// If a resized photo of a pet cannot be shown, replaces it with the original, and then with text.

const photo = /** @type {HTMLImageElement | null} */ (document.querySelector(".photo img"));

/** @param {HTMLImageElement} image */
function replace(image) {
  const sources = image.parentElement?.querySelectorAll("source") ?? [];
  if (image.srcset || sources.length) {
    for (const source of sources) source.remove();
    image.removeAttribute("sizes");
    image.removeAttribute("srcset");
    return;
  }
  const words = document.createElement("p");
  words.className = "nophoto";
  words.dataset.testid = image.dataset.testid;
  words.textContent = image.dataset.fallback ?? image.alt;
  image.replaceWith(words);
}

if (photo) {
  photo.addEventListener("error", () => replace(photo));
  // The photo may have failed to load before this module ran.
  if (photo.complete && photo.naturalWidth === 0) replace(photo);
}
