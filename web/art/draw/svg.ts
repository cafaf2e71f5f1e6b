/** A point of a picture, in its own units, y downwards. */
export type Point = readonly [x: number, y: number]

type Attributes = Readonly<Record<string, string | number | undefined>>

/** Writes a number with one decimal at most: what an eye can tell apart, in the fewest bytes. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** An element with its attributes and, where given, what lies in it. */
export function el(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('')
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`
}

/** A group, so that one colour or one shift serves many shapes. */
export const group = (attributes: Attributes, ...children: string[]): string =>
  el('g', attributes, ...children)

/** A filled shape. */
export const shape = (d: string, fill: string, more: Attributes = {}): string =>
  el('path', { d, fill, ...more })

/** A stroke with round ends. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  el('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', ...more })

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => el('rect', { x, y, width, height, fill, ...more })

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  el('circle', { cx, cy, r, fill, ...more })

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => el('ellipse', { cx, cy, rx, ry, fill, ...more })

/** A closed shape through these points. */
export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}): string =>
  shape(`M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`, fill, more)

/** A gradient for the picture's definitions: downwards unless told otherwise. Each stop is an offset, a colour, an opacity. */
export function gradient(
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  axis: Attributes = { x1: 0, y1: 0, x2: 0, y2: 1 },
): string {
  const written = stops.map(([offset, colour, opacity]) =>
    el('stop', { offset: String(offset), 'stop-color': colour, 'stop-opacity': opacity?.toString() }),
  )
  return el('r' in axis ? 'radialGradient' : 'linearGradient', { id, ...axis }, ...written)
}

/** A whole picture; the title is for those who cannot see it. */
export function picture(
  title: string,
  [width, height]: readonly [number, number],
  definitions: string[],
  ...layers: string[]
): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
  return `${open}\n<title>${title}</title>\n<defs>${definitions.join('')}</defs>\n${layers.join('\n')}\n</svg>\n`
}

/** Even random numbers in [0, 1) that are the same for the same seed (the 'mulberry32' recurrence). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Numbers 0 to count - 1, each through `make`. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
