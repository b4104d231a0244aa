// Arithmetic with degrees that the modules of the map share.

/**
 * Returns the longitude of the same meridian from -180 to less than 180.
 * @param {number} longitude any number of degrees
 */
export const wrapped = (longitude) => ((((longitude + 180) % 360) + 360) % 360) - 180;
