import { palette } from './palette.ts'
import { type Limb, type Pose, poses } from './poses.ts'
import { circle, group, type Point, shape, short, stroke } from './svg.ts'

const joint = ([a, b, c]: Limb): string => `M${a.join(' ')}L${b.join(' ')}L${c.join(' ')}`

/** What a uniform adds: belt and boots. */
const belt = ([x, y]: Point, legs: Pose['legs']): string =>
  stroke(`M${x - 8} ${y - 5}h16`, palette.terracotta[0], 4) +
  legs.map(([, , [fx, fy]]) => stroke(`M${fx - 1} ${fy - 2}h7`, palette.night, 6.5)).join('')

export type Figure = {
  x: number
  base: number
  height: number
  pose: keyof typeof poses
  top: string
  bottom: string
  skin?: string
  facing?: 1 | -1
  hair?: 'short' | 'tail' | 'beret'
  /** Sleeves and trousers to wrist and ankle, as a uniform has. */
  covered?: boolean
}

/** Someone who moves: limbs from joint to joint. */
export function figure({
  x,
  base,
  height,
  pose,
  top,
  bottom,
  skin,
  facing = 1,
  hair = 'short',
  covered,
}: Figure): string {
  const tone = skin ?? palette.skin[1]
  const { head, neck, hip, arms, legs } = poses[pose]
  const [hx, hy] = head
  const limb = (points: Limb, colour: string, width: number) =>
    stroke(joint(points), colour, width, { 'stroke-linejoin': 'round' })
  const thigh = ([a, b]: Limb, width: number) => stroke(`M${a.join(' ')}L${b.join(' ')}`, bottom, width)
  const crown =
    hair === 'beret'
      ? shape(`M${hx - 8} ${hy - 1}q-1 -9 9 -9q9 1 9 6q-6 1 -10 0q-5 0 -8 3Z`, palette.terracotta[0])
      : shape(`M${hx - 8} ${hy + 2}q-3 -11 8 -11q8 0 8 7q-6 -2 -9 0q-2 3 -7 4Z`, palette.night) +
        (hair === 'tail' ? stroke(`M${hx - 7} ${hy - 2}q-9 1 -13 9`, palette.night, 4.5) : '')
  return group(
    {
      transform: `translate(${short(x)} ${short(base)}) scale(${(Math.round(height) / 100) * facing} ${Math.round(height) / 100})`,
    },
    limb(arms[1], covered ? top : tone, 5.5),
    limb(legs[1], covered ? bottom : tone, 7),
    covered ? '' : thigh(legs[1], 10),
    limb(legs[0], covered ? bottom : tone, 7.5),
    covered ? '' : thigh(legs[0], 10.5),
    stroke(`M${neck.join(' ')}L${hip.join(' ')}`, top, 17),
    stroke(`M${hip.join(' ')}l0.1 0`, bottom, 17.6),
    stroke(`M${neck.join(' ')}L${head.join(' ')}`, tone, 5.5),
    limb(arms[0], covered ? top : tone, 5.5),
    covered
      ? ''
      : stroke(
          `M${arms[0][0].join(' ')}L${arms[0][0][0] * 0.6 + arms[0][1][0] * 0.4} ${arms[0][0][1] * 0.6 + arms[0][1][1] * 0.4}`,
          top,
          8,
        ),
    hair === 'beret' ? belt(hip, legs) : '',
    circle(hx, hy, 7.6, tone),
    crown,
  )
}
