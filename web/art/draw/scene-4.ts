import { buildingDefinitions, collegeBuilding } from './college-building.ts'
import { type Figure, figure } from './figures.ts'
import { banyan, birds, blob, cloud } from './nature.ts'
import { palette } from './palette.ts'
import { ellipse, gradient, group, picture, polygon, rect, shape, short, stroke, times } from './svg.ts'

const { indigo, marigold, terracotta, paper, green } = palette

const distance = group(
  {},
  rect(0, 0, 1600, 420, 'url(#sky)'),
  cloud(140, 150, 320, paper[3], '.8'),
  cloud(1180, 110, 300, paper[3], '.7'),
  cloud(700, 80, 220, paper[3], '.55'),
  birds(
    [
      [560, 130],
      [610, 104],
      [660, 140],
    ],
    indigo[2],
  ),
  group({ transform: 'translate(400 102) scale(.5)' }, collegeBuilding('day')),
  shape(blob(times(30, (index) => [index * 56, 404 - ((index * 7) % 4) * 7, 40] as const)), green[3]),
  shape(blob(times(34, (index) => [index * 50, 424 - ((index * 5) % 3) * 6, 30] as const)), green[2]),
)

/** Lanes of the running track, sweeping from the left far side to the right foreground. */
const track = group(
  {},
  shape('M0 620C500 560 1100 620 1600 800V900H0Z', terracotta[2]),
  shape('M0 620C500 560 1100 620 1600 800L1600 812C1100 632 500 572 0 632Z', paper[3]),
  ...[0.24, 0.48, 0.74].map((share) => {
    const left = 630 + 270 * share
    return stroke(
      `M0 ${short(left)}C500 ${short(left - 62 + 90 * share)} 1000 ${short(left + 10 + 60 * share)} 1600 ${short(812 + 210 * share)}`,
      paper[3],
      4 + share * 3,
      { opacity: '.85' },
    )
  }),
)

/** The kabaddi court: clay between white lines, drawn as it lies. */
const court = group(
  {},
  polygon(
    [
      [760, 470],
      [1420, 470],
      [1560, 610],
      [700, 600],
    ],
    terracotta[3],
  ),
  stroke('M760 470H1420L1560 610L700 600ZM1092 470L1126 605M926 470L914 602M1258 470L1340 607', paper[3], 4),
)

const marigoldKit = { top: marigold[1], bottom: indigo[0] }
const indigoKit = { top: indigo[2], bottom: paper[2] }

const players: Figure[] = [
  { x: 1092, base: 552, height: 104, pose: 'raid', ...marigoldKit, skin: palette.skin[1] },
  { x: 1206, base: 508, height: 88, pose: 'guard', ...indigoKit, facing: -1, skin: palette.skin[2] },
  { x: 1262, base: 536, height: 96, pose: 'guard', ...indigoKit, facing: -1 },
  { x: 1330, base: 566, height: 106, pose: 'raid', ...indigoKit, facing: -1, skin: palette.skin[2] },
  { x: 1398, base: 540, height: 98, pose: 'guard', ...indigoKit, facing: -1, skin: palette.skin[0] },
  { x: 900, base: 520, height: 90, pose: 'guard', ...marigoldKit, skin: palette.skin[2] },
  { x: 838, base: 566, height: 104, pose: 'guard', ...marigoldKit },
]

const runners: Figure[] = [
  {
    x: 330,
    base: 716,
    height: 196,
    pose: 'sprint',
    top: green[2],
    bottom: palette.night,
    hair: 'tail',
    skin: palette.skin[2],
  },
  {
    x: 600,
    base: 770,
    height: 218,
    pose: 'sprint',
    top: marigold[1],
    bottom: indigo[0],
    hair: 'tail',
    skin: palette.skin[1],
  },
  {
    x: 196,
    base: 824,
    height: 236,
    pose: 'sprint',
    top: terracotta[0],
    bottom: indigo[1],
    hair: 'tail',
    skin: palette.skin[0],
  },
]

/** Bunting from pole to pole. */
const bunting = group(
  {},
  stroke('M120 250V600M760 320V470', terracotta[0], 6),
  stroke('M120 256Q440 380 760 326', terracotta[0], 2.5),
  ...times(15, (index) => {
    const t = (index + 0.7) / 15.5
    const x = 120 + 640 * t
    const y = 256 * (1 - t) ** 2 + 2 * 380 * t * (1 - t) + 326 * t * t
    return polygon(
      [
        [x - 13, y],
        [x + 13, y + 1],
        [x, y + 32 - t * 8],
      ],
      [marigold[1], indigo[2], terracotta[2], paper[3], green[2]][index % 5] ?? paper[3],
    )
  }),
)

/** The sports ground: a race on the track, kabaddi on the clay. */
export function sceneSports(): string {
  return picture(
    'A race and a kabaddi match on the sports ground',
    [1600, 900],
    [
      gradient('sky', [
        [0, indigo[4]],
        [0.7, indigo[5]],
        [1, marigold[4]],
      ]),
      gradient('grass', [
        [0, green[4]],
        [1, green[2]],
      ]),
      ...buildingDefinitions('day'),
    ],
    distance,
    rect(0, 424, 1600, 480, 'url(#grass)'),
    ...times(6, (index) =>
      polygon(
        [
          [index * 300 - 100, 424],
          [index * 300 + 20, 424],
          [index * 420 - 260, 900],
          [index * 420 - 520, 900],
        ],
        green[3],
        { opacity: '.35' },
      ),
    ),
    ellipse(1500, 470, 170, 16, green[1], { opacity: '.3' }),
    banyan(1510, 468, 300, 12, -1),
    court,
    ...[...players]
      .sort((a, b) => a.base - b.base)
      .map(
        (one) => ellipse(one.x, one.base, one.height * 0.34, 5, indigo[0], { opacity: '.25' }) + figure(one),
      ),
    bunting,
    track,
    ...runners.map(
      (one) =>
        ellipse(one.x, one.base + 6, one.height * 0.26, 8, indigo[0], { opacity: '.28' }) + figure(one),
    ),
  )
}
