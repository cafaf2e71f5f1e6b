/** @module-tag slow */
import { randomUUID } from 'node:crypto'
import { documentPaths } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readOfficeCounters, showOfficeCounts } from '../../functions/src/office/counters.ts'
import { apply, newApplication } from '../support/applications.ts'
import { call, json } from '../support/call.ts'
import { despiteLocks } from '../support/hostile/read-lock.ts'
import { makePerson } from '../support/people.ts'
import { loadSmallSite, paragraph } from '../support/site.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { makeTeacher, type Teacher, tokenOf } from './teachers.ts'

const app = useOwnApp()
let firestore: Firestore
let office: string
let teacher: Teacher
beforeAll(async () => {
  firestore = await app.firestore()
  await loadSmallSite(firestore)
  office = await tokenOf(await makePerson(app, 'admin'))
})
beforeEach(async () => {
  teacher = await makeTeacher(app)
})

const dataAt = async (path: string) => (await firestore.doc(path).get()).data()

/** Reads Firestore directly with the teacher's token; returns the HTTP status. */
async function readStatus(path: string): Promise<number> {
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${app.projectId}/databases/(default)/documents/${path}`
  const response = await fetch(url, { headers: { authorization: `Bearer ${teacher.token}` } })
  await response.body?.cancel()
  return response.status
}

/** Makes a change while an open transaction of the teacher holds locks on documents. */
async function despite(paths: string[], change: () => Promise<void>): Promise<void> {
  try {
    await despiteLocks(app, { projectId: app.projectId, paths, token: teacher.token }, change)
  } finally {
    await showOfficeCounts(firestore)
  }
}

const grant = async (...grants: string[]) => {
  const route = `PUT /admin/people/${teacher.uid}/abilities`
  expect((await call(route, { token: office, ...json({ grants, version: 0 }) })).status).toBe(200)
}

describe('While a teacher keeps a transaction of their own open', { timeout: 120_000 }, () => {
  it('that has read what is published, the office publishes a notice and a page', async () => {
    const path = `/locked-${randomUUID().slice(0, 8)}`
    const title = { en: 'Hostel' }
    const { body } = await call('POST /admin/pages', { token: office, ...json({ path, title }) })
    const id = String(body.id)
    const draft = {
      base: null,
      head: { value: { title, description: { en: 'Rooms and meals.' } }, rev: 0 },
      order: { value: ['b1'], rev: 0 },
      blocks: { b1: { value: paragraph('b1', 'Rooms for sixty.'), rev: 0 } },
    }
    const saved = await call(`PUT /admin/pages/${id}/draft`, { token: office, ...json(draft) })
    expect([saved.status, saved.body.conflicts]).toEqual([200, []])

    const notice = new FormData()
    notice.set('title', 'The hostel opens')
    await despite([documentPaths.site], async () => {
      const publish = `POST /admin/pages/${id}/publish`
      const sent = json({ base: null, note: '', at: '' })
      expect((await call(publish, { token: office, ...sent })).status).toBe(200)
      expect((await call('POST /news/uploadnews', { token: office, body: notice })).status).toBe(201)
    })
    expect((await dataAt(documentPaths.site))?.pages[id]).toMatchObject({ path, version: 1 })
  })

  it('an admin disables them: calls are shut at once, reads with the lock', async () => {
    const { uid, token } = teacher
    await despite([documentPaths.staffAccess(uid), documentPaths.site], async () => {
      expect((await call(`PUT /admin/people/${uid}/disable`, { token: office })).status).toBe(200)
      expect((await call('GET /auth/checkAuth', { token })).status).toBe(401)
    })
    expect(await readStatus(documentPaths.site)).toBe(403)
  })

  it('with a grant, an admin takes it away and strangers apply', async () => {
    await grant('admission:read')
    await apply(newApplication())
    await despite([documentPaths.officeCounts], async () => {
      expect((await apply(newApplication())).status).toBe(201)
      const route = `PUT /admin/people/${teacher.uid}/abilities`
      expect((await call(route, { token: office, ...json({ grants: [], version: 1 }) })).status).toBe(200)
    })
    expect(await dataAt(documentPaths.officeCounts)).toEqual(await readOfficeCounters(firestore))
    expect(await readStatus(documentPaths.officeCounts)).toBe(403)
  })

  it('none reads the documents that a change waits for', async () => {
    await grant('admission:read')
    const waited = [documentPaths.staff(teacher.uid), documentPaths.officeCounters(0)]
    expect(await Promise.all(waited.map(readStatus))).toEqual([403, 403])
  })
})
