import { documentPaths } from '@prangan/contract/paths'
import type { Loaded } from '@prangan/contract/site-data'
import { type DocumentReference, type Firestore, Query } from 'firebase-admin/firestore'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPublicReads } from '../../functions/src/pages/public-reads.ts'
import { createSiteData } from '../../functions/src/pages/site-data.ts'
import { addSession } from '../support/admissions.ts'
import { registered } from '../support/alumni.ts'
import { call, json, signIn } from '../support/call.ts'
import { loadSmallSite } from '../support/site.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { changeProfile, own } from './profile-form.ts'
import { makeTeacher } from './teachers.ts'

const app = useOwnApp()
let admin: string
let firestore: Firestore
beforeAll(async () => {
  admin = await signIn('admin')
  firestore = await app.firestore()
  await loadSmallSite(firestore)
})
afterEach(() => {
  vi.restoreAllMocks()
})

function renderer() {
  const deps = { firebase: app, clock: () => app.now() }
  const siteData = createSiteData(deps, { pages: [], frame: [] }, undefined, createPublicReads(deps, 0))
  return () => siteData('en')
}

async function ready<Value>(loading: Promise<Loaded<Value>>): Promise<Value> {
  const loaded = await loading
  if (loaded.status !== 'ready' || loaded.isStale) throw new Error('It could not be read.')
  return loaded.value
}

/** Counts the documents read, without the three that tell whether something has changed. */
function countOthers(): () => number {
  let count = 0
  const { get } = Query.prototype
  vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
    const found = await get.call(this)
    count += Math.max(1, found.docs.length)
    return found
  })
  const getAll = firestore.getAll.bind(firestore)
  const known = [documentPaths.version('notices'), documentPaths.currentNotices, documentPaths.listChanges]
  vi.spyOn(firestore, 'getAll').mockImplementation((...asked) => {
    count += asked.filter(
      (each) => 'path' in each && !known.includes((each as DocumentReference).path),
    ).length
    return getAll(...asked)
  })
  return () => count
}

describe('A visitor sees, and the college does not pay for it again', () => {
  it("a teacher's profile, until it changes", async () => {
    const request = renderer()
    const teacher = await makeTeacher(app, 'Shared Reader')
    const shown = async () => JSON.stringify(await ready(request().facultyProfile({ email: teacher.uname })))
    const before = await shown()
    expect(before).toContain('Shared Reader')
    const others = countOthers()
    expect(await shown()).toBe(before)
    await ready(request().faculty('Faculty of Commerce'))
    expect(await ready(request().facultyProfile({ email: 'made-up@nowhere.test' }))).toBeNull()
    expect(others()).toBe(0)
    await changeProfile({ ...own, other_info: 'Reads what others read.' }, teacher.token)
    expect(await shown()).toContain('Reads what others read.')
  })

  it('the sessions of admissions, until one is added', async () => {
    const request = renderer()
    const ids = async () => (await ready(request().admissionSessions())).map(({ id }) => id)
    const before = await ids()
    const others = countOthers()
    expect(await ids()).toEqual(before)
    await ready(request().meritList('made-up'))
    expect(await ready(request().meritList('another'))).toBeNull()
    // Only the heads of the lists are read, once.
    expect(others()).toBeLessThanOrEqual(Math.max(1, before.length))
    const added = await addSession(admin, app.now())
    expect(await ids()).toContain(added)
  })

  it('the gallery, until an alumnus is verified', async () => {
    const request = renderer()
    const before = await ready(request().verifiedAlumni(12))
    const others = countOthers()
    expect(await ready(request().verifiedAlumni(12))).toEqual(before)
    expect(others()).toBe(0)
    const id = await registered()
    await call(`PUT /admin/status/${id}`, { token: admin, ...json({ status: true }) })
    expect((await ready(request().verifiedAlumni(12))).map((alumnus) => alumnus.id)).toContain(id)
  })

  it('the site’s pages, until one is published', async () => {
    const request = renderer()
    await ready(request().page('/fees'))
    const { revision } = await ready(request().frame())
    const others = countOthers()
    expect(JSON.stringify(await ready(request().page('/fees')))).toContain('Paid in July.')
    expect(others()).toBe(0)
    await firestore.doc(documentPaths.version('notices')).set({ revision: 500 }, { merge: true })
    await firestore.doc(documentPaths.site).update({ revision: revision + 1 })
    await firestore.doc(documentPaths.version('notices')).set({ revision: 501 }, { merge: true })
    expect((await ready(request().frame())).revision).toBe(revision + 1)
  })
})
