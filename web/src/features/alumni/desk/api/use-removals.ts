import { useSyncExternalStore } from 'react'
import type { GetToken } from '../../../../lib/desk-session.ts'
import type { AlumnusRow } from './alumnus-row.ts'
import { deleteAlumnus } from './edit-alumni.ts'
import { createRemovals, type Removals } from './removals.ts'

const removals = createRemovals()
// A page in the back/forward cache would send them when it is shown again.
if (typeof window !== 'undefined') window.addEventListener('pagehide', removals.undoAll)

export const { undo: undoRemoval, undoAll: undoAllRemovals, dismiss: dismissFailure } = removals

export function useRemovals(): Removals {
  return useSyncExternalStore(removals.subscribe, removals.current)
}

/** Starts the deletion of an alumnus at the version that the office saw. `done` gets the server's message. */
export function beginRemoval(
  { id, name, version, status }: AlumnusRow,
  reason: string,
  { getToken, done }: { getToken: GetToken; done: (message: string) => void },
): void {
  removals.begin({ id, name, version, isRejection: !status, reason }, async () =>
    done(await deleteAlumnus({ id, version, reason }, await getToken())),
  )
}
