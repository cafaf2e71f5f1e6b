import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import type { FacultyItem } from '@prangan/contract/schemas/faculty'
import { departmentNamed } from '@prangan/contract/testing/fixtures'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, form, json, signUpWithoutRole } from '../support/call.ts'
import { newEmail } from '../support/people.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { own, type ProfileFields, sendProfile, upper } from './profile-form.ts'
import { makeTeacher, profileAuditOf, profileOf, type Teacher } from './teachers.ts'

const app = useOwnApp()
let firestore: Firestore
let teacher: Teacher
beforeAll(async () => {
  firestore = await app.firestore()
})
beforeEach(async () => {
  teacher = await makeTeacher(app)
})

const update = (fields: ProfileFields, token = teacher.token) => sendProfile(fields, token)
const stored = () => profileOf(firestore, teacher)
const audit = () => profileAuditOf(firestore, teacher)

describe('A teacher', () => {
  it('changes every field of their own profile, and sees it on the public one', async () => {
    const { status, body } = await update({ ...own, email: teacher.uname })
    expect([status, body.message]).toEqual([200, 'Profile updated!'])
    expect(body.user).toMatchObject({ ...own, ...upper, Id: teacher.uname })
    expect(body).not.toHaveProperty('token')
    const profile = await call(`GET /faculty/faculty_profile/${teacher.uname}`)
    expect(profile.body.results).toEqual([body.user])
    const dashboard = await call('GET /faculty/faculty_dashboard', { token: teacher.token })
    expect(dashboard.body.result).toEqual([body.user])
    const { version, updatedAt } = await stored()
    expect([version, updatedAt.toMillis() > Date.now() - 60_000]).toEqual([1, true])
  })

  it('may write the names of the other dialect; where both come, the lower-case one counts', async () => {
    expect((await update(upper)).body.user).toMatchObject(own)
    const { user } = (await update({ Mobile: '55500 10001', phone: '55500 10002', Membership: 'None' })).body
    expect(user).toMatchObject({ phone: '55500 10002', membership: 'None' })
  })

  it('clears what they send blank, keeps what they leave out, and no change means no audit entry', async () => {
    await update(own)
    const { user } = (await update({ phone: '  ', membership: '', other_info: ' Herbarium ' })).body
    expect(user).toMatchObject({ ...own, phone: '', membership: '', other_info: 'Herbarium' })
    const before = [await stored(), (await audit()).length]
    expect((await update({ ...(user as FacultyItem), photo: '', isRemoved: 'true' } as never)).status).toBe(
      200,
    )
    expect((await update({})).status).toBe(200)
    expect([await stored(), (await audit()).length]).toEqual(before)
  })

  it('does not change name, designation, department, e-mail, visibility or highlights', async () => {
    const before = await stored()
    const { status } = await update({
      ...own,
      name: 'Principal',
      Name: 'Principal',
      designation: 'Principal',
      department: departmentNamed('Law'),
      isRemoved: 'true',
      highlights: 'x',
      uid: 'x',
    })
    expect(status).toBe(200)
    const { name, designation, department, email, isRemoved, highlights } = before
    expect(await stored()).toMatchObject({ name, designation, department, email, isRemoved, highlights })
  })

  it("names their own address in any case, and nobody else's", async () => {
    expect((await update({ email: ` ${teacher.uname.toUpperCase()} ` })).status).toBe(200)
    for (const email of [(await makeTeacher(app)).uname, newEmail()]) {
      const { status, body } = await update({ ...own, email })
      expect([status, body.message]).toEqual(errors['not-allowed'])
    }
    const { status, body } = await update({ ...own, email: 'nobody' })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['email']])
    expect(await stored()).toMatchObject({ phone: '', version: 0 })
  })

  it('gets a conflict if somebody else saved first, whose changes stay', async () => {
    expect((await update({ phone: '55500 10001', version: '0' })).status).toBe(200)
    const late = await update({ phone: '55500 10002', version: '0' })
    expect([late.status, late.body.message]).toEqual(errors['changed-meanwhile'])
    expect(await stored()).toMatchObject({ phone: '55500 10001', version: 1 })
    expect((await update({ phone: '55500 10002', version: '1' })).status).toBe(200)
    expect((await update({ phone: '55500 10003', version: '' })).status).toBe(200)
    expect((await update({ phone: '55500 10004', version: '-1' })).status).toBe(400)
  })

  it('leaves the changed fields in the audit trail, without their values', async () => {
    await update({ phone: '98765 43210', membership: 'A secret society' })
    const [entry, ...more] = await audit()
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      action: 'profile changed',
      actor: teacher.uname,
      detail: 'phone, membership',
    })
    expect(JSON.stringify(entry)).not.toMatch(/98765|secret/)
  })

  it('whose profile was deleted cannot restore it', async () => {
    await firestore.doc(documentPaths.faculty(teacher.uid)).delete()
    const { status, body } = await update(own)
    expect([status, body.message]).toEqual(errors['no-such-faculty'])
    expect((await firestore.doc(documentPaths.faculty(teacher.uid)).get()).exists).toBe(false)
  })

  it.each([
    ['phone', `55500 10001 ${'x'.repeat(limits.text.phone)}`],
    ['membership', 'x'.repeat(4001)],
    ['stagedResume', '../other/x.pdf'],
    ['stagedResume', 'other/x.pdf'],
    ['version', 'new'],
  ])('sees at the field %s what does not fit', async (field, value) => {
    const { status, body } = await update({ ...own, [field]: value })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
    expect(await stored()).toMatchObject({ phone: '', version: 0 })
  })
})

describe('Nobody else', () => {
  it('changes a profile: not without a session, not without a role, not by JSON', async () => {
    const fields = { ...own, email: teacher.uname }
    expect((await call('POST /faculty/update_faculty_details', form(fields))).status).toBe(401)
    expect((await update(fields, await signUpWithoutRole())).status).toBe(403)
    const sent = { token: teacher.token, ...json(fields) }
    expect((await call('POST /faculty/update_faculty_details', sent)).status).toBe(415)
    expect(await stored()).toMatchObject({ phone: '', version: 0 })
  })
})
