// The page's state in its URL: the filters, the view and the selected pet.
//
//   /?at=33.80480,-118.18890&zoom=12.50&status=missing&species=dog&pet=<id>

/**
 * @typedef {{ latitude: number, longitude: number }} Coordinate
 * @typedef {{ center: Coordinate, zoom: number }} View
 * @typedef {object} Filter
 * @property {string[]} status `missing`, `found`, `closed`; empty for all
 * @property {string[]} species
 * @property {string} since `YYYY-MM-DD` or empty
 * @property {string} until
 * @property {string} text
 * @property {Coordinate | null} near the center of the circle that the list is restricted to
 * @property {number} radius in kilometers; 0 without a circle
 * @typedef {{ view: View | null, filter: Filter, pet: string | null }} State
 */

/** The default radius around `near`, in kilometers. */
const defaultRadius = 10;

/** @type {Filter} */
export const noFilter = { status: [], species: [], since: "", until: "", text: "", near: null, radius: 0 };

/**
 * Returns the number of active filters.
 * @param {Filter} filter
 */
export function filterCount({ status, species, since, until, text, near }) {
  return [status.length, species.length, since || until, text, near].filter(Boolean).length;
}

/**
 * Returns the URL of a pet's page in the language of this page.
 * @param {string} id
 */
export const petURL = (id) => `/pets/${id}?lang=${document.documentElement.lang}`;

/** Where other pages open: in a new tab if this page is in a frame of another site, in which they cannot be shown. */
export const linkTarget = document.body.classList.contains("embedded") ? "_blank" : "_self";

/** @param {string | null} text @returns {Coordinate | null} */
function coordinate(text) {
  const parts = /^\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*$/.exec(text ?? "");
  if (!parts) return null;
  const [latitude, longitude] = [Number(parts[1]), Number(parts[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

const written = (/** @type {Coordinate} */ { latitude, longitude }) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
const list = (/** @type {string | null} */ text) => (text ?? "").split(",").map((word) => word.trim()).filter(Boolean);

/** @param {string | null} text @returns {string} the date, or an empty string if it does not exist, such as February 30 */
function date(text) {
  const time = /^\d{4}-\d\d-\d\d$/.test(text ?? "") ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text ? text : "";
}

/**
 * Parses the query of a URL, ignoring anything invalid.
 * @param {string} search
 * @returns {State}
 */
export function parse(search) {
  const given = new URLSearchParams(search);
  const center = coordinate(given.get("at"));
  const zoom = Number(given.get("zoom") ?? NaN);
  const near = coordinate(given.get("near"));
  const radius = Number(given.get("radius") ?? defaultRadius);
  return {
    view: center && zoom >= 0 && zoom <= 22 ? { center, zoom } : null,
    filter: {
      status: list(given.get("status")).filter((word) => ["missing", "found", "closed"].includes(word)),
      species: list(given.get("species")).slice(0, 16),
      since: date(given.get("since")),
      until: date(given.get("until")),
      text: (given.get("text") ?? "").slice(0, 200),
      near: near && radius > 0 && radius <= 20_000 ? near : null,
      radius: near && radius > 0 && radius <= 20_000 ? radius : 0,
    },
    pet: /^[0-9a-f-]{36}$/.test(given.get("pet") ?? "") ? given.get("pet") : null,
  };
}

/**
 * Returns a filter's query parameters for tiles and pins.
 * @param {Filter} filter
 */
export function filterParameters(filter) {
  const parameters = new URLSearchParams();
  if (filter.status.length) parameters.set("status", filter.status.join(","));
  if (filter.species.length) parameters.set("species", filter.species.join(","));
  for (const name of /** @type {const} */ (["since", "until", "text"])) {
    if (filter[name]) parameters.set(name, filter[name]);
  }
  return parameters;
}

/** @param {State} state @returns {string} the query with a question mark, or an empty string */
export function write({ view, filter, pet }) {
  const parameters = filterParameters(filter);
  if (filter.near && filter.radius) {
    parameters.set("near", written(filter.near));
    parameters.set("radius", String(filter.radius));
  }
  if (view) {
    parameters.set("at", written(view.center));
    parameters.set("zoom", view.zoom.toFixed(2));
  }
  if (pet) parameters.set("pet", pet);
  const language = new URLSearchParams(location.search).get("lang");
  if (language) parameters.set("lang", language);
  const text = parameters.toString().replaceAll("%2C", ",");
  return text ? `?${text}` : "";
}

/** Stores the state in the URL. Changes of the view replace the history entry; others add one. */
export class Address {
  /** @type {State} */
  state = parse(location.search);

  /** @param {(state: State) => void} onreturn called when the user goes back or forward */
  constructor(onreturn) {
    addEventListener("popstate", () => {
      this.state = parse(location.search);
      onreturn(this.state);
    });
  }

  /** @param {Partial<State>} change @param {{ replace?: boolean }} options */
  set(change, { replace = false } = {}) {
    this.state = { ...this.state, ...change };
    const address = location.pathname + write(this.state);
    if (address === location.pathname + location.search) return;
    try {
      if (replace) history.replaceState(null, "", address);
      else history.pushState(null, "", address);
    } catch {
      // Browsers reject more than about a hundred changes in 30 seconds. The next change will include this one.
    }
  }
}
