// The page's state: the filters, the view and the selected pet. The service parses the page's URL and writes the state into the
// document; this module only writes URLs.
//
//   /?center=33.80480,-118.18890&zoom=12.50&status=missing&species=dog&pet=<id>

/**
 * @typedef {{ latitude: number, longitude: number }} Coordinate
 * @typedef {{ center: Coordinate, zoom: number }} View
 * @typedef {object} Filter
 * @property {string[]} status `missing`, `found`, `closed`; empty for `openStatuses`
 * @property {string[]} species
 * @property {string} since `YYYY-MM-DD` or empty
 * @property {string} until
 * @property {string} text
 * @property {Coordinate | null} near the center of the circle that the list is restricted to
 * @property {number} radius in kilometers; 0 without a circle
 * @property {string} sort `distance`, or empty for the last-seen date
 * @property {Record<string, string>} more filters without a control, by the names of their parameters
 * @typedef {{ view: View | null, filter: Filter, pet: string | null }} State
 */

/** The statuses that are shown if none are chosen. */
export const openStatuses = ["missing", "found"];

/** @type {Filter} */
export const noFilter = { status: [], species: [], since: "", until: "", text: "", near: null, radius: 0, sort: "", more: {} };

/**
 * Returns the number of active filters.
 * @param {Filter} filter
 */
export function filterCount({ status, species, since, until, text, near, more }) {
  return [status.length, species.length, since || until, text, near].filter(Boolean).length + Object.keys(more).length;
}

/**
 * Returns the URL of a pet's page in the language of this page.
 * @param {string} id
 */
export const petURL = (id) => `/pets/${id}?lang=${document.documentElement.lang}`;

/**
 * Returns the URL of a pet's photo in one of the service's sizes, or null if the photo is not on the service. It changes
 * with the pet, so browsers need not ask for a photo that they have.
 * @param {import("./service.js").Pet} pet
 * @param {160 | 320 | 640 | 1280} width
 */
export function photoURL(pet, width) {
  const own = /^\/images\/([0-9a-f-]{36}(?:-\d+)?)\.jpeg$/.exec(pet.photoUrl ?? "");
  return own && `/photos/${own[1]}-${width}.jpg${pet.updatedAt ? `?v=${Date.parse(pet.updatedAt)}` : ""}`;
}

/** Where other pages open: in a new tab if this page is in a frame of another site, in which they cannot be shown. */
export const linkTarget = document.body.classList.contains("embedded") ? "_blank" : "_self";

const written = (/** @type {Coordinate} */ { latitude, longitude }) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
const list = (/** @type {string | undefined} */ text) => (text ? text.split(",") : []);

/** The state that the service read from the page's URL. */
const given = JSON.parse(document.getElementById("state")?.textContent || '{"filter":{}}');

/** @returns {State} */
function first() {
  const { view, filter, sort, pet } = given;
  const { status, species, since = "", until = "", text = "", near = null, radius = 0, active: _, ...more } = filter;
  return {
    view: view ?? null, pet: pet ?? null,
    filter: { status: list(status), species: list(species), since, until, text, near, radius, sort: sort ?? "", more },
  };
}

/**
 * Returns the date a number of days ago in UTC, like the service, as `YYYY-MM-DD`.
 * @param {number} days
 */
export const daysAgo = (days) => new Date(Date.now() - 86_400_000 * days).toISOString().slice(0, 10);

/**
 * Returns whether a pet was last seen so long ago that it is old.
 * @param {{ lastSeenDate?: string | null }} pet
 */
export function isOld({ lastSeenDate }) {
  const { active } = given.filter;
  return Boolean(active && lastSeenDate && lastSeenDate < daysAgo(Number(active)));
}

/**
 * Returns a filter's query parameters for tiles and pins. Without a status, the service would return closed pets, too.
 * @param {Filter} filter
 */
export function filterParameters(filter) {
  const parameters = chosenParameters(filter);
  if (!filter.status.length) parameters.set("status", openStatuses.join(","));
  if (given.filter.active) parameters.set("active", given.filter.active);
  return parameters;
}

/** @param {Filter} filter */
function chosenParameters(filter) {
  const parameters = new URLSearchParams(filter.more);
  if (filter.status.length) parameters.set("status", filter.status.join(","));
  if (filter.species.length) parameters.set("species", filter.species.join(","));
  for (const name of /** @type {const} */ (["since", "until", "text"])) {
    if (filter[name]) parameters.set(name, filter[name]);
  }
  return parameters;
}

/** @param {State} state @returns {string} the query with a question mark, or an empty string */
export function write({ view, filter, pet }) {
  const parameters = chosenParameters(filter);
  if (filter.sort) parameters.set("sort", filter.sort);
  if (filter.near) {
    parameters.set("near", written(filter.near));
    parameters.set("radius", String(filter.radius));
  }
  if (view) {
    parameters.set("center", written(view.center));
    parameters.set("zoom", view.zoom.toFixed(2));
  }
  if (pet) parameters.set("pet", pet);
  if (given.lang) parameters.set("lang", given.lang);
  const active = new URLSearchParams(location.search).get("active");
  if (active) parameters.set("active", active);
  const text = parameters.toString().replaceAll("%2C", ",");
  return text ? `?${text}` : "";
}

/** Stores the state in the URL. Changes of the view replace the history entry; others add one. */
export class Address {
  /** @type {State} */
  state = first();

  /** @param {(state: State) => void} onreturn called when the user goes back or forward */
  constructor(onreturn) {
    addEventListener("popstate", ({ state }) => {
      this.state = state ?? first();
      onreturn(this.state);
    });
  }

  /** @param {Partial<State>} change @param {{ replace?: boolean }} options */
  set(change, { replace = false } = {}) {
    this.state = { ...this.state, ...change };
    const address = location.pathname + write(this.state);
    if (address === location.pathname + location.search) return;
    try {
      if (replace) history.replaceState(this.state, "", address);
      else history.pushState(this.state, "", address);
    } catch {
      // Browsers reject more than about a hundred changes in 30 seconds. The next change will include this one.
    }
  }
}
