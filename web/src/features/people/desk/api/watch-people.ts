import { peopleEndpoints } from '@prangan/contract/endpoints/people'
import { call } from '../../../../http/client.ts'
import type { GetToken } from '../../../../lib/desk-session.ts'
import { keepChecking } from '../../../../lib/keep-checking.ts'
import { type PersonRow, toPersonRow } from './person-row.ts'

type Watcher = { next: (people: readonly PersonRow[]) => void; failed: (error: Error) => void }

const watchers = new Set<Watcher>()
let people: readonly PersonRow[] | undefined
let stop: (() => void) | undefined
/** The number of reads, so that an older answer does not replace a newer one. */
let reads = 0
let isReading = false

export async function readPeople(getToken: GetToken): Promise<PersonRow[]> {
  const answer = await call(peopleEndpoints, 'listPeople', {}, { token: await getToken() })
  return answer.people.map(toPersonRow)
}

async function read(getToken: GetToken): Promise<void> {
  reads += 1
  const turn = reads
  isReading = true
  try {
    const found = await readPeople(getToken)
    if (turn !== reads) return
    people = found
    for (const { next } of watchers) next(people)
  } catch (error) {
    if (turn === reads) for (const { failed } of watchers) failed(error as Error)
  } finally {
    if (turn === reads) isReading = false
  }
}

/** Reads the people again, after a change. */
export const refreshPeople = (getToken: GetToken): Promise<void> => read(getToken)

/**
 * Reads the people, again every minute and when the screen is looked at again: no client may read staff documents, so
 * there is nothing to listen to. Returns a function that stops it.
 */
export function watchPeople(getToken: GetToken, watcher: Watcher): () => void {
  watchers.add(watcher)
  if (people) watcher.next(people)
  if (!stop) stop = keepChecking(async () => void (await read(getToken))).stop
  else if (!people && !isReading) read(getToken)
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0) return
    stop?.()
    stop = undefined
    people = undefined
    // An answer that is still under way is nobody's.
    reads += 1
    isReading = false
  }
}
