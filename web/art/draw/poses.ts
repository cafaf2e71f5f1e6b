import type { Point } from './svg.ts'

/** Shoulder, elbow, hand; or hip, knee, foot. */
export type Limb = readonly [Point, Point, Point]
export type Pose = {
  head: Point
  neck: Point
  hip: Point
  arms: readonly [Limb, Limb]
  legs: readonly [Limb, Limb]
}

/** Athletes' poses in a box 100 units tall, the ground at 0, looking to the right. */
export const poses = {
  sprint: {
    head: [16, -90],
    neck: [10, -78],
    hip: [-2, -48],
    arms: [
      [
        [9, -75],
        [24, -62],
        [32, -74],
      ],
      [
        [9, -75],
        [-8, -66],
        [-16, -50],
      ],
    ],
    legs: [
      [
        [-2, -46],
        [20, -38],
        [16, -14],
      ],
      [
        [-2, -46],
        [-14, -24],
        [-38, -22],
      ],
    ],
  },
  raid: {
    head: [14, -80],
    neck: [8, -70],
    hip: [-6, -42],
    arms: [
      [
        [8, -67],
        [26, -60],
        [42, -66],
      ],
      [
        [8, -67],
        [-8, -58],
        [-20, -64],
      ],
    ],
    legs: [
      [
        [-6, -40],
        [18, -28],
        [28, -1],
      ],
      [
        [-6, -40],
        [-24, -24],
        [-36, -1],
      ],
    ],
  },
  guard: {
    head: [6, -84],
    neck: [3, -73],
    hip: [-4, -44],
    arms: [
      [
        [3, -70],
        [16, -56],
        [28, -56],
      ],
      [
        [3, -70],
        [-12, -58],
        [-24, -58],
      ],
    ],
    legs: [
      [
        [-4, -42],
        [10, -24],
        [8, -1],
      ],
      [
        [-4, -42],
        [-18, -22],
        [-18, -1],
      ],
    ],
  },
  march: {
    head: [1, -92],
    neck: [0, -80],
    hip: [0, -48],
    arms: [
      [
        [1, -77],
        [12, -64],
        [22, -58],
      ],
      [
        [-1, -77],
        [-8, -62],
        [-14, -50],
      ],
    ],
    legs: [
      [
        [0, -46],
        [8, -24],
        [14, -1],
      ],
      [
        [0, -46],
        [-4, -24],
        [-12, -2],
      ],
    ],
  },
  kneel: {
    head: [16, -58],
    neck: [10, -48],
    hip: [-8, -24],
    arms: [
      [
        [9, -46],
        [18, -32],
        [30, -22],
      ],
      [
        [9, -46],
        [20, -36],
        [34, -28],
      ],
    ],
    legs: [
      [
        [-8, -22],
        [10, -26],
        [8, -1],
      ],
      [
        [-8, -22],
        [-4, -4],
        [-24, -2],
      ],
    ],
  },
} as const satisfies Record<string, Pose>
