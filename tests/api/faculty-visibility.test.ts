import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths, recordKinds } from '@prangan/contract/paths'
import type { FacultyItem } from '@prangan/contract/schemas/faculty'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, json, signIn, signUpWithoutRole } from '../support/call.ts'
import { newEmail } from '../support/people.ts'
import { logins } from '../support/suite.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { makeTeacher, recordCalls, type Teacher } from './teachers.ts'

const app = useOwnApp()
let firestore: Firestore
let admin: string
let teacher: Teacher
beforeAll(async () => {
  firestore = await app.firestore()
  admin = await signIn('admin')
})
beforeEach(async () => {
  teacher = await makeTeacher(app)
})

const toggle = (isRemoved: unknown, email = teacher.uname, token = admin) =>
  call(`PUT /admin/toggle-visibility/${email}`, { token, ...json({ isRemoved }) })
const isShown = async () => {
  const { body } = await call(`GET /faculty/faculty_profile/${teacher.uname}`)
  const list = (await call('GET /faculty/facultylist')).body.send as FacultyItem[]
  const listed = list.some(({ Id }) => Id === teacher.uname)
  return [(body.results as unknown[]).length === 1, listed]
}
const marks = async () => {
  const lists = recordKinds.map((kind) =>
    firestore.collection(documentPaths.facultyRecords(teacher.uid, kind)).get(),
  )
  const records = (await Promise.all(lists)).flatMap(({ docs }) => docs)
  const profile = await firestore.doc(documentPaths.faculty(teacher.uid)).get()
  return [...new Set([profile, ...records].map((document) => document.get('isRemoved')))]
}
const audit = async () => {
  const entries = await firestore
    .collection(collectionPaths.audit)
    .where('subject', '==', teacher.uname)
    .get()
  return entries.docs.map((entry) => [entry.get('action'), entry.get('actor')]).sort()
}

describe('An admin', () => {
  it('removes a member and restores them, with all their records', async () => {
    for (const { add, sent } of recordCalls) await call(add, { token: teacher.token, ...json(sent) })
    const removed = await toggle(true)
    expect([removed.status, removed.body]).toEqual([
      200,
      { success: true, message: 'Faculty member removed successfully!' },
    ])
    expect([await isShown(), await marks()]).toEqual([[false, false], [true]])
    const restored = await toggle(false)
    expect([restored.status, restored.body]).toEqual([
      200,
      { success: true, message: 'Faculty member restored successfully!' },
    ])
    expect([await isShown(), await marks()]).toEqual([[true, true], [false]])
    const { docs } = await firestore
      .collection(collectionPaths.audit)
      .where('subject', '==', teacher.uname)
      .get()
    const { uid } = await (await app.auth()).getUserByEmail(logins.admin.uname)
    expect(docs.map((entry) => entry.get('actorUid'))).toEqual([uid, uid])
    expect(await audit()).toEqual([
      ['faculty removed', logins.admin.uname],
      ['faculty restored', logins.admin.uname],
    ])
  })

  it('may repeat it: it is done and audited once; a record without its mark gets it back', {
    tags: ['slow'],
  }, async () => {
    const list = firestore.collection(documentPaths.facultyRecords(teacher.uid, 'awards'))
    await list.doc('unmarked').set({ award: 'x' })
    await list.doc('wrong').set({ award: 'x', isRemoved: false })
    expect([(await toggle(true)).status, (await toggle(true)).status]).toEqual([200, 200])
    expect([await marks(), (await audit()).length]).toEqual([[true], 1])
  })

  it('names the member in any case, with spaces round it', async () => {
    expect((await toggle(true, `%20${teacher.uname.toUpperCase()}%20`)).status).toBe(200)
    expect(await isShown()).toEqual([false, false])
  })

  it('removes a member with as many records as there is room for', { tags: ['slow'] }, async () => {
    for (const kind of recordKinds) {
      const list = firestore.collection(documentPaths.facultyRecords(teacher.uid, kind))
      const batch = firestore.batch()
      for (let index = 0; index < limits.records.perKind; index++) {
        batch.create(list.doc(), { isRemoved: false, year: '2020' })
      }
      await batch.commit()
    }
    expect((await toggle(true)).status).toBe(200)
    expect(await marks()).toEqual([true])
  })

  it("gets the catalogue's message that there is no such member, and no success", async () => {
    for (const email of [newEmail(), logins.admin.uname]) {
      const { status, body } = await toggle(true, email)
      const [code, text] = errors['no-such-faculty']
      expect([status, body]).toEqual([code, { success: false, error: text, message: text }])
      expect(text).toBe('Faculty not found.')
    }
  })

  it.each([undefined, null, 'true', 1, ''])('has to say which of both, not %j', async (isRemoved) => {
    const { status, body } = await toggle(isRemoved)
    expect([status, body.success, Object.keys(body.errors ?? {})]).toEqual([400, false, ['isRemoved']])
    expect(await isShown()).toEqual([true, true])
  })
})

describe('Nobody else', () => {
  it('removes a member: no teacher, not even oneself, nobody without a role or a session', async () => {
    const refused = [teacher.token, await signUpWithoutRole(), 'forged', 'null']
    const statuses = []
    for (const token of refused) statuses.push((await toggle(true, teacher.uname, token)).status)
    expect(statuses).toEqual([403, 403, 401, 401])
    expect([await isShown(), await audit()]).toEqual([[true, true], []])
  })
})
