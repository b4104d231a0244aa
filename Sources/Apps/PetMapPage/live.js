// Listens for changes from the service, and reconnects after restarts and sleep.

/**
 * @typedef {object} Listener
 * @property {(version: string) => void} onversion called with the number of the last change, at the start and whenever changes were missed
 * @property {(change: { put?: import("./service.js").Pet, removed?: string }, version: string) => void} onchange
 * @property {(isConnected: boolean) => void} onconnection
 */

/** The time after which a hidden page reconnects, because sleep may have broken the connection, in milliseconds. */
const staleAfter = 30_000;
const longestDelay = 60_000;

export class Live {
  #url;
  #listener;
  /** @type {EventSource | null} */
  #source = null;
  #version = "";
  #delay = 1000;
  /** @type {number | undefined} */
  #timer;
  #hiddenAt = 0;

  /** @param {string} url @param {Listener} listener @param {string} version the number of the last known change */
  constructor(url, listener, version) {
    this.#url = url;
    this.#listener = listener;
    this.#version = version;
    document.addEventListener("visibilitychange", () => this.#visibilityChanged());
    addEventListener("online", () => this.#connect());
    addEventListener("pageshow", (event) => event.persisted && this.#connect());
    addEventListener("pagehide", () => this.#source?.close());
    this.#watchClock();
    this.#connect();
  }

  #visibilityChanged() {
    if (document.hidden) this.#hiddenAt = Date.now();
    else if (Date.now() - this.#hiddenAt > staleAfter) this.#connect();
  }

  /** Detects sleep by a jump of the clock, because a page can sleep without being hidden. */
  #watchClock() {
    let last = Date.now();
    setInterval(() => {
      const now = Date.now();
      if (now - last > staleAfter) this.#connect();
      last = now;
    }, 5000);
  }

  #connect() {
    clearTimeout(this.#timer);
    this.#source?.close();
    const source = new EventSource(this.#url);
    this.#source = source;
    source.addEventListener("hello", (event) => this.#reached(event.lastEventId));
    source.addEventListener("reload", (event) => this.#reached(event.lastEventId));
    for (const name of ["put", "remove"]) {
      source.addEventListener(name, (event) => {
        this.#version = event.lastEventId;
        const data = JSON.parse(event.data);
        this.#listener.onchange(name === "put" ? { put: data } : { removed: data.id }, event.lastEventId);
      });
    }
    source.addEventListener("open", () => {
      this.#delay = 1000;
      this.#listener.onconnection(true);
    });
    source.addEventListener("error", () => {
      this.#listener.onconnection(false);
      // The browser reconnects by itself unless the service has rejected the connection.
      if (source.readyState !== EventSource.CLOSED || source !== this.#source) return;
      this.#timer = setTimeout(() => this.#connect(), this.#delay);
      this.#delay = Math.min(longestDelay, this.#delay * 2);
    });
  }

  /** @param {string} version */
  #reached(version) {
    if (version === this.#version) return;
    this.#version = version;
    this.#listener.onversion(version);
  }
}
