import { documentPaths } from '@prangan/contract/paths'
import { act, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { firestore, writeEntry } from './firestore.ts'

const colleague = 'Ravi Mishra'

/** Returns who is stored as having the record open, by uid. */
export const whoHasOpen = (record: string) =>
  (firestore.read(documentPaths.openForm(record))?.people ?? {}) as Record<
    string,
    { at: { toDate: () => Date } }
  >

/** A colleague's open form says that they are there, or that they have left. */
export const colleagueSigns = (record: string, entry: { name: string } | null = { name: colleague }) =>
  act(() => writeEntry(documentPaths.openForm(record), 'people', 'ravi', entry))

/** Waits until the test's own form has said that it is open; then a colleague opens the record, too. */
export async function colleagueOpens(record: string): Promise<void> {
  await waitFor(() => expect(whoHasOpen(record)).toHaveProperty('asha'))
  await colleagueSigns(record)
}
