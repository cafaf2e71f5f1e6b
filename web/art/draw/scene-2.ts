import { archPath, jaaliPattern, pointedArch } from './architecture.ts'
import { type Bust, bust, openBook } from './bust.ts'
import { crown } from './nature.ts'
import { palette } from './palette.ts'
import { person } from './people.ts'
import {
  circle,
  el,
  ellipse,
  gradient,
  group,
  picture,
  polygon,
  rect,
  seeded,
  shape,
  short,
  stroke,
  times,
} from './svg.ts'

const { indigo, marigold, terracotta, paper, green } = palette
const spines = [
  indigo[1],
  terracotta[1],
  marigold[2],
  green[2],
  indigo[3],
  paper[1],
  terracotta[2],
  green[1],
  paper[2],
]

/** A shelf of books, 120 wide; three such rows serve the whole room. */
function bookRow(index: number): string {
  const random = seeded(index + 3)
  const books: string[] = []
  for (let x = 2; x < 112; ) {
    const width = 7 + random() * 9
    const height = 34 + random() * 18
    const colour = spines[Math.floor(random() * spines.length)] ?? indigo[1]
    books.push(rect(x, 58 - height, width - 1, height, colour))
    if (random() > 0.6) books.push(rect(x, 66 - height, width - 1, 3, marigold[3]))
    x += width
  }
  return group(
    { id: `row-${index}` },
    rect(0, 0, 120, 58, palette.night, { opacity: '.5' }),
    ...books,
    rect(0, 58, 120, 7, terracotta[1]),
  )
}

/** A bookcase between the windows, arched at the top. */
const bookcase = (x: number, seed: number): string =>
  group(
    {},
    rect(x - 10, 120, 140, 560, terracotta[0]),
    shape(pointedArch(x - 10, 130, 140, 96), terracotta[0]),
    shape(pointedArch(x + 4, 132, 112, 78), 'url(#jaali)'),
    ...times(8, (index) => el('use', { href: `#row-${(index + seed) % 4}`, x, y: 150 + index * 65 })),
    rect(x - 14, 672, 148, 14, terracotta[1]),
  )

/** A tall window with the garden behind it. */
const window = (x: number): string =>
  group(
    {},
    shape(archPath(x - 16, 560, 252, 470, 4), terracotta[3]),
    shape(archPath(x, 560, 220, 446, 4), 'url(#day)'),
    el('g', { 'clip-path': `url(#pane-${x})` }, el('use', { href: '#garden', x })),
    stroke(`M${x + 110} 130V560M${x} 330H${x + 220}M${x} 450H${x + 220}`, terracotta[1], 6),
    rect(x - 24, 556, 268, 16, terracotta[2]),
  )

const lamp = (x: number, y: number): string =>
  stroke(`M${x} 0V${y}`, palette.night, 3) +
  polygon(
    [
      [x - 60, y + 34],
      [x + 60, y + 34],
      [x + 300, 700],
      [x - 300, 700],
    ],
    'url(#beam)',
  ) +
  shape(`M${x - 62} ${y + 34}q4 -44 62 -46q58 2 62 46Z`, indigo[1]) +
  ellipse(x, y + 34, 62, 8, marigold[3])

const readers: Bust[] = [
  { x: 330, base: 668, height: 176, garment: indigo[3], hair: 'short', reads: true },
  {
    x: 560,
    base: 668,
    height: 172,
    garment: marigold[1],
    hair: 'long',
    facing: -1,
    reads: true,
    skin: palette.skin[2],
  },
  { x: 1010, base: 668, height: 176, garment: terracotta[2], hair: 'bun', reads: true },
  {
    x: 1250,
    base: 668,
    height: 174,
    garment: green[2],
    hair: 'scarf',
    facing: -1,
    reads: true,
    skin: palette.skin[2],
  },
]

/** A long reading table with its legs and the books on it. */
const table = (x: number, books: readonly number[]): string =>
  group(
    {},
    rect(x, 664, 560, 26, terracotta[1]),
    rect(x, 664, 560, 8, terracotta[2]),
    ...[x + 26, x + 510].map((leg) => shape(`M${leg} 690h24l-5 150h-14Z`, terracotta[0])),
    rect(x + 40, 690, 480, 22, terracotta[0]),
    ...books.map((book, index) => openBook(book, 672, 92, index % 2 === 0 ? indigo[1] : terracotta[0])),
  )

const pile = (x: number, y: number): string =>
  [terracotta[1], indigo[2], marigold[1], green[1]]
    .map((colour, index) => rect(x - 34 + (index % 2) * 7, y - 13 * (index + 1), 68, 12, colour, { rx: 2 }))
    .join('')

const floor = group(
  {},
  rect(0, 686, 1600, 214, terracotta[4]),
  ...times(9, (row) => {
    const y = 686 + row * row * 2.6
    return stroke(`M0 ${short(y)}H1600`, terracotta[5], 2)
  }),
  ...times(19, (index) =>
    stroke(`M${short(800 + (index - 9) * 90)} 686L${short(800 + (index - 9) * 190)} 900`, terracotta[5], 2),
  ),
)

const definitions = [
  gradient('day', [
    [0, indigo[5]],
    [1, marigold[4]],
  ]),
  gradient('room', [
    [0, indigo[0]],
    [1, indigo[2]],
  ]),
  gradient('beam', [
    [0, marigold[4], 0.22],
    [1, marigold[4], 0],
  ]),
  jaaliPattern('jaali', 20, terracotta[1], palette.night),
  ...times(4, bookRow),
  group({ id: 'garden' }, crown(60, 490, 240, 170, 5, 1), crown(190, 530, 200, 130, 6, 1)),
  ...[202, 690, 1178].map((x) =>
    el('clipPath', { id: `pane-${x}` }, shape(archPath(x, 560, 220, 446, 4), '#000')),
  ),
]

/** The library's reading room in the forenoon. */
export function sceneLibrary(): string {
  const shaft = [202, 690, 1178].map((x) =>
    polygon(
      [
        [x, 300],
        [x + 220, 560],
        [x + 420, 900],
        [x + 40, 900],
      ],
      marigold[4],
      { opacity: '.1' },
    ),
  )
  return picture(
    'The reading room of the library',
    [1600, 900],
    definitions,
    rect(0, 0, 1600, 690, 'url(#room)'),
    ...[202, 690, 1178].map(window),
    ...[20, 494, 982, 1460].map((x, index) => bookcase(x, index)),
    floor,
    ...shaft,
    lamp(450, 96),
    lamp(1140, 96),
    ...readers.map(bust),
    table(180, [330, 556]),
    table(860, [1012, 1246]),
    pile(444, 664),
    pile(1130, 664),
    circle(704, 618, 30, indigo[3]),
    shape('M684 606q14 -14 26 -4q10 14 -6 22q-18 4 -20 -18Z', green[3]),
    stroke('M704 650v10M688 662h32M676 596q-14 34 14 52', marigold[1], 5),
    person({
      x: 796,
      base: 800,
      height: 250,
      dress: 'salwar',
      colours: [marigold[2], terracotta[1]],
      carries: 'books',
      facing: -1,
      skin: palette.skin[2],
    }),
  )
}
