// The texts of the page in all languages, and formatters for dates, distances and counts.

const english = {
  skipToList: "Skip to the list", searchLabel: "City or coordinates", searchResults: "Places", nearCity: "near {name}",
  noPlace: "No place called “{text}” is known. Try a larger city nearby, or coordinates such as 52.2297, 21.0122.",
  searchFailed: "The search did not answer. Check the connection and try again.",
  report: "Report", reportMissing: "I lost a pet", reportFound: "I found a pet", map: "Map", whereAmI: "Where am I?",
  hereYouAre: "The list is now sorted by distance from you.",
  noPosition: "Your position could not be found. Search for a city instead, or try again outdoors.",
  positionDenied: "The browser may not tell your position. Allow it in the browser's settings, or search for a city.",
  zoomIn: "Zoom in", zoomOut: "Zoom out", moreList: "Show more of the list", lessList: "Show more of the map",
  title: "Lost and found pets", filters: "Filters", status: "Status", missing: "Missing", found: "Found", closed: "Closed",
  MISSING: "Missing", FOUND: "Found", CLOSED: "Closed",
  species: "Species", DOG: "Dog", CAT: "Cat", BIRD: "Bird", RABBIT: "Rabbit", OTHER: "Other", lastSeen: "Last seen",
  since: "From", until: "To", words: "Words", wordsHint: "Name, breed, description", distance: "Distance",
  anyDistance: "Any", within: "Within {km} km", clearFilters: "Clear filters",
  datesReversed: "The first day is after the last one. Change one of them.",
  unknownPet: "Unknown pet", details: "Details", showOnMap: "Show {name} on the map", showMore: "Show more",
  away: "{far} away", summary: "{total} in view", summaryWithin: "{total} within {km} km", loading: "Loading…",
  nothingInView: "No pets in view. Zoom out or move the map.",
  nothingMatches: "No pets in view match the filters.",
  noneYet: "Nothing has been reported yet.",
  listFailed: "The list could not be loaded.", tryAgain: "Try again",
  offline: "The service cannot be reached. What is shown may be out of date; the page goes on trying.",
  gone: "This announcement is no longer there.", petFailed: "This announcement could not be loaded.",
  noMap: "This browser cannot draw the map (WebGL is off). The list has everything; search for a place to move it.",
  stack: "{count} pets at one place", newPet: "New: {name}", noScript: "The map needs JavaScript.",
  showAll: "Zoom to all", other: "Polski",
};

/** @type {typeof english} */
const polish = {
  skipToList: "Przejdź do listy", searchLabel: "Miasto lub współrzędne", searchResults: "Miejsca", nearCity: "koło: {name}",
  noPlace: "Nie znamy miejsca „{text}”. Wpisz większe miasto w pobliżu albo współrzędne, np. 52.2297, 21.0122.",
  searchFailed: "Wyszukiwanie nie odpowiada. Sprawdź połączenie i spróbuj ponownie.",
  report: "Zgłoszenie", reportMissing: "Zgubiłem zwierzę", reportFound: "Znalazłem zwierzę", map: "Mapa",
  whereAmI: "Gdzie jestem?", hereYouAre: "Lista jest teraz uporządkowana według odległości od Ciebie.",
  noPosition: "Nie udało się ustalić położenia. Wyszukaj miasto albo spróbuj ponownie na zewnątrz.",
  positionDenied: "Przeglądarka nie może podać położenia. Zezwól na to w jej ustawieniach albo wyszukaj miasto.",
  zoomIn: "Przybliż", zoomOut: "Oddal", moreList: "Pokaż więcej listy", lessList: "Pokaż więcej mapy",
  title: "Zaginione i znalezione zwierzęta", filters: "Filtry", status: "Status", missing: "Zaginione",
  found: "Znalezione", closed: "Zamknięte", MISSING: "Zaginione", FOUND: "Znalezione", CLOSED: "Zamknięte",
  species: "Gatunek", DOG: "Pies", CAT: "Kot", BIRD: "Ptak", RABBIT: "Królik", OTHER: "Inne",
  lastSeen: "Ostatnio widziane", since: "Od", until: "Do", words: "Słowa", wordsHint: "Imię, rasa, opis",
  distance: "Odległość", anyDistance: "Dowolna", within: "Do {km} km", clearFilters: "Wyczyść filtry",
  datesReversed: "Pierwszy dzień jest po ostatnim. Zmień jeden z nich.",
  unknownPet: "Nieznane zwierzę", details: "Szczegóły", showOnMap: "Pokaż na mapie: {name}", showMore: "Pokaż więcej",
  away: "{far} stąd", summary: "W widoku: {total}", summaryWithin: "Do {km} km: {total}", loading: "Wczytywanie…",
  nothingInView: "Brak zwierząt w widoku. Oddal albo przesuń mapę.",
  nothingMatches: "Żadne zwierzę w widoku nie pasuje do filtrów.",
  noneYet: "Nie ma jeszcze żadnych zgłoszeń.",
  listFailed: "Nie udało się wczytać listy.", tryAgain: "Spróbuj ponownie",
  offline: "Brak połączenia z usługą. Widok może być nieaktualny; strona próbuje dalej.",
  gone: "Tego ogłoszenia już nie ma.", petFailed: "Nie udało się wczytać ogłoszenia.",
  noMap: "Ta przeglądarka nie może narysować mapy (WebGL jest wyłączony). Wszystko jest na liście; wyszukaj miejsce, aby ją przesunąć.",
  stack: "Zwierzęta w jednym miejscu: {count}", newPet: "Nowe: {name}", noScript: "Mapa wymaga JavaScriptu.",
  showAll: "Pokaż wszystkie", other: "English",
};

