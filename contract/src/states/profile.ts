import { college } from '@prangan/college/config'
import { maharashtra } from './maharashtra.ts'
import type { Category, ReservedCategory, StateProfile } from './state-profile.ts'
import { uttarPradesh } from './uttar-pradesh.ts'

const states = { 'uttar-pradesh': uttarPradesh, maharashtra }

/** A configuration of before there were states has none. */
const { state: chosen = 'uttar-pradesh' }: { state?: keyof typeof states } = college

export const state: StateProfile = states[chosen]

/** What was stored before the college changed its state is named by the other profiles. */
const profiles = [state, ...Object.values(states)]

export function categoryOf(key: string): Category | ReservedCategory | undefined {
  return profiles.flatMap(({ general, reserved }) => [general, ...reserved]).find((each) => each.key === key)
}

export const groupOf = (key: string): StateProfile['groups'][number] | undefined =>
  profiles.flatMap(({ groups }) => groups).find((each) => each.key === key)

/** The keys of the reserved categories, in the order of rounding. */
export const reservedKeys = (profile: StateProfile): string[] => profile.reserved.map(({ key }) => key)
