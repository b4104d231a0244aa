// What the page has given that has no meaning, as exceptions.

export function invalid(what, value) {
  return new RangeError(`petmap: ${what}: ${value}`);
}

export function check(isValid, what, ...values) {
  if (!isValid) throw invalid(what, values.map((value) => JSON.stringify(value)).join(", "));
}

const optionNames = ["radius", "extent", "minPoints", "maxZoom"];

/** Says which option of clustering, or which pin, the engine has refused. */
export function refuse(engine, values) {
  const [pin, part] = engine.numbers();
  if (pin < 0) throw invalid(`${optionNames[part]} is out of range`, values[part]);
  throw invalid(`pin ${pin} has no valid ${part ? "longitude" : "latitude"}`, values[4](pin));
}
