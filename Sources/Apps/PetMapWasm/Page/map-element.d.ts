/**
 * `<petmap-map>`: the map and list of a petmap service in any page. Its attributes are `src`, the service's address;
 * `near` (latitude, longitude) and `radius` (kilometers) of a circle to keep to; the filters `status`, `species`, `since`,
 * `until` and `text`; `lang` (`en`, `pl`) and `title`. Importing the module defines it.
 */
export class PetmapMapElement extends HTMLElement {}

declare global {
  interface HTMLElementTagNameMap {
    "petmap-map": PetmapMapElement;
  }
}
