import { archPath, jaaliPattern } from './architecture.ts'
import { palette } from './palette.ts'
import { circle, el, ellipse, gradient, group, picture, rect, shape, short, stroke, times } from './svg.ts'

const { indigo, marigold, terracotta, paper, green } = palette

/** A course's picture: its things on a table before a cusped niche. */
export function still(
  title: string,
  wall: readonly [light: string, dark: string],
  ...things: string[]
): string {
  return picture(
    title,
    [800, 600],
    [
      gradient('niche', [
        [0, indigo[2]],
        [1, indigo[3]],
      ]),
      gradient('wall', [
        [0, wall[0]],
        [1, wall[1]],
      ]),
      jaaliPattern('jaali', 26, wall[1], wall[0]),
    ],
    rect(0, 0, 800, 600, 'url(#wall)'),
    rect(0, 0, 800, 40, 'url(#jaali)'),
    shape(archPath(118, 500, 564, 440, 5, 250), marigold[1]),
    shape(archPath(132, 500, 536, 424, 5, 240), 'url(#niche)'),
    circle(400, 330, 150, marigold[1], { opacity: '.16' }),
    rect(0, 486, 800, 114, terracotta[1]),
    rect(0, 486, 800, 14, terracotta[3]),
    ellipse(400, 506, 250, 10, terracotta[0], { opacity: '.5' }),
    ...things,
  )
}

/** Books lying on each other, from the lowest up. */
export const bookPile = (
  x: number,
  y: number,
  widths: readonly number[],
  colours: readonly string[],
): string =>
  widths
    .map((width, index) => {
      const top = y - 34 * (index + 1)
      const left = x - width / 2 + (index % 2) * 10
      return (
        rect(left, top, width, 32, colours[index] ?? indigo[2], { rx: 4 }) +
        rect(left + 12, top + 6, width - 12, 20, paper[2]) +
        rect(left, top, 14, 32, colours[index] ?? indigo[2]) +
        rect(left + 30, top, 6, 32, marigold[2], { opacity: '.9' })
      )
    })
    .join('')

/** A peacock's feather in an inkwell. */
export const quill = (x: number, y: number): string =>
  group(
    { transform: `translate(${x} ${y})` },
    stroke('M0 -50C20 -130 50 -190 92 -236', paper[1], 4),
    shape('M92 -300C130 -270 130 -220 96 -196C62 -204 56 -258 92 -300Z', green[3]),
    shape('M92 -280C116 -258 116 -224 96 -208C74 -214 70 -252 92 -280Z', marigold[2]),
    shape('M93 -264C108 -250 108 -228 96 -218C82 -222 80 -246 93 -264Z', indigo[2]),
    ...times(6, (index) =>
      stroke(
        `M${short(18 + index * 11)} ${short(-112 - index * 20)}q-22 -4 -30 -22M${short(18 + index * 11)} ${short(-112 - index * 20)}q22 2 34 -8`,
        green[3],
        4,
      ),
    ),
    shape('M-42 0Q-50 -44 -24 -54H24Q50 -44 42 0Z', indigo[3]),
    ellipse(0, -54, 25, 7, palette.night),
    rect(-30, -64, 60, 10, indigo[4], { rx: 4 }),
  )

/** A stack of coins. */
export const coins = (x: number, count: number): string =>
  times(
    count,
    (index) =>
      ellipse(x, 476 - index * 16, 44, 13, marigold[0]) + ellipse(x, 471 - index * 16, 44, 13, marigold[2]),
  ).join('') + ellipse(x, 471 - (count - 1) * 16, 28, 7, marigold[1])

/** A leaf on its stem, from the origin upwards. */
export const frond = (x: number, y: number, turn: number, scale: number, colour: string): string =>
  el(
    'g',
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
    shape('M0 0C-34 -30 -34 -90 0 -130C34 -90 34 -30 0 0Z', colour),
    stroke(
      'M0 0V-120M0 -30l-16 -16M0 -30l16 -16M0 -60l-17 -16M0 -60l17 -16M0 -88l-11 -12M0 -88l11 -12',
      green[0],
      2,
      { opacity: '.5' },
    ),
  )
