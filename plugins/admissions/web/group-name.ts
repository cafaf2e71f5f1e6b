import { groupOf, state } from '@prangan/contract/states/profile'
import { inLanguage } from '@prangan/web/messages/language.ts'

/** Returns an unknown group by its key. */
export function groupName(key: string): string {
  const group = groupOf(key)
  return group ? inLanguage(group.name) : key
}

/** The keys of the state's groups, and of those that are used already. */
export const groupKeys = (used: readonly string[]): string[] => [
  ...new Set([...state.groups.map(({ key }) => key), ...used]),
]
