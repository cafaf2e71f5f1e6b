import { archPath, chhatri, dome, jaaliPattern, merlons, pointedArch } from './architecture.ts'
import { palette } from './palette.ts'
import { el, gradient, group, polygon, rect, shape, times } from './svg.ts'

const { indigo, marigold, terracotta, paper, green } = palette
const kiosk = {
  body: terracotta[4],
  shade: terracotta[3],
  open: indigo[2],
  dome: paper[2],
  domeShade: paper[0],
  tip: marigold[1],
}

/** How dark its openings are: outside, in the reveal, within. By night the lamps are lit. */
const openings = {
  day: [indigo[2], indigo[1], indigo[0]],
  night: [marigold[1], marigold[2], marigold[3]],
} as const

export type Hour = keyof typeof openings

/** One bay of the façade: an arched arcade below, a jharokha or a jaali window above. */
function bay(index: 0 | 1, hour: Hour): string {
  const [, reveal, within] = openings[hour]
  const upper =
    index === 0
      ? [
          rect(16, 352, 60, 10, terracotta[2]),
          shape(archPath(22, 440, 48, 76, 2), reveal),
          rect(12, 440, 68, 24, terracotta[3]),
          rect(16, 444, 60, 16, 'url(#jaali)'),
          polygon(
            [
              [12, 464],
              [80, 464],
              [66, 478],
              [26, 478],
            ],
            terracotta[2],
          ),
        ]
      : [shape(pointedArch(20, 456, 52, 88), 'url(#jaali)')]
  return group(
    { id: `bay-${index}` },
    ...upper,
    shape(archPath(8, 622, 76, 122, 3), terracotta[3]),
    shape(archPath(14, 622, 64, 112, 3), reveal),
    shape(archPath(24, 622, 54, 102, 3), within),
  )
}

/** Two storeys of arcades and jharokhas under chhatris. */
const facade = group(
  {},
  rect(262, 330, 1076, 292, 'url(#wall)'),
  merlons(262, 330, 1076, 54, terracotta[4]),
  rect(254, 330, 1092, 10, terracotta[3]),
  rect(262, 482, 1076, 8, terracotta[3]),
  ...[272, 944].flatMap((x) =>
    times(5, (index) => el('use', { href: `#bay-${index % 2}`, x: x + index * 76 })),
  ),
  ...[330, 560, 1040, 1270].map((x) => chhatri(x, 330, 74, kiosk)),
)

/** The pavilion in the middle: a tall arch between two turrets, a dome above. */
function pavilion(hour: Hour): string {
  const [glass, reveal, within] = openings[hour]
  return group(
    {},
    rect(664, 268, 272, 354, terracotta[5]),
    rect(664, 268, 60, 354, paper[2]),
    rect(876, 268, 60, 354, terracotta[4]),
    merlons(656, 268, 288, 16, terracotta[4]),
    rect(652, 268, 296, 12, terracotta[3]),
    rect(744, 218, 112, 50, terracotta[4]),
    ...times(4, (index) => shape(pointedArch(751 + index * 26, 262, 19, 36), glass)),
    dome(800, 216, 132, paper[2], paper[0], marigold[1]),
    chhatri(688, 262, 62, kiosk),
    chhatri(912, 262, 62, kiosk),
    shape(archPath(724, 622, 152, 300, 4), terracotta[3]),
    shape(archPath(736, 622, 128, 284, 4), reveal),
    shape(archPath(748, 622, 116, 268, 4), glass),
    shape(archPath(764, 622, 72, 186, 3), within),
    shape(archPath(769, 622, 62, 176, 3), marigold[3]),
    shape('M769 600q14 -40 32 -18q18 -30 30 14v26h-62Z', green[2]),
    rect(760, 300, 80, 12, 'url(#jaali)'),
    ...[676, 888].flatMap((x) => [
      shape(pointedArch(x, 440, 36, 84), 'url(#jaali)'),
      shape(pointedArch(x, 590, 36, 96), glass),
    ]),
  )
}

/** What the building needs among a picture's definitions. */
export const buildingDefinitions = (hour: Hour): string[] => [
  gradient('wall', [
    [0, terracotta[5]],
    [1, terracotta[4]],
  ]),
  jaaliPattern('jaali', 22, terracotta[3], openings[hour][0]),
  bay(0, hour),
  bay(1, hour),
]

/** The college as its gate shows it: 262 to 1338 wide, standing on y = 622. */
export const collegeBuilding = (hour: Hour): string => facade + pavilion(hour)
