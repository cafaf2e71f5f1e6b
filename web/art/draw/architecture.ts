import { el, group, type Point, polygon, rect, shape, short, stroke, times } from './svg.ts'

const at = (x: number, y: number): string => `${short(x)} ${short(y)}`

/** The inner line of a cusped arch from its left springing to its right, as cusps; the middle one is the apex. */
export function cusps(x: number, spring: number, width: number, rise: number, foils: number): Point[] {
  const half = foils + 0.5
  const left = times(foils + 1, (index): Point => {
    const angle = (index / half) * (Math.PI / 2)
    return [x + (width / 2) * (1 - Math.cos(angle)), spring - rise * Math.sin(angle) * 0.88]
  })
  const right = left.map(([px, py]): Point => [2 * x + width - px, py]).reverse()
  return [...left, [x + width / 2, spring - rise], ...right]
}

/** The opening of a cusped (multifoil) arch standing on `base`: jambs, foils between cusps, an ogee at the top. */
export function archPath(
  x: number,
  base: number,
  width: number,
  height: number,
  foils = 3,
  rise = width * 0.52,
): string {
  const spring = base - height + rise
  const line = cusps(x, spring, width, rise, foils)
  const apex = foils + 1
  const parts = line.slice(1).map(([px, py], index) => {
    const [fromX, fromY] = line[index] ?? [px, py]
    const chord = Math.hypot(px - fromX, py - fromY)
    const bend = (share: number, lift: number) =>
      at(fromX + (px - fromX) * share, fromY + (py - fromY) * lift)
    if (index + 1 === apex) return `C${bend(0.02, 0.62)} ${bend(0.62, 0.5)} ${at(px, py)}`
    if (index === apex) return `C${bend(0.38, 0.5)} ${bend(0.98, 0.38)} ${at(px, py)}`
    return `A${short(chord * 0.62)} ${short(chord * 0.62)} 0 0 1 ${at(px, py)}`
  })
  return `M${at(x, base)}V${short(spring)}${parts.join('')}V${short(base)}Z`
}

/** A plain pointed arch. */
export function pointedArch(x: number, base: number, width: number, height: number): string {
  const top = base - height
  const spring = top + width * 0.62
  const middle = x + width / 2
  return `M${at(x, base)}V${short(spring)}C${at(x, spring - width * 0.32)} ${at(middle - width * 0.16, top + width * 0.1)} ${at(middle, top)}C${at(middle + width * 0.16, top + width * 0.1)} ${at(x + width, spring - width * 0.32)} ${at(x + width, spring)}V${short(base)}Z`
}

/** An onion dome with its finial, its widest part `width`, standing on `base`. */
export function dome(
  x: number,
  base: number,
  width: number,
  fill: string,
  shade: string,
  tip: string,
): string {
  const half = width / 2
  const height = width * 0.74
  const outline = `M${at(x - half * 0.86, base)}C${at(x - half * 1.22, base - height * 0.46)} ${at(x - half * 0.5, base - height * 0.82)} ${at(x, base - height)}`
  const right = `C${at(x + half * 0.5, base - height * 0.82)} ${at(x + half * 1.22, base - height * 0.46)} ${at(x + half * 0.86, base)}Z`
  const dark = `M${at(x, base - height)}C${at(x + half * 0.5, base - height * 0.82)} ${at(x + half * 1.22, base - height * 0.46)} ${at(x + half * 0.86, base)}H${short(x + half * 0.2)}C${at(x + half * 0.62, base - height * 0.4)} ${at(x + half * 0.3, base - height * 0.7)} ${at(x, base - height)}Z`
  const top = base - height
  return [
    shape(outline + right, fill),
    shape(dark, shade),
    rect(x - half, base - width * 0.04, width, width * 0.08, shade),
    stroke(`M${at(x, top + 2)}V${short(top - width * 0.2)}`, tip, Math.max(1.5, width * 0.035)),
    el('circle', { cx: x, cy: top - width * 0.06, r: width * 0.055, fill: tip }),
    el('circle', { cx: x, cy: top - width * 0.15, r: width * 0.035, fill: tip }),
  ].join('')
}

type ChhatriColours = {
  body: string
  shade: string
  open: string
  dome: string
  domeShade: string
  tip: string
}

/** A chhatri: the small domed kiosk on four pillars that crowns a roof line. */
export function chhatri(x: number, base: number, width: number, colours: ChhatriColours): string {
  const height = width * 0.72
  const eave = base - height
  const bay = (width * 0.84) / 3
  return group(
    {},
    rect(x - width * 0.42, eave, width * 0.84, height, colours.body),
    ...times(3, (index) =>
      shape(
        pointedArch(x - width * 0.42 + bay * index + bay * 0.14, base - 2, bay * 0.72, height * 0.82),
        colours.open,
      ),
    ),
    polygon(
      [
        [x - width * 0.6, eave + width * 0.05],
        [x + width * 0.6, eave + width * 0.05],
        [x + width * 0.48, eave - width * 0.06],
        [x - width * 0.48, eave - width * 0.06],
      ],
      colours.shade,
    ),
    dome(x, eave - width * 0.06, width * 0.78, colours.dome, colours.domeShade, colours.tip),
    rect(x - width * 0.5, base - width * 0.05, width, width * 0.08, colours.shade),
  )
}

/** A pattern of pierced stone (jaali): eight-pointed stars between crosses, one tile `size` wide. */
export function jaaliPattern(id: string, size: number, line: string, ground: string): string {
  const half = size / 2
  const star = times(16, (index) => {
    const radius = index % 2 === 0 ? half * 0.8 : half * 0.46
    const angle = (index * Math.PI) / 8
    return at(half + radius * Math.cos(angle), half + radius * Math.sin(angle))
  })
  return el(
    'pattern',
    { id, width: size, height: size, patternUnits: 'userSpaceOnUse' },
    rect(0, 0, size, size, line),
    shape(`M${star.join('L')}Z`, ground),
    ...(
      [
        [0, 0],
        [size, 0],
        [0, size],
        [size, size],
      ] as const
    ).map(([x, y]) => el('circle', { cx: x, cy: y, r: size * 0.17, fill: ground })),
  )
}

/** A row of merlons (kangura) along a roof line. */
export function merlons(x: number, base: number, width: number, count: number, fill: string): string {
  const step = width / count
  const one = (index: number): string => {
    const left = x + index * step + step * 0.1
    const half = step * 0.4
    return `M${at(left, base)}V${short(base - step * 0.4)}Q${at(left, base - step * 0.75)} ${at(left + half, base - step * 0.95)}Q${at(left + 2 * half, base - step * 0.75)} ${at(left + 2 * half, base - step * 0.4)}V${short(base)}Z`
  }
  return shape(times(count, one).join(''), fill)
}
