import { openBook } from './bust.ts'
import { palette } from './palette.ts'
import { flask, microscope } from './scene-3.ts'
import { bookPile, coins, frond, quill, still } from './still-life.ts'
import { circle, el, group, polygon, rect, shape, short, stroke, times } from './svg.ts'

const { indigo, marigold, terracotta, paper, green } = palette

const arts = (): string =>
  still(
    'Bachelor of Arts',
    [marigold[4], marigold[3]],
    bookPile(270, 488, [210, 186, 200, 160], [terracotta[2], green[2], indigo[3], marigold[1]]),
    group({ transform: 'translate(430 484) scale(1.9)' }, openBook(0, 0, 120, terracotta[0])),
    quill(610, 488),
  )

/** A pillar with a lotus capital, a scroll and a seal: polity and history. */
const masterOfArts = (): string =>
  still(
    'Master of Arts',
    [terracotta[5], terracotta[4]],
    rect(356, 214, 88, 246, paper[2]),
    ...times(4, (index) => rect(366 + index * 20, 214, 7, 246, paper[0])),
    shape('M340 214Q332 170 400 164Q468 170 460 214Z', paper[1]),
    ...times(5, (index) =>
      shape(`M${346 + index * 22} 214q10 -42 20 -46q10 4 10 46Z`, index % 2 ? paper[2] : paper[3]),
    ),
    rect(328, 150, 144, 18, paper[2]),
    ...times(16, (index) => {
      const angle = (index / 16) * Math.PI * 2
      return stroke(
        `M400 100L${short(400 + 42 * Math.cos(angle))} ${short(100 + 42 * Math.sin(angle))}`,
        marigold[2],
        3,
      )
    }),
    el('circle', { cx: 400, cy: 100, r: 44, fill: 'none', stroke: marigold[2], 'stroke-width': 8 }),
    circle(400, 100, 9, marigold[2]),
    rect(332, 456, 136, 32, paper[1]),
    bookPile(590, 488, [180, 150], [indigo[3], terracotta[2]]),
    group(
      { transform: 'translate(196 430)' },
      shape('M-60 -90H70V50H-60Z', paper[3]),
      ...times(5, (index) => rect(-42, -66 + index * 20, index === 4 ? 50 : 94, 5, paper[0])),
      rect(-76, -104, 162, 24, paper[1], { rx: 12 }),
      rect(-76, 40, 162, 24, paper[1], { rx: 12 }),
      circle(60, 30, 22, terracotta[2]),
      circle(60, 30, 13, terracotta[1]),
    ),
  )

const science = (): string =>
  still(
    'Bachelor of Science',
    [indigo[5], indigo[4]],
    ...[0, 60, 120].map((turn) =>
      el('ellipse', {
        cx: 400,
        cy: 190,
        rx: 104,
        ry: 38,
        fill: 'none',
        stroke: marigold[2],
        'stroke-width': 5,
        transform: `rotate(${turn} 400 190)`,
      }),
    ),
    circle(400, 190, 17, terracotta[3]),
    ...(
      [
        [504, 190],
        [348, 100],
        [348, 280],
      ] as const
    ).map(([x, y]) => circle(x, y, 9, paper[3])),
    flask(230, 488, 196, green[3]),
    flask(420, 488, 150, marigold[1]),
    flask(330, 488, 104, terracotta[2]),
    microscope(580, 488, 190),
  )

const commerce = (): string =>
  still(
    'Bachelor of Commerce',
    [green[5], green[4]],
    ...[90, 140, 190, 250].map((height, index) =>
      rect(
        300 + index * 62,
        486 - height,
        46,
        height,
        [indigo[4], green[3], terracotta[3], marigold[2]][index] ?? indigo[4],
        { rx: 4 },
      ),
    ),
    stroke('M300 352L384 306L446 262L546 184', paper[3], 7, { 'stroke-linejoin': 'round' }),
    polygon(
      [
        [562, 170],
        [548, 206],
        [526, 180],
      ],
      paper[3],
    ),
    rect(150, 330, 120, 158, terracotta[0], { rx: 6 }),
    rect(162, 330, 108, 158, terracotta[2], { rx: 6 }),
    rect(186, 356, 60, 34, paper[2], { rx: 3 }),
    rect(162, 440, 108, 8, marigold[2]),
    coins(606, 5),
    coins(690, 3),
  )

const computing = (): string =>
  still(
    'Bachelor of Computer Application',
    [terracotta[5], marigold[4]],
    rect(226, 236, 348, 226, palette.night, { rx: 14 }),
    rect(242, 252, 316, 194, indigo[0], { rx: 4 }),
    ...(
      [
        [262, 276, 70, marigold[2]],
        [344, 276, 110, indigo[4]],
        [286, 304, 120, green[4]],
        [418, 304, 60, terracotta[3]],
        [310, 332, 90, indigo[4]],
        [412, 332, 110, marigold[3]],
        [286, 360, 60, terracotta[3]],
        [358, 360, 96, green[4]],
        [262, 388, 44, marigold[2]],
        [262, 416, 160, indigo[3]],
      ] as const
    ).map(([x, y, width, colour]) => rect(x, y, width, 12, colour, { rx: 6 })),
    shape('M180 462H620L650 488H150Z', indigo[4]),
    rect(150, 482, 500, 10, indigo[3], { rx: 5 }),
    rect(352, 464, 96, 10, indigo[3], { rx: 4 }),
    stroke('M400 236V150M400 190L296 150M400 190L504 150', marigold[2], 4),
    ...(
      [
        [400, 142, 20, marigold[2]],
        [290, 146, 15, green[4]],
        [510, 146, 15, terracotta[3]],
      ] as const
    ).map(([x, y, r, colour]) => circle(x, y, r, colour)),
  )

const masterOfScience = (): string =>
  still(
    'Master of Science in Botany',
    [green[5], green[4]],
    group(
      { transform: 'rotate(-4 260 330)' },
      rect(160, 190, 200, 270, paper[3], { rx: 4 }),
      rect(160, 190, 200, 270, paper[1], { opacity: '.3', rx: 4 }),
      stroke('M262 430C258 370 262 300 268 250', green[1], 5),
      frond(262, 400, -58, 0.62, green[3]),
      frond(262, 380, 54, 0.62, green[2]),
      frond(262, 340, -48, 0.56, green[2]),
      frond(264, 320, 46, 0.56, green[3]),
      frond(267, 268, 4, 0.5, green[3]),
      rect(282, 424, 62, 22, paper[0]),
    ),
    microscope(500, 488, 250),
    frond(640, 420, -26, 1, green[2]),
    frond(640, 420, 22, 1.1, green[3]),
    frond(640, 420, -64, 0.8, green[3]),
    frond(640, 420, 62, 0.8, green[2]),
    frond(640, 420, -2, 1.3, green[2]),
    shape('M596 420H684L672 488H608Z', terracotta[2]),
    shape('M648 420H684L672 488H646Z', terracotta[1]),
    rect(588, 412, 104, 16, terracotta[3], { rx: 3 }),
  )

/** The six courses' pictures, by the name of their page. */
export const courses: Readonly<Record<string, () => string>> = {
  ba: arts,
  ma: masterOfArts,
  bsc: science,
  bcom: commerce,
  bca: computing,
  msc: masterOfScience,
}
