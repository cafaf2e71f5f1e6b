export const fill = (d: string, colour: string, opacity?: number): string =>
  `<path d="${d}" fill="${colour}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`

export const line = (d: string, colour: string, width: number, opacity?: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`

export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: string,
  opacity?: number,
): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${colour}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`

/** Mirrors the drawing at the portrait's middle, x = 240. */
export const bothSides = (drawing: string): string =>
  `${drawing}<g transform="matrix(-1 0 0 1 480 0)">${drawing}</g>`
