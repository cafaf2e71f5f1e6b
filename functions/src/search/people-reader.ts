import { limits } from '@prangan/contract/limits'
import type { RawDocument } from '@prangan/contract/parse-document'
import type { Firestore, Query } from 'firebase-admin/firestore'
import type { SearchEntry } from './search-data.ts'

/**
 * Creates the reader of a list of people. It checks their number every few seconds, and reads the list again when the number
 * has changed or `freshFor` milliseconds have passed. Until then it returns the same object.
 */
export function createPeopleReader(
  list: (firestore: Firestore) => Query,
  toEntries: (people: readonly RawDocument[]) => SearchEntry[],
  freshFor: number,
) {
  let kept: { count: number; countedAt: number; readAt: number; entries: SearchEntry[] } | undefined

  return async (firestore: Firestore, now: Date): Promise<readonly SearchEntry[]> => {
    const at = now.getTime()
    if (kept && at - kept.countedAt < limits.search.countedFor) return kept.entries
    const people = list(firestore)
    const { count } = (await people.count().get()).data()
    if (kept?.count === count && at - kept.readAt < freshFor) {
      kept.countedAt = at
      return kept.entries
    }
    const { docs } = await people.get()
    const entries = toEntries(docs.map((person) => ({ id: person.id, data: person.data() })))
    kept = { count: docs.length, countedAt: at, readAt: at, entries }
    return entries
  }
}
