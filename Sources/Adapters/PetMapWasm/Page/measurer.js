/** A measurer over a canvas: give it the family names of the fonts the page draws callouts with. */
export function canvasMeasurer(families, canvas = new OffscreenCanvas(1, 1)) {
  const context = canvas.getContext("2d");
  const set = ({ size, weight, direction }) => {
    context.font = `${weight === "bold" ? 700 : 400} ${size}px ${families}`;
    context.direction = direction;
  };
  return {
    fonts: `canvas: ${families}`,
    measure(text, style) {
      set(style);
      return context.measureText(text).width;
    },
    verticalMetrics(style) {
      set(style);
      const metrics = context.measureText("");
      return { ascent: metrics.fontBoundingBoxAscent, descent: metrics.fontBoundingBoxDescent };
    },
  };
}
