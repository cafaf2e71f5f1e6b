import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, signUpWithoutRole } from '../support/call.ts'
import { makePerson } from '../support/people.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { makeTeacher, type Teacher, tokenOf } from './teachers.ts'

const app = useOwnApp()
const route = 'PUT /faculty/confirm_profile'
let teacher: Teacher
beforeEach(async () => {
  teacher = await makeTeacher(app)
})
const reviewOf = async ({ uid }: { uid: string }) =>
  (await (await app.firestore()).doc(documentPaths.profileReview(uid)).get()).data()
const auditOf = async (subject: string) => {
  const entries = await (await app.firestore())
    .collection(collectionPaths.audit)
    .where('subject', '==', subject)
    .get()
  return entries.docs.map((entry) => entry.data())
}

describe('A teacher who has looked through their profile', () => {
  it('says so, and again later; the audit trail has it, the profile does not change', async () => {
    const profile = (await app.firestore()).doc(documentPaths.faculty(teacher.uid))
    const before = (await profile.get()).updateTime
    expect((await call(route, { token: teacher.token })).status).toBe(200)
    const first = (await reviewOf(teacher))?.at.toDate()
    expect(first).toEqual(app.now())
    app.pass(60_000)
    expect((await call(route, { token: teacher.token })).status).toBe(200)
    expect((await reviewOf(teacher))?.at.toDate()).toEqual(app.now())
    expect((await auditOf(teacher.uname)).map(({ action, actor }) => [action, actor])).toEqual([
      ['profile checked', teacher.uname],
      ['profile checked', teacher.uname],
    ])
    expect((await profile.get()).updateTime).toEqual(before)
  })

  it('is the only one who can, and says nothing about others', async () => {
    const other = await makeTeacher(app, 'Another Teacher')
    await call(route, { token: other.token })
    expect(await reviewOf(teacher)).toBeUndefined()
    const admin = await tokenOf(await makePerson(app, 'admin'))
    for (const token of [admin, await signUpWithoutRole()]) {
      expect((await call(route, { token })).status).toBe(403)
    }
    expect((await call(route)).status).toBe(401)
  })

  it('has to have a profile', async () => {
    const token = await tokenOf(await makePerson(app, 'faculty'))
    expect((await call(route, { token })).status).toBe(404)
  })
})