/** @typedef {keyof typeof english} Word */

/** The texts and formats of a language. */
export class Words {
  /** @param {string} language */
  constructor(language) {
    /** @type {"en" | "pl"} */
    this.language = language.toLowerCase().startsWith("pl") ? "pl" : "en";
    this.#table = this.language === "pl" ? polish : english;
    this.#date = new Intl.DateTimeFormat(this.language, { dateStyle: "medium", timeZone: "UTC" });
    this.#number = new Intl.NumberFormat(this.language);
  }

  #table;
  #date;
  #number;

  /** @param {Word} word @param {Record<string, string | number>} [values] */
  text(word, values = {}) {
    return this.#table[word].replace(/\{(\w+)\}/g, (_, name) => {
      const value = values[name] ?? "";
      return typeof value === "number" ? this.#number.format(value) : value;
    });
  }

  /** @param {number} count */
  number(count) {
    return this.#number.format(count);
  }

  /**
   * Returns the translation of a species, or the species itself if there is none.
   * @param {string} species
   */
  species(species) {
    const word = /** @type {Word} */ (species.toUpperCase());
    return ["DOG", "CAT", "BIRD", "RABBIT", "OTHER"].includes(word) ? this.text(word) : species;
  }

  /** @param {string} day `YYYY-MM-DD` */
  date(day) {
    const time = Date.parse(`${day}T00:00:00Z`);
    return Number.isNaN(time) ? day : this.#date.format(time);
  }

  /** @param {number} meters */
  far(meters) {
    const [value, unit] = meters < 950 ? [Math.max(10, Math.round(meters / 10) * 10), "meter"] : [meters / 1000, "kilometer"];
    return new Intl.NumberFormat(this.language, {
      style: "unit", unit, maximumFractionDigits: value < 10 ? 1 : 0,
    }).format(value);
  }

  /**
   * @param {import("./service.js").Totals} totals
   * @param {number} km the radius of the circle that was counted, or 0 for the view
   */
  summary({ total, missing, found, closed }, km) {
    const parts = /** @type {const} */ ([["missing", missing], ["found", found], ["closed", closed]])
      .filter(([, count]) => count > 0)
      .map(([word, count]) => `${this.#number.format(count)} ${this.text(word).toLowerCase()}`);
    return [this.text(km ? "summaryWithin" : "summary", { total, km }), ...parts].join(" · ");
  }

  /**
   * Inserts the texts that a document refers to with `data-word`, `data-word-label` and `data-word-placeholder`.
   * @param {ParentNode} root
   */
  fill(root) {
    const word = (/** @type {Element} */ element, /** @type {string} */ name) =>
      this.text(/** @type {Word} */ (element.getAttribute(name)));
    for (const element of root.querySelectorAll("[data-word]")) element.textContent = word(element, "data-word");
    for (const [name, attribute] of [["data-word-label", "aria-label"], ["data-word-placeholder", "placeholder"]]) {
      for (const element of root.querySelectorAll(`[${name}]`)) element.setAttribute(String(attribute), word(element, String(name)));
    }
  }
}
