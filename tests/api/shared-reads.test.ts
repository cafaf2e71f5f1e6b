import { documentPaths } from '@prangan/contract/paths'
import { departmentNamed } from '@prangan/contract/testing/fixtures'
import type { Firestore } from 'firebase-admin/firestore'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { registered } from '../support/alumni.ts'
import { call, json, signIn } from '../support/call.ts'
import { countReads, ready, siteDataOf } from '../support/shared-reads.ts'
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

describe('A visitor sees, and the college does not pay for it again', () => {
  it("a teacher's profile, until it changes", async () => {
    const request = siteDataOf(app)
    const teacher = await makeTeacher(app, 'Shared Reader')
    const shown = async () => JSON.stringify(await ready(request().facultyProfile({ email: teacher.uname })))
    const before = await shown()
    expect(before).toContain('Shared Reader')
    const others = countReads(firestore)
    expect(await shown()).toBe(before)
    await ready(request().faculty(departmentNamed('Commerce')))
    expect(await ready(request().facultyProfile({ email: 'made-up@nowhere.test' }))).toBeNull()
    expect(others()).toBe(0)
    await changeProfile({ ...own, other_info: 'Reads what others read.' }, teacher.token)
    expect(await shown()).toContain('Reads what others read.')
  })

  it('the gallery, until an alumnus is verified', async () => {
    const request = siteDataOf(app)
    const before = await ready(request().verifiedAlumni(12))
    const others = countReads(firestore)
    expect(await ready(request().verifiedAlumni(12))).toEqual(before)
    expect(others()).toBe(0)
    const id = await registered()
    await call(`PUT /admin/status/${id}`, { token: admin, ...json({ status: true }) })
    expect((await ready(request().verifiedAlumni(12))).map((alumnus) => alumnus.id)).toContain(id)
  })

  it('the site’s pages, until one is published', async () => {
    const request = siteDataOf(app)
    await ready(request().page('/fees'))
    const { revision } = await ready(request().settings())
    const others = countReads(firestore)
    expect(JSON.stringify(await ready(request().page('/fees')))).toContain('Paid in July.')
    expect(others()).toBe(0)
    await firestore.doc(documentPaths.version('notices')).set({ revision: 500 }, { merge: true })
    await firestore.doc(documentPaths.site).update({ revision: revision + 1 })
    await firestore.doc(documentPaths.version('notices')).set({ revision: 501 }, { merge: true })
    expect((await ready(request().settings())).revision).toBe(revision + 1)
  })
})
