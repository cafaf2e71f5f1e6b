import type { Ability } from '@prangan/contract/roles'
import { searchFor, searchKeys } from '@prangan/contract/search'
import { placesFor } from '../office-sections.ts'
import { isSearchable } from './use-search.ts'

export function findPlaces(can: (ability: Ability) => boolean, search: string) {
  const words = searchFor(search)?.words
  if (!words || !isSearchable(search)) return []
  return placesFor(can)
    .filter(({ label, section }) => {
      const keys = searchKeys(label, section)
      return words.every((word) => keys.includes(word))
    })
    .map(({ label, section, href }) => ({ id: href, name: label, more: section, href }))
}
