// Stores the photo of an unsent report in IndexedDB, so that it survives reloads.

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
 * @param {string} key the report's key
 * @param {Blob} photo
 */
export async function keepPhoto(key, photo) {
  await run("readwrite", (photos) => photos.put({ photo, keptAt: Date.now() }, key));
}

/**
 * @param {string} key the report's key
 * @returns {Promise<Blob | null>}
 */
export async function keptPhoto(key) {
  /** @type {Entry | undefined} */
  const entry = await run("readonly", (photos) => photos.get(key));
  return entry && Date.now() - entry.keptAt < lifetime ? entry.photo : null;
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
    if (other === key || isOld) await run("readwrite", (photos) => photos.delete(other));
  }
}
