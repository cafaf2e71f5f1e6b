import { archPath, pointedArch } from './architecture.ts'
import { palette } from './palette.ts'
import { circle, el, picture, polygon, rect, shape, short, times } from './svg.ts'

/** A half sun on the line `y` with rays between two radii. */
function risingSun(x: number, y: number, radius: number, rays: number, reach: number): string {
  const beams = times(rays, (index) => {
    const angle = Math.PI * ((index + 0.5) / rays)
    const wide = 0.085
    const point = (turn: number, length: number) =>
      `${short(x - Math.cos(angle + turn) * length)} ${short(y - Math.sin(angle + turn) * length)}`
    return `M${point(-wide, radius * 1.28)}L${point(0, reach)}L${point(wide, radius * 1.28)}Z`
  })
  return shape(beams.join(''), palette.marigold[1]) + circle(x, y, radius, palette.marigold[1])
}

/** The college's mark: the courtyard's arch, its floor running to the horizon, the sun rising behind it. */
export function logo(): string {
  const opening = archPath(31, 97, 66, 77, 3, 42)
  const clip = el('clipPath', { id: 'opening' }, shape(opening, '#000'))
  const floor = [
    [29, 40],
    [52, 58],
    [76, 70],
    [99, 88],
  ] as const
  return picture(
    'Sarvodaya Degree College',
    [128, 128],
    [clip],
    shape(pointedArch(9, 121, 110, 117), palette.paper[3]),
    shape(pointedArch(12, 118, 104, 110), palette.indigo[0]),
    el(
      'g',
      { 'clip-path': 'url(#opening)' },
      rect(20, 15, 90, 90, palette.paper[3]),
      risingSun(64, 79, 17, 9, 40),
      rect(20, 79, 90, 24, palette.indigo[1]),
      ...floor.map(([left, right]) =>
        polygon(
          [
            [64 + (left - 64) * 0.3, 79],
            [64 + (right - 64) * 0.3, 79],
            [right, 98],
            [left, 98],
          ],
          palette.marigold[2],
        ),
      ),
    ),
    rect(22, 97, 84, 6, palette.marigold[1], { rx: 1 }),
    rect(17, 106, 94, 6, palette.marigold[2], { rx: 1 }),
  )
}

/** The mark with what 16 pixels can show: the arch, the sun, the step. */
export function favicon(): string {
  return picture(
    'Sarvodaya Degree College',
    [32, 32],
    [el('clipPath', { id: 'opening' }, shape(pointedArch(6, 25, 20, 20.5), '#000'))],
    rect(0, 0, 32, 32, palette.indigo[0], { rx: 6 }),
    el(
      'g',
      { 'clip-path': 'url(#opening)' },
      rect(4, 3, 24, 24, palette.paper[3]),
      circle(16, 20, 6, palette.marigold[1]),
      rect(4, 20, 24, 6, palette.indigo[2]),
    ),
    rect(4, 25, 24, 3, palette.marigold[1], { rx: 0.5 }),
  )
}
