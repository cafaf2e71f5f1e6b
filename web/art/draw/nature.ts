import { palette } from './palette.ts'
import { circle, ellipse, group, type Point, polygon, seeded, shape, short, stroke, times } from './svg.ts'

/** Several round shapes as one path. */
export function blob(circles: readonly (readonly [x: number, y: number, r: number])[]): string {
  return circles
    .map(
      ([x, y, r]) =>
        `M${Math.round(x - r)} ${Math.round(y)}a${Math.round(r)} ${Math.round(r)} 0 1 1 ${2 * Math.round(r)} 0a${Math.round(r)} ${Math.round(r)} 0 1 1 ${-2 * Math.round(r)} 0`,
    )
    .join('')
}

/** One clump of leaves: shade below, light from the upper `side`. */
function clump(x: number, y: number, r: number, random: () => number, side: number): string {
  const tuft = (count: number, spread: number, lift: number, size: number) =>
    blob(
      times(count, (index) => {
        const angle = (index / count) * Math.PI * 2 + random() * 0.5
        return [
          x + side * lift * r * 0.5 + Math.cos(angle) * r * spread,
          y - lift * r + Math.sin(angle) * r * spread * 0.62,
          r * size * (0.8 + random() * 0.4),
        ] as const
      }),
    )
  return (
    shape(tuft(9, 0.82, 0, 0.42), palette.green[0]) +
    shape(tuft(8, 0.6, 0.16, 0.38), palette.green[1]) +
    shape(tuft(6, 0.4, 0.32, 0.3), palette.green[2]) +
    shape(tuft(4, 0.24, 0.46, 0.2), palette.green[3])
  )
}

/** A crown of leaves, clump before clump, lit from the upper `side` (-1 left, 1 right), with loose leaves at the rim. */
export function crown(x: number, y: number, width: number, height: number, seed: number, side = 1): string {
  const random = seeded(seed)
  const clumps = (
    [
      [-0.22, -0.26, 0.2],
      [0.2, -0.28, 0.21],
      [0, -0.34, 0.2],
      [-0.37, 0.04, 0.17],
      [0.38, 0.02, 0.17],
      [-0.18, 0, 0.2],
      [0.19, -0.02, 0.21],
      [-0.28, 0.22, 0.16],
      [0.3, 0.22, 0.16],
      [0.02, 0.14, 0.2],
    ] as const
  ).map(([dx, dy, r]) => clump(x + dx * width, y + dy * height, r * width, random, side))
  const leaves = times(40, () => {
    const angle = random() * Math.PI * 2
    const reach = 0.45 + random() * 0.6
    const px = x + Math.cos(angle) * width * 0.5 * reach
    const py = y + Math.sin(angle) * height * 0.52 * reach
    return `M${short(px)} ${short(py)}q6 -7 13 -1q-7 6 -13 1Z`
  }).join('')
  return group(
    {},
    shape(blob([[x, y, height * 0.42]]), palette.green[0]),
    ...clumps,
    shape(leaves, palette.green[4], { opacity: '.5' }),
  )
}

/** A banyan with hanging roots, standing on `base`; its crown is about `width` wide. */
export function banyan(x: number, base: number, width: number, seed: number, side = 1): string {
  const w = width / 100
  const at = (dx: number, dy: number) => `${short(x + dx * w)} ${short(base - dy * w)}`
  const trunk = `M${at(-13, 0)}C${at(-7, 6)} ${at(-9, 20)} ${at(-20, 36)}L${at(-13, 38)}C${at(-9, 32)} ${at(-5, 28)} ${at(-3, 27)}L${at(-1, 44)}H${short(x + 5 * w)}L${at(4, 27)}C${at(9, 30)} ${at(14, 34)} ${at(17, 39)}L${at(23, 36)}C${at(10, 22)} ${at(9, 6)} ${at(15, 0)}Z`
  const light = `M${at(4, 0)}C${at(3, 12)} ${at(2, 22)} ${at(4, 27)}C${at(9, 30)} ${at(14, 34)} ${at(17, 39)}L${at(23, 36)}C${at(10, 22)} ${at(9, 6)} ${at(15, 0)}Z`
  const random = seeded(seed + 7)
  const roots = times(15, (index) => {
    const dx = -34 + index * 4.8 + random() * 3
    const end = index % 5 === 1 ? 1 : 10 + random() * 16
    return `M${at(dx, 36)}Q${at(dx + 1.5 - random() * 3, (36 + end) / 2)} ${at(dx + 0.6, end)}`
  })
  return group(
    {},
    stroke(roots.join(''), palette.terracotta[0], Math.max(1.2, w * 0.5), { opacity: '.8' }),
    shape(trunk, palette.terracotta[0]),
    shape(light, palette.terracotta[1], { opacity: '.7' }),
    crown(x, base - 52 * w, width, 46 * w, seed, side),
  )
}

/** A low sun with a soft glow, for which the picture defines the gradient `glow`. */
export function sun(x: number, y: number, radius: number): string {
  return circle(x, y, radius * 5, 'url(#glow)') + circle(x, y, radius, palette.marigold[4])
}

/** A flat-bottomed cloud. */
export function cloud(x: number, y: number, width: number, fill: string, opacity = '.8'): string {
  const arc = (radius: number, toX: number, toY: number) =>
    `A${short(radius * width)} ${short(radius * width)} 0 0 1 ${short(x + toX * width)} ${short(y - toY * width)}`
  const d = `M${short(x)} ${short(y)}${arc(0.11, 0.17, 0.11)}${arc(0.19, 0.5, 0.18)}${arc(0.17, 0.81, 0.12)}${arc(0.1, 1, 0)}Z`
  return shape(d, fill, { opacity })
}

/** Birds far off, each a pair of wings. */
export function birds(places: readonly Point[], colour: string, size = 11): string {
  const one = ([x, y]: Point) =>
    `M${short(x - size)} ${short(y - size * 0.35)}q${short(size * 0.6)} ${short(-size * 0.35)} ${short(size)} ${short(size * 0.4)}q${short(size * 0.5)} ${short(-size * 0.8)} ${short(size)} ${short(-size * 0.45)}`
  return stroke(places.map(one).join(''), colour, size * 0.2)
}

/** A clay pot with marigolds. */
export function flowerPot(x: number, base: number, size: number): string {
  const random = seeded(Math.round(x))
  const flowers = times(9, (index) =>
    circle(
      x + (random() - 0.5) * size * 0.95,
      base - size * (0.85 + random() * 0.5),
      size * 0.11,
      palette.marigold[index % 3] ?? palette.marigold[1],
    ),
  )
  return group(
    {},
    ellipse(x, base - size * 0.95, size * 0.52, size * 0.4, palette.green[1]),
    ellipse(x + size * 0.08, base - size * 1.05, size * 0.38, size * 0.28, palette.green[2]),
    ...flowers,
    polygon(
      [
        [x - size * 0.42, base - size * 0.6],
        [x + size * 0.42, base - size * 0.6],
        [x + size * 0.28, base],
        [x - size * 0.28, base],
      ],
      palette.terracotta[2],
    ),
    polygon(
      [
        [x + size * 0.08, base - size * 0.6],
        [x + size * 0.42, base - size * 0.6],
        [x + size * 0.28, base],
        [x + size * 0.06, base],
      ],
      palette.terracotta[1],
    ),
    shape(
      `M${short(x - size * 0.48)} ${short(base - size * 0.7)}h${short(size * 0.96)}v${short(size * 0.14)}h${short(-size * 0.96)}Z`,
      palette.terracotta[1],
    ),
  )
}
