import { archPath, jaaliPattern } from './architecture.ts'
import { type Bust, bust } from './bust.ts'
import { crown } from './nature.ts'
import { palette } from './palette.ts'
import { circle, el, ellipse, gradient, group, picture, rect, shape, short, stroke, times } from './svg.ts'

const { indigo, marigold, terracotta, paper, green } = palette

/** A conical flask standing on `y`, filled to a third or more. */
export function flask(x: number, y: number, size: number, liquid: string): string {
  const s = size / 100
  const p = (dx: number, dy: number) => `${short(x + dx * s)} ${short(y - dy * s)}`
  return group(
    {},
    shape(
      `M${p(-10, 96)}V${short(y - 62 * s)}L${p(-38, 8)}Q${p(-40, 0)} ${p(-30, 0)}H${short(x + 30 * s)}Q${p(40, 0)} ${p(38, 8)}L${p(10, 62)}V${short(y - 96 * s)}Z`,
      paper[3],
      { opacity: '.55' },
    ),
    shape(
      `M${p(-25, 34)}L${p(-38, 8)}Q${p(-40, 0)} ${p(-30, 0)}H${short(x + 30 * s)}Q${p(40, 0)} ${p(38, 8)}L${p(25, 34)}Z`,
      liquid,
      { opacity: '.92' },
    ),
    ellipse(x, y - 34 * s, 25 * s, 4 * s, paper[3], { opacity: '.5' }),
    rect(x - 14 * s, y - 100 * s, 28 * s, 6 * s, paper[3]),
    stroke(`M${p(-22, 20)}L${p(-9, 52)}`, paper[3], 3 * s),
    circle(x + 8 * s, y - 16 * s, 4 * s, paper[3], { opacity: '.6' }),
    circle(x - 6 * s, y - 24 * s, 2.6 * s, paper[3], { opacity: '.6' }),
  )
}

/** A microscope standing on `y`. */
export function microscope(x: number, y: number, size: number): string {
  const s = size / 100
  return group(
    { transform: `translate(${short(x)} ${short(y)}) scale(${s})` },
    shape('M-36 0Q-36 -12 -24 -12H30Q38 -12 38 0Z', indigo[0]),
    shape('M12 -12C44 -28 46 -66 14 -80L20 -92C64 -74 60 -22 30 -12Z', indigo[1]),
    rect(-30, -34, 46, 7, indigo[1]),
    rect(-22, -38, 26, 4, marigold[3]),
    group(
      { transform: 'rotate(-14 4 -60)' },
      rect(-8, -108, 20, 54, paper[2], { rx: 3 }),
      rect(-8, -108, 20, 10, indigo[0]),
      rect(-5, -54, 14, 12, indigo[0]),
      rect(-3, -118, 10, 12, indigo[1]),
      rect(-8, -82, 20, 5, marigold[1]),
    ),
    circle(30, -48, 8, marigold[1]),
    circle(30, -48, 4, terracotta[2]),
  )
}

const testTubes = (x: number, y: number): string =>
  group(
    {},
    ...[marigold[2], green[3], terracotta[2], indigo[3], marigold[1]].map((liquid, index) => {
      const left = x + index * 30
      return (
        shape(`M${left} ${y - 92}v78a9 9 0 0 0 18 0v-78Z`, paper[3], { opacity: '.6' }) +
        shape(
          `M${left} ${y - 46 - (index % 3) * 8}v${32 + (index % 3) * 8}a9 9 0 0 0 18 0v${-32 - (index % 3) * 8}Z`,
          liquid,
        )
      )
    }),
    rect(x - 14, y - 66, 166, 9, terracotta[1]),
    rect(x - 14, y - 10, 166, 10, terracotta[1]),
    rect(x - 14, y - 66, 8, 66, terracotta[0]),
    rect(x + 144, y - 66, 8, 66, terracotta[0]),
  )

const retort = (x: number, y: number): string =>
  group(
    {},
    rect(x - 60, y - 10, 130, 10, indigo[0]),
    rect(x - 44, y - 300, 8, 292, indigo[0]),
    rect(x - 44, y - 214, 84, 7, indigo[1]),
    rect(x + 14, y - 290, 14, 170, paper[3], { opacity: '.75' }),
    rect(x + 14, y - 210, 14, 88, marigold[1]),
    shape(`M${x + 15} ${y - 120}h12l-4 22h-4Z`, paper[3]),
    flask(x + 21, y - 10, 84, marigold[3]),
  )

