/**
 * `<petmap-map>`: the map and list of a petmap service in any page. Its attributes are `src` (the service's URL);
 * `near` (latitude, longitude) and `radius` (kilometers) to show only pets in a circle; the filters `status`, `species`,
 * `since`, `until` and `text`; `lang` (`en`, `pl`); and `title`. Importing the module defines the element.
 */
export class PetmapMapElement extends HTMLElement {}

declare global {
  interface HTMLElementTagNameMap {
    "petmap-map": PetmapMapElement;
  }
}
