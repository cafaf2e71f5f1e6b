import { archPath, cusps, jaaliPattern, pointedArch } from './architecture.ts'
import { buildingDefinitions, collegeBuilding } from './college-building.ts'
import { banyan, birds, blob, cloud, flowerPot, sun } from './nature.ts'
import { palette } from './palette.ts'
import { type Person, person } from './people.ts'
import {
  circle,
  el,
  ellipse,
  gradient,
  group,
  type Point,
  picture,
  polygon,
  rect,
  shape,
  short,
  stroke,
  times,
} from './svg.ts'

const { indigo, marigold, terracotta, paper, green } = palette
const definitions = [
  gradient('sky', [
    [0, indigo[4]],
    [0.45, '#f3d9c9'],
    [0.8, marigold[4]],
    [1, marigold[3]],
  ]),
  gradient(
    'glow',
    [
      [0, '#fff6d8', 0.95],
      [0.3, marigold[3], 0.55],
      [1, marigold[3], 0],
    ],
    { cx: 0.5, cy: 0.5, r: 0.5 },
  ),
  gradient('floor', [
    [0, terracotta[4]],
    [1, terracotta[3]],
  ]),
  gradient('frame', [
    [0, palette.night],
    [1, indigo[0]],
  ]),
  jaaliPattern('screen', 44, indigo[1], palette.night),
]

const sky = [
  rect(0, 0, 1600, 640, 'url(#sky)'),
  sun(1000, 268, 56),
  cloud(250, 220, 300, paper[3], '.55'),
  cloud(1180, 150, 260, paper[3], '.5'),
  birds(
    [
      [520, 150],
      [560, 128],
      [600, 160],
      [700, 116],
    ],
    indigo[2],
  ),
].join('')

/** Trees beyond the walls, pale with distance. */
const beyond = shape(
  blob([
    ...times(7, (index) => [90 + index * 32, 596 - (index % 3) * 14, 44] as const),
    ...times(8, (index) => [1320 + index * 30, 600 - (index % 3) * 18, 46] as const),
  ]),
  green[4],
)

/** The paved court, its joints running to the arch. */
const court = group(
  {},
  rect(0, 616, 1600, 284, 'url(#floor)'),
  ...times(15, (index): string => {
    const end = -900 + index * 243
    return stroke(`M${short(800 + (end - 800) * 0.22)} 622L${short(end)} 900`, terracotta[5], 2, {
      opacity: '.7',
    })
  }),
  ...[636, 660, 694, 742, 808].map((y, index) =>
    stroke(`M0 ${y}H1600`, terracotta[5], 1.5 + index * 0.4, { opacity: '.7' }),
  ),
  polygon(
    [
      [744, 622],
      [856, 622],
      [1080, 900],
      [520, 900],
    ],
    paper[2],
    { opacity: '.75' },
  ),
  ...times(5, (index): string => {
    const y = [648, 682, 728, 790, 872][index] ?? 0
    const size = 8 + (y - 622) * 0.2
    return polygon(
      [
        [800, y - size * 0.42],
        [800 + size, y],
        [800, y + size * 0.42],
        [800 - size, y],
      ],
      index % 2 === 0 ? terracotta[2] : indigo[3],
      { opacity: '.8' },
    )
  }),
  polygon(
    [
      [0, 616],
      [640, 616],
      [330, 900],
      [0, 900],
    ],
    indigo[1],
    { opacity: '.16' },
  ),
)

const tree = group(
  {},
  ellipse(420, 716, 230, 30, indigo[0], { opacity: '.28' }),
  shape('M250 668h320v34q-160 30 -320 0Z', terracotta[2]),
  shape('M250 668h320v14q-160 26 -320 0Z', terracotta[3]),
  ellipse(410, 668, 160, 20, terracotta[4]),
  ellipse(410, 666, 130, 14, green[1]),
  banyan(410, 668, 470, 21, 1),
)

const people: Person[] = [
  { x: 782, base: 652, height: 62, dress: 'salwar', colours: [indigo[2], marigold[2]], facing: 1 },
  {
    x: 822,
    base: 650,
    height: 64,
    dress: 'shirt',
    colours: [paper[3], indigo[1]],
    facing: -1,
    carries: 'bag',
  },
  {
    x: 1010,
    base: 694,
    height: 96,
    dress: 'sari',
    colours: [terracotta[1], marigold[2]],
    facing: -1,
    carries: 'books',
  },
  { x: 1062, base: 700, height: 98, dress: 'salwar', colours: [green[2], paper[2]], facing: -1 },
  { x: 1206, base: 668, height: 78, dress: 'kurta', colours: [paper[3], terracotta[4]], facing: -1 },
  {
    x: 640,
    base: 746,
    height: 124,
    dress: 'shirt',
    colours: [indigo[3], indigo[0]],
    facing: 1,
    carries: 'bag',
  },
  {
    x: 700,
    base: 740,
    height: 118,
    dress: 'salwar',
    colours: [marigold[1], terracotta[1]],
    facing: 1,
    carries: 'books',
  },
]

const plants =
  [286, 1310].map((x) => flowerPot(x, 652, 34)).join('') +
  [690, 910].map((x) => flowerPot(x, 636, 26)).join('')

/** The gate we look through: a great cusped arch in the shade of morning, its edge caught by the sun. */
function gate(): string {
  const opening = archPath(104, 960, 1392, 900, 6, 470)
  const edge = cusps(104, 530, 1392, 470, 6)
  const beads = edge.slice(1, -1).map(([x, y]: Point) => circle(x, y - 4, 7, marigold[1]))
  return group(
    {},
    shape(`M0 0H1600V900H0Z${opening}`, 'url(#frame)', { 'fill-rule': 'evenodd' }),
    stroke(opening, marigold[1], 5),
    stroke(archPath(84, 960, 1432, 926, 6, 484), indigo[2], 2.5),
    ...beads,
    shape('M18 18H420C250 90 90 230 72 420H18Z', 'url(#screen)', { opacity: '.8' }),
    shape('M1582 18H1180C1350 90 1510 230 1528 420H1582Z', 'url(#screen)', { opacity: '.8' }),
    stroke('M18 18H420C250 90 90 230 72 420H18Z', indigo[3], 2, { opacity: '.7' }),
    stroke('M1582 18H1180C1350 90 1510 230 1528 420H1582Z', indigo[3], 2, { opacity: '.7' }),
    ...[30, 1532].map((x) => rect(x, 500, 38, 300, indigo[1], { rx: 3 })),
    ...[30, 1532].map((x) => shape(pointedArch(x + 6, 790, 26, 270), palette.night)),
    rect(0, 820, 104, 80, palette.night),
    rect(1496, 820, 104, 80, palette.night),
    rect(0, 816, 112, 6, marigold[1]),
    rect(1488, 816, 112, 6, marigold[1]),
  )
}

/** The main gate and the courtyard (प्रांगण) with its banyan, in morning light. */
export function sceneCourtyard(): string {
  return picture(
    'The main gate and the courtyard in morning light',
    [1600, 900],
    [...definitions, ...buildingDefinitions('day')],
    sky,
    beyond,
    collegeBuilding('day'),
    court,
    plants,
    tree,
    el('g', {}, ...people.map((one) => person({ ...one, shadow: indigo[0] }))),
    gate(),
  )
}
