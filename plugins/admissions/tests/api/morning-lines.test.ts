import { documentPaths } from '@prangan/contract/paths'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { expect, it } from 'vitest'
import { morningLines } from '../../functions/morning-lines.ts'
import { putSession, sessionAt } from '../support/own-applications.ts'

const app = useOwnApp()
const day = 24 * 60 * 60_000

it('The morning mail says how many seats were filled by a confirmed fee, and of how many; nothing if none was', async () => {
  const firestore = await app.firestore()
  const until = new Date(app.now().getTime() + 1)
  const lines = async () => {
    const written = await morningLines(firestore, { since: new Date(until.getTime() - day), until })
    return written.map(({ text }) => text.en)
  }
  const stored = sessionAt(app.now())
  const session = await putSession(firestore, stored)
  const put = (id: string, confirmedAt: Date, status = 'admitted') =>
    firestore.doc(documentPaths.admission(id)).set({ session, status, fee: { confirmedAt } })
  await put('earlier', new Date(until.getTime() - 2 * day))
  // Confirmed to be paid back.
  await put('left', app.now(), 'cancelled')
  expect(await lines()).toEqual([])
  await put('new', app.now())
  const seats = stored.programmes.reduce((sum, { seats: { total } }) => sum + total, 0)
  expect(await lines()).toEqual([`One seat was filled: now 2 of ${seats} in ${stored.name}`])
})
