import { archPath, cusps } from './architecture.ts'
import { buildingDefinitions, collegeBuilding } from './college-building.ts'
import { palette } from './palette.ts'
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

/** A clay lamp with its flame and the glow around it. */
const diya = group(
  { id: 'diya' },
  circle(0, -16, 40, 'url(#flame)'),
  shape('M-20 -4Q0 18 20 -4Q0 4 -20 -4Z', terracotta[2]),
  shape('M0 -34Q9 -16 0 -6Q-9 -16 0 -34Z', marigold[3]),
  shape('M0 -24Q5 -14 0 -8Q-5 -14 0 -24Z', paper[3]),
)

const lampAt = (x: number, y: number, scale: number): string =>
  el('use', { href: '#diya', transform: `translate(${x} ${y}) scale(${short(scale)})` })

/** A brass lamp-stand of five flames. */
const lampStand = (x: number, base: number, scale: number): string =>
  group(
    { transform: `translate(${x} ${base}) scale(${scale})` },
    shape(
      'M-46 0Q-40 -18 -12 -22L-8 -60Q-18 -66 -8 -74L-6 -140Q-16 -148 -6 -156L-4 -196H4L6 -156Q16 -148 6 -140L8 -74Q18 -66 8 -60L12 -22Q40 -18 46 0Z',
      marigold[1],
    ),
    shape('M4 -196L6 -156Q16 -148 6 -140L8 -74Q18 -66 8 -60L12 -22Q40 -18 46 0H14Z', marigold[0]),
    shape('M-52 -206Q0 -176 52 -206Q0 -196 -52 -206Z', marigold[2]),
    ...[-44, -22, 0, 22, 44].map((dx) => lampAt(dx, -200 + Math.abs(dx) * -0.16, 0.72)),
  )

/** A dancer in a pleated skirt, one hand raised; 100 units tall. */
function dancer(
  x: number,
  base: number,
  height: number,
  skirt: string,
  trim: string,
  facing: 1 | -1,
  skin: string,
): string {
  const scale = Math.round(height) / 100
  return group(
    { transform: `translate(${x} ${base}) scale(${scale * facing} ${scale})` },
    ellipse(0, 0, 30, 4, palette.night, { opacity: '.4' }),
    stroke('M-5 -30L-14 -14L-10 -1M6 -30L18 -16L12 -2', skin, 6, { 'stroke-linejoin': 'round' }),
    shape('M-8 -56L-30 -14Q0 -2 34 -16L8 -56Z', skirt),
    shape('M-30 -14Q0 -2 34 -16L32 -20Q0 -7 -28 -18Z', trim),
    shape('M-2 -54L-6 -9Q2 -7 9 -9L4 -54Z', trim),
    stroke('M-16 -38L-20 -14M16 -38L24 -16', trim, 1.4),
    shape('M-8 -76Q-10 -64 -8 -54H8Q10 -64 8 -76Q0 -79 -8 -76Z', skirt),
    shape('M-8 -76L8 -58V-54H4L-8 -70Z', trim),
    stroke('M7 -74L22 -82L18 -100', skin, 4.6, { 'stroke-linejoin': 'round' }),
    stroke('M-7 -74L-24 -68L-34 -78', skin, 4.6, { 'stroke-linejoin': 'round' }),
    stroke('M21 -86l3 2M-31 -77l-3 3', marigold[2], 3),
    stroke('M0 -77V-82', skin, 5),
    circle(1, -89, 7, skin),
    shape('M-6 -87C-8 -100 9 -101 8 -91C3 -95 -2 -93 -6 -87Z', palette.night),
    circle(-7, -94, 4, palette.night),
    stroke('M-11 -96q3 -4 8 -2', marigold[1], 2.6),
  )
}

/** A garland of marigolds along a drooping line. */
const garland = (x1: number, x2: number, y: number, droop: number): string => {
  const count = Math.round((x2 - x1) / 17)
  return times(count + 1, (index) => {
    const t = index / count
    return circle(
      x1 + (x2 - x1) * t,
      y + 4 * droop * t * (1 - t),
      8.5,
      marigold[index % 3 === 0 ? 0 : index % 2 === 0 ? 2 : 1],
    )
  }).join('')
}