const shelf = (x: number, y: number, width: number): string =>
  group(
    {},
    ...times(Math.floor(width / 44), (index) => {
      const colour = [marigold[2], green[3], indigo[4], terracotta[3], paper[2]][(index * 3) % 5] ?? paper[2]
      const left = x + 10 + index * 44
      const high = 46 + (index % 3) * 10
      return (
        rect(left, y - high, 30, high, colour, { rx: 5 }) +
        rect(left + 8, y - high - 9, 14, 10, indigo[0]) +
        rect(left + 4, y - high * 0.6, 22, 14, paper[3], { opacity: '.85' })
      )
    }),
    rect(x, y, width, 10, terracotta[1]),
  )

/** A chart on the wall: the elements as squares of colour, without letters. */
const chart = group(
  {},
  rect(640, 120, 320, 196, paper[2], { rx: 4 }),
  ...times(7, (row) =>
    times(14, (column) => {
      const isGap = row < 3 && column > row && column < 11 - row * 0.4
      if (isGap) return ''
      const colour =
        [terracotta[3], marigold[2], indigo[4], green[4], indigo[3]][(column + row) % 5] ?? indigo[4]
      return rect(652 + column * 21.4, 134 + row * 24, 18, 20, colour)
    }).join(''),
  ),
)

const pendant = (x: number): string =>
  stroke(`M${x} -40V20`, indigo[0], 3) +
  shape(`M${x - 46} 52q4 -34 46 -34t46 34Z`, indigo[1]) +
  ellipse(x, 52, 46, 6, marigold[3])

const window = (x: number): string =>
  group(
    {},
    shape(archPath(x - 14, 470, 248, 390, 4), terracotta[3]),
    shape(archPath(x, 470, 220, 368, 4), 'url(#day)'),
    el('g', { 'clip-path': `url(#pane-${x})` }, crown(x + 120, 430, 260, 130, x, -1)),
    stroke(`M${x + 110} 110V470M${x} 300H${x + 220}`, terracotta[1], 6),
    rect(x - 22, 466, 264, 14, terracotta[2]),
  )

const people: Bust[] = [
  { x: 350, base: 640, height: 300, garment: paper[3], hair: 'long', coat: true, skin: palette.skin[2] },
  {
    x: 800,
    base: 640,
    height: 312,
    garment: paper[2],
    hair: 'bun',
    coat: true,
    skin: palette.skin[1],
    reads: true,
  },
  {
    x: 1240,
    base: 640,
    height: 306,
    garment: paper[3],
    hair: 'short',
    coat: true,
    facing: -1,
    skin: palette.skin[1],
  },
]

/** Goggles over the eyes of a bust. */
const goggles = (x: number, y: number): string =>
  rect(x - 30, y - 11, 76, 22, indigo[0], { rx: 10 }) +
  rect(x - 24, y - 7, 28, 14, indigo[4], { rx: 6 }) +
  rect(x + 12, y - 7, 28, 14, indigo[4], { rx: 6 })

const bench = group(
  {},
  rect(0, 640, 1600, 34, terracotta[1]),
  rect(0, 640, 1600, 10, terracotta[3]),
  rect(0, 674, 1600, 226, indigo[1]),
  ...times(
    8,
    (index) =>
      rect(22 + index * 200, 700, 160, 200, indigo[0], { rx: 4 }) +
      circle(102 + index * 200, 740, 7, marigold[1]),
  ),
)

/** The science laboratory during practical work. */
export function sceneLaboratory(): string {
  return picture(
    'Practical work in the science laboratory',
    [1600, 900],
    [
      gradient('day', [
        [0, indigo[5]],
        [1, marigold[4]],
      ]),
      gradient('room', [
        [0, terracotta[5]],
        [1, paper[1]],
      ]),
      jaaliPattern('jaali', 24, terracotta[3], terracotta[5]),
      ...[70, 1310].map((x) =>
        el('clipPath', { id: `pane-${x}` }, shape(archPath(x, 470, 220, 368, 4), '#000')),
      ),
    ],
    rect(0, 0, 1600, 740, 'url(#room)'),
    rect(0, 0, 1600, 44, 'url(#jaali)'),
    rect(0, 44, 1600, 8, terracotta[2]),
    group(
      { transform: 'translate(0 84)' },
      window(70),
      window(1310),
      chart,
      shelf(350, 220, 250),
      shelf(350, 340, 250),
      shelf(1010, 220, 250),
      shelf(1010, 340, 250),
      ...[620, 980].map((x) => pendant(x)),
      ...people.map(bust),
      goggles(351, 410),
      goggles(1222, 404),
      bench,
      microscope(800, 642, 190),
      testTubes(470, 642),
      flask(190, 642, 150, green[3]),
      flask(640, 642, 92, terracotta[2]),
      retort(1040, 642),
      flask(1410, 642, 176, indigo[3]),
      flask(1500, 642, 110, marigold[1]),
      flask(92, 642, 96, marigold[2]),
    ),
  )
}
