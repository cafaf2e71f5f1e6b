import { state } from '@prangan/college/state'
import { mapTexts } from '../localized.ts'
import { maharashtra } from './maharashtra.ts'
import type { Category, ReservedCategory, StateProfile } from './state-profile.ts'
import { uttarPradesh } from './uttar-pradesh.ts'

export { state }

/** What was stored before the college changed its state is named by the other profiles. */
const profiles: readonly StateProfile[] = [state, uttarPradesh, maharashtra]

export function categoryOf(key: string): Category | ReservedCategory | undefined {
  return profiles.flatMap(({ general, reserved }) => [general, ...reserved]).find((each) => each.key === key)
}

export const groupOf = (key: string): StateProfile['groups'][number] | undefined =>
  profiles.flatMap(({ groups }) => groups).find((each) => each.key === key)

/** Returns a value for each reserved category of the college's state. */
export const ofReserved = <Value>(of: (category: ReservedCategory) => Value): Record<string, Value> =>
  Object.fromEntries(state.reserved.map((category) => [category.key, of(category)]))

/** The examination after class 12 as a text begins with it: 'Intermediate'. */
export const schoolLeaving = mapTexts(state.exams.xii, (name) => name.charAt(0).toUpperCase() + name.slice(1))

/** The keys of the reserved categories, in the order of rounding. */
export const reservedKeys = (profile: StateProfile): string[] => profile.reserved.map(({ key }) => key)
