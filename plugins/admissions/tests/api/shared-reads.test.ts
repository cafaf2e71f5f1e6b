import { signIn } from '@prangan/tests/support/call.ts'
import { countReads, ready, siteDataOf } from '@prangan/tests/support/shared-reads.ts'
import { loadSmallSite } from '@prangan/tests/support/site.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { dataFiles } from '../../contract/data-files.ts'
import type { PublicSession } from '../../contract/schemas/admission-sessions.ts'
import { addSession } from '../support/admissions.ts'

const app = useOwnApp()
afterEach(() => {
  vi.restoreAllMocks()
})

it('A visitor finds what the office added to a session by the search, in the page that shows it', async () => {
  const [admin, firestore] = [await signIn('admin'), await app.firestore()]
  await loadSmallSite(firestore)
  const request = siteDataOf(app, async (_paths, _language, { file }) => {
    const sessions = await ready(file<PublicSession[]>(dataFiles.sessions))
    return { '/registration': sessions.map(({ id }) => `Session ${id}`) }
  })
  const targets = async (query: string) =>
    (await ready(request().search(query))).results.map(({ target }) => target)
  expect(await targets('xqzv')).toEqual([])
  const added = await addSession(admin, app.now())
  expect(await targets(added)).toEqual(['/registration'])
})

it('A visitor sees the sessions of admissions, and the college pays for them again only when one is added', async () => {
  const [admin, firestore] = [await signIn('admin'), await app.firestore()]
  await loadSmallSite(firestore)
  const request = siteDataOf(app)
  const ids = async () =>
    (await ready(request().file<PublicSession[]>(dataFiles.sessions))).map(({ id }) => id)
  const before = await ids()
  const others = countReads(firestore)
  expect(await ids()).toEqual(before)
  await ready(request().file(dataFiles.list('made-up')))
  expect(await ready(request().file(dataFiles.list('another')))).toBeNull()
  // Only the heads of the lists are read, once.
  expect(others()).toBeLessThanOrEqual(Math.max(1, before.length))
  const added = await addSession(admin, app.now())
  expect(await ids()).toContain(added)
})
