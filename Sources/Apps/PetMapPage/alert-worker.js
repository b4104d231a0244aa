// @ts-check
// Shows the push messages of alerts. It has no other task: pages are not served from it.

// The types of workers exclude those of pages, with which this file is checked.
const worker = /** @type {any} */ (self);
const remembered = "/alert-worker/subscription";

worker.addEventListener("install", () => worker.skipWaiting());

// A browser can be given another subscription at any time. Alerts follow it, as long as the service is told which one it had
// before, which few browsers remember.

/**
 * Tells the service if this browser has another subscription than the last time.
 * @param {{toJSON: () => object}?} [replaced]
 */
async function follow(replaced) {
  const cache = await caches.open("alerts");
  const former = replaced?.toJSON() ?? await (await cache.match(remembered))?.json();
  const manager = worker.registration.pushManager;
  let push = await manager.getSubscription();
  if (!push && former) {
    const { applicationServerKey } = await (await fetch("/api/v1/push")).json();
    // The reader may have withdrawn the permission.
    push = await manager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => null);
  }
  if (!push) return;
  if (former && former.endpoint !== push.endpoint) {
    const response = await fetch("/api/v1/push", {
      method: "PUT", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ former, push }),
    });
    // The next page that offers alerts tries again.
    if (!response.ok) return;
  }
  await cache.put(remembered, new Response(JSON.stringify(push)));
}

worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => {
  event.waitUntil(follow(event.oldSubscription));
});

// A page has subscribed, or offers alerts.
worker.addEventListener("message", (/** @type {any} */ event) => event.waitUntil(follow()));

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
  event.waitUntil(follow());
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
