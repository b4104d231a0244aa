// @ts-check
// Shows the push messages of alerts. It has no other task: pages are not served from it.

// The types of workers exclude those of pages, with which this file is checked.
const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => worker.skipWaiting());

worker.addEventListener("push", (/** @type {any} */ event) => {
  /** @type {{title?: string, body?: string, url?: string, tag?: string, lang?: string}} */
  let message = {};
  try {
    message = event.data?.json() ?? {};
  } catch {
    // Browsers withdraw the permission from sites that receive a message and show nothing.
  }
  event.waitUntil(worker.registration.showNotification(message.title ?? "petmap", {
    body: message.body ?? "",
    lang: message.lang ?? "",
    tag: message.tag ?? "",
    data: { url: message.url ?? "/" },
  }));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? "/", worker.location.origin);
  // A message never leads to another site.
  if (url.origin !== worker.location.origin) return;
  event.waitUntil((async () => {
    const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = windows.find((/** @type {{url: string}} */ client) => client.url === url.href);
    await (open ? open.focus() : worker.clients.openWindow(url.href));
  })());
});
