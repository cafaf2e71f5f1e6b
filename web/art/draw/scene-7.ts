import { buildingDefinitions, collegeBuilding } from './college-building.ts'
import { banyan, blob, cloud } from './nature.ts'
import { palette } from './palette.ts'
import { type Person, person } from './people.ts'
import {
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

type Walker = Person & { umbrella: readonly [light: string, dark: string] }

const walkers: Walker[] = [
  {
    x: 470,
    base: 806,
    height: 190,
    dress: 'salwar',
    colours: [indigo[3], paper[2]],
    facing: 1,
    carries: 'bag',
    skin: palette.skin[2],
    umbrella: [marigold[2], marigold[1]],
  },
  {
    x: 620,
    base: 790,
    height: 182,
    dress: 'shirt',
    colours: [paper[3], indigo[0]],
    facing: 1,
    carries: 'bag',
    umbrella: [terracotta[3], terracotta[2]],
  },
  {
    x: 1060,
    base: 744,
    height: 140,
    dress: 'sari',
    colours: [terracotta[1], marigold[2]],
    facing: -1,
    umbrella: [indigo[3], indigo[2]],
  },
  {
    x: 1300,
    base: 830,
    height: 200,
    dress: 'kurta',
    colours: [green[3], paper[2]],
    facing: -1,
    skin: palette.skin[0],
    umbrella: [paper[2], paper[1]],
  },
]

/** Someone under an umbrella, with their reflection in the wet court. */
function walker({ umbrella, ...someone }: Walker): string {
  const { x, base, height, facing = 1 } = someone
  const r = height * 0.42
  const top = base - height * 1.04
  const hand = x + facing * height * 0.11
  const cover =
    stroke(`M${short(hand)} ${short(base - height * 0.5)}V${short(top - r * 0.5)}`, palette.night, 3) +
    shape(
      `M${short(hand - r)} ${short(top)}A${short(r)} ${short(r * 0.86)} 0 0 1 ${short(hand + r)} ${short(top)}Q${short(hand + r * 0.66)} ${short(top - r * 0.22)} ${short(hand + r * 0.34)} ${short(top)}Q${short(hand)} ${short(top - r * 0.22)} ${short(hand - r * 0.34)} ${short(top)}Q${short(hand - r * 0.66)} ${short(top - r * 0.22)} ${short(hand - r)} ${short(top)}Z`,
      umbrella[0],
    ) +
    shape(
      `M${short(hand)} ${short(top - r * 0.86)}A${short(r)} ${short(r * 0.86)} 0 0 1 ${short(hand + r)} ${short(top)}Q${short(hand + r * 0.66)} ${short(top - r * 0.22)} ${short(hand + r * 0.34)} ${short(top)}Q${short(hand + r * 0.3)} ${short(top - r * 0.6)} ${short(hand)} ${short(top - r * 0.86)}Z`,
      umbrella[1],
    )
  const whole = person(someone) + cover
  return group({ transform: `matrix(1 0 0 -.42 0 ${short(base * 1.42)})`, opacity: '.22' }, whole) + whole
}

/** Slanting rain: near strokes long, far ones short. */
function rain(count: number, length: number, width: number, opacity: string, seed: number): string {
  const random = seeded(seed)
  const d = times(
    count,
    () =>
      `M${Math.round(random() * 1660 - 20)} ${Math.round(random() * 940 - 40)}l${Math.round(-length * 0.22)} ${length}`,
  ).join('')
  return stroke(d, paper[3], width, { opacity })
}

const puddles = (
  [
    [330, 860, 190, 20],
    [820, 720, 150, 10],
    [1120, 850, 210, 22],
    [1420, 740, 120, 9],
    [640, 880, 120, 10],
  ] as const
).map(
  ([x, y, rx, ry]) =>
    ellipse(x, y, rx, ry, indigo[4], { opacity: '.6' }) +
    ellipse(x - rx * 0.2, y - ry * 0.15, rx * 0.5, ry * 0.35, paper[3], { opacity: '.3' }),
)

const ripples = (
  [
    [300, 858],
    [1080, 846],
    [1180, 856],
    [830, 720],
    [520, 846],
  ] as const
).map(([x, y]) =>
  el('ellipse', {
    cx: x,
    cy: y,
    rx: 26,
    ry: 5,
    fill: 'none',
    stroke: paper[3],
    'stroke-width': 2,
    opacity: '.7',
  }),
)

const definitions = [
  gradient('sky', [
    [0, '#3b3d74'],
    [0.55, '#7d82b4'],
    [1, '#c9cbe4'],
  ]),
  gradient('wet', [
    [0, '#b9867a'],
    [0.5, '#8f7592'],
    [1, '#5d5a8e'],
  ]),
  gradient('gloom', [
    [0, '#3b3d74', 0],
    [0.4, '#3b3d74', 0.22],
    [1, '#3b3d74', 0.22],
  ]),
  gradient('fade', [
    [0, '#8f7592', 0],
    [0.7, '#74678f', 1],
    [1, '#5d5a8e', 1],
  ]),
  group({ id: 'banyan' }, banyan(0, 0, 460, 61, 1)),
  ...buildingDefinitions('day'),
]

/** The college in the monsoon. */
export function sceneMonsoon(): string {
  return picture(
    'The college building in the monsoon',
    [1600, 900],
    definitions,
    rect(0, 0, 1600, 640, 'url(#sky)'),
    shape(
      blob(times(15, (index) => [index * 120 - 20, 10 + ((index * 5) % 4) * 18, 112] as const)),
      indigo[1],
      { opacity: '.6' },
    ),
    shape(blob(times(13, (index) => [index * 140, -30 + ((index * 7) % 3) * 16, 104] as const)), indigo[0], {
      opacity: '.6',
    }),
    cloud(120, 230, 380, '#9a9dca', '.6'),
    cloud(1260, 260, 320, '#9a9dca', '.6'),
    shape(blob(times(34, (index) => [index * 50, 596 - ((index * 7) % 4) * 12, 54] as const)), green[1]),
    collegeBuilding('day'),
    rect(0, 60, 1600, 562, 'url(#gloom)'),
    rect(0, 620, 1600, 280, 'url(#wet)'),
    group(
      { transform: 'matrix(1 0 0 -.6 0 995)', opacity: '.3' },
      el('use', { href: '#bay-0', x: 272 }),
      ...times(5, (index) => el('use', { href: `#bay-${index % 2}`, x: 944 + index * 76 })),
      rect(664, 268, 272, 354, terracotta[5]),
      shape('M736 622V420Q740 340 800 330Q860 340 864 420V622Z', indigo[1]),
    ),
    rect(0, 640, 1600, 260, 'url(#fade)'),
    ...times(11, (index) =>
      stroke(`M${short(800 + (index - 5) * 120)} 622L${short(800 + (index - 5) * 330)} 900`, paper[3], 2, {
        opacity: '.22',
      }),
    ),
    ...[650, 700, 780, 880].map((y) => stroke(`M0 ${y}H1600`, paper[3], 1.8, { opacity: '.2' })),
    polygon(
      [
        [744, 622],
        [856, 622],
        [1010, 900],
        [590, 900],
      ],
      marigold[4],
      { opacity: '.22' },
    ),
    ...puddles,
    rain(150, 34, 1.4, '.35', 3),
    ellipse(170, 690, 240, 26, indigo[0], { opacity: '.3' }),
    el('use', { href: '#banyan', transform: 'translate(170 690)' }),
    ellipse(1520, 668, 190, 20, indigo[0], { opacity: '.3' }),
    el('use', { href: '#banyan', transform: 'translate(1520 668) scale(-.78 .78)' }),
    ...walkers.sort((a, b) => a.base - b.base).map(walker),
    ...ripples,
    rain(70, 62, 2.4, '.5', 9),
  )
}
