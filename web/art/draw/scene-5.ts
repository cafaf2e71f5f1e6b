import { buildingDefinitions, collegeBuilding } from './college-building.ts'
import { type Figure, figure } from './figures.ts'
import { birds, blob, cloud, crown, sun } from './nature.ts'
import { palette } from './palette.ts'
import { type Person, person } from './people.ts'
import {
  circle,
  el,
  ellipse,
  gradient,
  group,
  picture,
  polygon,
  rect,
  shape,
  short,
  stroke,
  times,
} from './svg.ts'

const { indigo, marigold, terracotta, paper, green } = palette
const khaki = '#a08a58'

const leaf = (dx: number, dy: number, turn: number, colour: string): string =>
  el(
    'g',
    { transform: `translate(${dx} ${-dy}) rotate(${turn})` },
    shape('M0 0Q14 -14 34 -6Q20 10 0 0Z', colour),
  )

/** A young tree with its stake and its ring of earth, 100 units tall. */
const youngTree = group(
  { id: 'sapling' },
  ellipse(0, 0, 40, 10, terracotta[0]),
  ellipse(0, -2, 30, 6, terracotta[1]),
  stroke('M10 0V-92', paper[0], 3),
  stroke('M0 0Q-4 -50 0 -96', green[1], 4),
  leaf(0, 96, -70, green[3]),
  leaf(0, 92, -20, green[3]),
  leaf(-1, 88, 200, green[2]),
  leaf(-2, 70, -35, green[2]),
  leaf(-2, 66, 215, green[3]),
  leaf(-2, 50, -25, green[3]),
  leaf(-2, 44, 205, green[2]),
)

const sapling = (x: number, base: number, size: number): string =>
  el('use', { href: '#sapling', transform: `translate(${x} ${base}) scale(${short(size / 100)})` })

const flag = group(
  {},
  stroke('M560 560V190', paper[1], 8),
  circle(560, 186, 9, marigold[1]),
  shape('M564 200C620 178 664 224 730 202V318C664 340 620 294 564 316Z', indigo[1]),
  shape('M564 200C620 178 664 224 730 202V224C664 246 620 200 564 222Z', marigold[1]),
  circle(646, 268, 20, marigold[2]),
  ellipse(560, 566, 60, 14, paper[2]),
  rect(520, 556, 80, 12, paper[1]),
)

const cadets: Figure[] = times(7, (index) => ({
  x: 96 + index * 74,
  base: 700 + index * 8,
  height: 158 + index * 5,
  pose: 'march',
  top: khaki,
  bottom: khaki,
  hair: 'beret',
  covered: true,
  skin: palette.skin[(index * 3) % 4] ?? palette.skin[1],
}))

const rear: Figure[] = times(6, (index) => ({
  x: 150 + index * 66,
  base: 650 + index * 5,
  height: 138 + index * 4,
  pose: 'march',
  top: '#8d7949',
  bottom: '#8d7949',
  hair: 'beret',
  covered: true,
  skin: palette.skin[(index + 1) % 4] ?? palette.skin[1],
}))

const planters: Figure[] = [
  {
    x: 900,
    base: 770,
    height: 210,
    pose: 'kneel',
    top: indigo[3],
    bottom: indigo[0],
    skin: palette.skin[2],
    covered: true,
  },
  {
    x: 1240,
    base: 820,
    height: 226,
    pose: 'kneel',
    top: marigold[1],
    bottom: terracotta[0],
    hair: 'tail',
    facing: -1,
    skin: palette.skin[1],
    covered: true,
  },
]

const helpers: Person[] = [
  {
    x: 1080,
    base: 700,
    height: 176,
    dress: 'salwar',
    colours: [terracotta[2], marigold[3]],
    facing: 1,
    skin: palette.skin[2],
  },
  {
    x: 1420,
    base: 720,
    height: 188,
    dress: 'kurta',
    colours: [paper[3], indigo[1]],
    facing: -1,
    skin: palette.skin[1],
  },
  {
    x: 1500,
    base: 690,
    height: 168,
    dress: 'sari',
    colours: [green[2], marigold[2]],
    facing: -1,
    skin: palette.skin[1],
  },
]

const wateringCan = (x: number, y: number): string =>
  group(
    {},
    shape(`M${x} ${y}h44l-4 -48h-36Z`, indigo[3]),
    stroke(`M${x + 40} ${y - 34}L${x + 74} ${y - 54}M${x} ${y - 40}q-22 4 -10 30`, indigo[3], 7),
    shape(`M${x + 66} ${y - 62}l18 -8l4 16l-18 4Z`, indigo[2]),
  )

const definitions = [
  gradient('sky', [
    [0, indigo[4]],
    [0.6, paper[2]],
    [1, marigold[4]],
  ]),
  gradient(
    'glow',
    [
      [0, paper[3], 0.9],
      [0.4, marigold[4], 0.5],
      [1, marigold[4], 0],
    ],
    { cx: 0.5, cy: 0.5, r: 0.5 },
  ),
  gradient('grass', [
    [0, green[4]],
    [1, green[3]],
  ]),
  ...buildingDefinitions('day'),
  youngTree,
]

/** Cadets on parade, and volunteers planting trees. */
export function sceneService(): string {
  return picture(
    'Cadets on parade and volunteers planting trees',
    [1600, 900],
    definitions,
    rect(0, 0, 1600, 560, 'url(#sky)'),
    sun(300, 190, 46),
    cloud(760, 120, 300, paper[3], '.8'),
    cloud(1240, 200, 240, paper[3], '.7'),
    birds(
      [
        [420, 120],
        [470, 96],
        [1120, 110],
      ],
      indigo[2],
    ),
    group({ transform: 'translate(330 116) scale(.68)' }, collegeBuilding('day')),
    shape(blob(times(12, (index) => [index * 40 - 30, 520 - ((index * 5) % 4) * 9, 52] as const)), green[3]),
    shape(
      blob(times(11, (index) => [1230 + index * 42, 520 - ((index * 5) % 4) * 11, 54] as const)),
      green[3],
    ),
    crown(1520, 400, 300, 220, 33, -1),
    stroke('M1520 480V560', terracotta[0], 26),
    rect(0, 536, 1600, 364, 'url(#grass)'),
    polygon(
      [
        [0, 590],
        [560, 590],
        [760, 900],
        [0, 900],
      ],
      terracotta[4],
    ),
    stroke('M0 640H592M0 742L658 742', terracotta[5], 3),
    flag,
    ...[...rear, ...cadets].map(
      (one) => ellipse(one.x, one.base, 34, 6, indigo[0], { opacity: '.25' }) + figure(one),
    ),
    ...[
      [820, 610, 60],
      [960, 600, 56],
      [1150, 612, 60],
      [1320, 606, 58],
    ].map(([x = 0, base = 0, size = 0]) => sapling(x, base, size)),
    ...helpers.map((one) => person({ ...one, shadow: indigo[0] })),
    sapling(992, 778, 132),
    sapling(1136, 826, 140),
    ...planters.map((one) => ellipse(one.x, one.base, 66, 9, indigo[0], { opacity: '.25' }) + figure(one)),
    wateringCan(1330, 842),
    wateringCan(800, 800),
  )
}