const stage = group(
  {},
  shape('M210 720V250H1390V720Z', indigo[0]),
  shape(archPath(262, 720, 1076, 474, 6, 280), terracotta[0]),
  shape(archPath(300, 720, 1000, 440, 6, 258), 'url(#backdrop)'),
  circle(800, 540, 200, marigold[2], { opacity: '.3' }),
  circle(800, 540, 160, marigold[2], { opacity: '.3' }),
  stroke(archPath(300, 720, 1000, 440, 6, 258), marigold[1], 5),
  ...cusps(300, 538, 1000, 258, 6)
    .slice(1, -1)
    .map(([x, y]) => circle(x, y - 2, 8, marigold[2])),
  rect(210, 236, 1180, 20, terracotta[1]),
  rect(210, 200, 1180, 36, 'url(#jaali)'),
  ...[216, 1340].map((x) => rect(x, 256, 44, 464, terracotta[1]) + rect(x + 30, 256, 14, 464, terracotta[0])),
  garland(260, 530, 262, 50),
  garland(530, 800, 262, 50),
  garland(800, 1070, 262, 50),
  garland(1070, 1340, 262, 50),
  ...[260, 530, 1070, 1340].map((x) =>
    times(7, (index) => circle(x, 270 + index * 17, 8.5, marigold[index % 3] ?? marigold[1])).join(''),
  ),
)

const boards = group(
  {},
  polygon(
    [
      [210, 690],
      [1390, 690],
      [1500, 764],
      [100, 764],
    ],
    terracotta[3],
  ),
  ...times(13, (index) =>
    stroke(`M${260 + index * 90} 690L${short(150 + index * 108)} 764`, terracotta[2], 2),
  ),
  rect(100, 764, 1400, 70, terracotta[1]),
  rect(100, 764, 1400, 8, marigold[1]),
  rect(120, 784, 1360, 36, 'url(#jaali)'),
)

/** The backs of those who watch, some with a bun. */
function audience(): string {
  const random = seeded(12)
  const row = (y: number, size: number, colour: string) =>
    times(Math.ceil(1700 / (size * 2.3)), (index) => {
      const x = index * size * 2.3 + random() * size * 0.7 - 20
      const top = y + random() * size * 0.4
      const shoulders = `M${short(x - size)} 900V${short(top + size * 1.1)}q${short(size * 0.2)} ${short(-size * 0.5)} ${short(size * 0.7)} ${short(-size * 0.55)}h${short(size * 0.6)}q${short(size * 0.5)} 0 ${short(size * 0.7)} ${short(size * 0.55)}V900Z`
      const bun = random() > 0.6 ? circle(x + size * 0.1, top - size * 0.5, size * 0.26, colour) : ''
      return (
        shape(shoulders, colour) +
        circle(x, top, size * 0.52, colour) +
        rect(x - size * 0.2, top, size * 0.4, size * 0.7, colour) +
        bun
      )
    }).join('')
  return row(836, 40, indigo[0]) + row(864, 46, palette.night)
}

const definitions = [
  gradient('sky', [
    [0, palette.night],
    [0.7, indigo[1]],
    [1, '#5a3f78'],
  ]),
  gradient(
    'flame',
    [
      [0, marigold[3], 0.75],
      [1, marigold[2], 0],
    ],
    { cx: 0.5, cy: 0.5, r: 0.5 },
  ),
  gradient('backdrop', [
    [0, '#5a2647'],
    [1, terracotta[1]],
  ]),
  gradient('spot', [
    [0, marigold[4], 0.3],
    [1, marigold[4], 0.03],
  ]),
  diya,
  ...buildingDefinitions('night'),
]

/** The cultural evening: dancers on the stage, lamps all about. */
export function sceneEvening(): string {
  const random = seeded(4)
  return picture(
    'Dancers on the lamp-lit stage of the cultural evening',
    [1600, 900],
    definitions,
    rect(0, 0, 1600, 900, 'url(#sky)'),
    shape(times(60, () => `M${short(random() * 1600)} ${short(random() * 300)}h2v2h-2Z`).join(''), paper[3], {
      opacity: '.8',
    }),
    shape('M1436 70A44 44 0 1 1 1386 136A38 38 0 0 0 1436 70Z', paper[2]),
    group({ transform: 'translate(-240 40) scale(1.3 1)', opacity: '.45' }, collegeBuilding('night')),
    stage,
    boards,
    polygon(
      [
        [520, 256],
        [560, 256],
        [760, 720],
        [380, 720],
      ],
      'url(#spot)',
    ),
    polygon(
      [
        [1040, 256],
        [1080, 256],
        [1220, 720],
        [840, 720],
      ],
      'url(#spot)',
    ),
    dancer(560, 716, 240, green[2], marigold[2], 1, palette.skin[1]),
    dancer(800, 728, 268, indigo[2], marigold[2], 1, palette.skin[2]),
    dancer(1040, 716, 240, '#8a2f4a', marigold[3], -1, palette.skin[1]),
    lampStand(356, 730, 1),
    lampStand(1244, 730, 1),
    ...times(17, (index) => lampAt(130 + index * 84, 764, 0.62)),
    audience(),
  )
}
