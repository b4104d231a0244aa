// @ts-check
// Lets a reader have alerts as notifications of the browser. The forms for alerts work without this module, which only shows
// the button for notifications and adds the browser's subscription to the form.

/**
 * Returns the browser's subscription for the key of the service. One for another key, such as that of a service that has
 * been set up again, is replaced.
 * @param {string} key
 */
async function subscribe(key) {
  const registration = await navigator.serviceWorker.register("/alert-worker.js", { scope: "/" });
  const ready = await navigator.serviceWorker.ready;
  const { active, pushManager } = registration.active ? registration : ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  let subscription;
  try {
    subscription = await pushManager.subscribe(options);
  } catch (error) {
    const former = await pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    subscription = await pushManager.subscribe(options);
  }
  // The worker remembers the subscription.
  active?.postMessage({});
  return subscription;
}

/** @param {HTMLFormElement} form */
function enhance(form) {
  const button = form.querySelector("button[value=alertByPush]");
  const field = form.elements.namedItem("push");
  const status = form.querySelector("[data-push-status]");
  const key = form.dataset["push"];
  if (!(button instanceof HTMLButtonElement) || !(field instanceof HTMLInputElement) || !status || !key) return;
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return;
  button.hidden = false;
  button.addEventListener("click", async (event) => {
    if (field.value) return;
    event.preventDefault();
    status.textContent = "";
    button.disabled = true;
    try {
      if (await Notification.requestPermission() !== "granted") {
        status.textContent = form.dataset["denied"] ?? "";
        return;
      }
      field.value = JSON.stringify(await subscribe(key));
      button.disabled = false;
      form.requestSubmit(button);
    } catch {
      status.textContent = form.dataset["failed"] ?? "";
    } finally {
      button.disabled = false;
    }
  });
}

// If the service could not be told of a new subscription, it is told now.
navigator.serviceWorker?.getRegistration("/").then((registration) => registration?.active?.postMessage({}), () => {});

for (const form of document.querySelectorAll("form[data-push]")) {
  if (form instanceof HTMLFormElement) enhance(form);
}
