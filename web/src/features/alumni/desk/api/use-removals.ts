import { useSyncExternalStore } from 'react'
import type { AlumnusRow } from './alumnus-row.ts'
import { deleteAlumnus, deleteOnLeaving, type GetToken } from './edit-alumni.ts'
import { createRemovals, type Removals } from './removals.ts'

const removals = createRemovals()
// A page that is kept for going back has sent them too.
if (typeof window !== 'undefined') window.addEventListener('pagehide', removals.leave)

export const { undo: undoRemoval, dismiss: dismissFailure } = removals

/** The desk's deletions that are on their way or were refused. */
export function useRemovals(): Removals {
  return useSyncExternalStore(removals.subscribe, removals.current)
}

/**
 * Begins to delete an alumnus as the office saw them. The bearer is asked for now, since a page that goes cannot wait for it.
 * `done` is told the server's words.
 */
export async function beginRemoval(
  { id, name, version, status }: AlumnusRow,
  reason: string,
  { getToken, done }: { getToken: GetToken; done: (message: string) => void },
): Promise<void> {
  const early = await getToken()
  removals.begin(
    { id, name, version, isRejection: !status, reason },
    {
      send: async () => done(await deleteAlumnus({ id, version, reason }, await getToken())),
      sendOnLeaving: () => deleteOnLeaving({ id, version, reason }, early),
    },
  )
}
