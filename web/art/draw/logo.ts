import { archPath, pointedArch } from './architecture.ts'
import { palette } from './palette.ts'
import { circle, el, picture, rect, shape } from './svg.ts'

/** A sun on the horizon at 64, 79. Its rays are the dashes of a wide circle, of which nine stand above the horizon. */
function risingSun(): string {
  const rays = el('circle', {
    cx: 64,
    cy: 79,
    // Round half of it go nine times ten units.
    r: 28.65,
    fill: 'none',
    stroke: palette.marigold[1],
    'stroke-width': 18,
    'stroke-dasharray': '3 7',
    'stroke-dashoffset': -3.5,
  })
  return rays + circle(64, 79, 17, palette.marigold[1])
}

/** The college's mark: the courtyard's arch, its floor running to the horizon, the sun rising behind it. */
export function logo(): string {
  const opening = archPath(31, 97, 66, 77, 3, 42)
  const clip = el('clipPath', { id: 'opening' }, shape(opening, '#000'))
  // Four stripes that run together towards the horizon, in whole units and one shape: the mark stands in every page.
  const floor = 'M53 79h4L40 98H29zM60 79h2L58 98H52zM66 79h2L76 98H70zM71 79h4L99 98H88z'
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
      risingSun(),
      rect(20, 79, 90, 24, palette.indigo[1]),
      shape(floor, palette.marigold[2]),
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
