import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { departmentNamed, designationAt } from '@prangan/contract/testing/fixtures'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, signIn } from '../support/call.ts'
import { awaitMail } from '../support/mailbox.ts'
import { choosePassword, newClientHeaders, newEmail, signInAs } from '../support/people.ts'
import { secondAfter } from '../support/second-after.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { useTriggers } from '../support/use-triggers.ts'
import { own, type ProfileFields, sendProfile, upper } from './profile-form.ts'
import { makeTeacher, profileAuditOf, profileOf, type Teacher, tokenOf } from './teachers.ts'

const app = useOwnApp()
useTriggers(app)
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

const update = (fields: ProfileFields, token = teacher.token) => sendProfile(fields, token)
const stored = () => profileOf(firestore, teacher)
const audit = () => profileAuditOf(firestore, teacher)
const statusOf = async (token: string) => (await call('GET /auth/checkAuth', { token })).status

describe('A new password', () => {
  const psw = 'Banyan & lamp 2031'

  it('in the form ends every other session, gets a mail, and keeps the caller in', {
    tags: ['slow'],
  }, async () => {
    const elsewhere = await tokenOf(teacher)
    await secondAfter(elsewhere)
    const { status, body } = await update({ phone: '55500 10001', password: psw })
    expect(status).toBe(200)
    expect([await statusOf(elsewhere), await statusOf(teacher.token)]).toEqual([401, 401])
    expect(await statusOf(String(body.token))).toBe(200)
    expect(String(body.customToken)).toMatch(/^[\w-]+\.[\w-]+\./)
    expect((await signInAs(teacher, { clientHeaders: newClientHeaders() })).status).toBe(401)
    expect((await signInAs({ ...teacher, psw }, { clientHeaders: newClientHeaders() })).status).toBe(200)
    expect((await awaitMail(teacher.uname)).subject).toBe('Your password was changed')
    expect((await audit()).map(({ detail }) => detail).sort()).toEqual(['password', 'phone'])
    expect(JSON.stringify([await audit(), await stored()])).not.toContain('Banyan')
  })

  it.each(['short', 'password1', ' '.repeat(9)])('as weak as %j changes nothing at all', async (password) => {
    const { status, body } = await update({ phone: '55500 10001', password })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['password']])
    expect(await stored()).toMatchObject({ phone: '', version: 0 })
    expect(await statusOf(teacher.token)).toBe(200)
  })

  it('is not set when the profile has changed meanwhile', async () => {
    expect((await update({ password: psw, version: '7' })).status).toBe(409)
    expect(await statusOf(teacher.token)).toBe(200)
  })

  it('left blank keeps the current one, and the session', async () => {
    expect((await update({ phone: '55500 10001', password: '' })).status).toBe(200)
    expect(await statusOf(teacher.token)).toBe(200)
  })

  it("set by an admin ends the teacher's sessions, opens none to the admin, and is for one sign-in", async () => {
    await secondAfter(teacher.token)
    const { status, body } = await update({ email: teacher.uname, password: psw }, admin)
    expect([status, 'token' in body, 'customToken' in body]).toEqual([200, false, false])
    expect([await statusOf(teacher.token), await statusOf(admin)]).toEqual([401, 200])
    const given = { ...teacher, psw }
    expect((await signInAs(given, { clientHeaders: newClientHeaders() })).status).toBe(403)
    expect((await awaitMail(teacher.uname)).text).toContain('The college office chose a new password')
    expect((await choosePassword(given)).status).toBe(200)
  })
})

describe('An admin', () => {
  it("changes anyone's profile, the office's fields too, also of a removed member", async () => {
    await firestore.doc(documentPaths.faculty(teacher.uid)).update({ isRemoved: true })
    const { status, body } = await update(
      {
        ...upper,
        Email: teacher.uname.toUpperCase(),
        Name: 'Dr. Kavita Rawat',
        Designation: designationAt(1),
        Department: 'Law',
      },
      admin,
    )
    expect([status, body.message]).toEqual([200, 'Profile updated successfully!'])
    expect(body.user).toMatchObject({
      ...own,
      name: 'Dr. Kavita Rawat',
      designation: designationAt(1),
      department: departmentNamed('Law'),
      email: teacher.uname,
    })
    expect(await stored()).toMatchObject({ isRemoved: true, version: 1 })
    const user = await (await app.auth()).getUser(teacher.uid)
    expect(user.displayName).toBe('Dr. Kavita Rawat')
  })

  it('sees at the field what the office may not do', async () => {
    for (const [field, value] of [
      ['name', ' '],
      ['designation', 'Principal'],
      ['designation', ''],
      ['department', ''],
    ] as const) {
      const { status, body } = await update({ email: teacher.uname, [field]: value }, admin)
      expect([status, Object.keys(body.errors ?? {})], field).toEqual([400, [field]])
    }
    expect(await stored()).toMatchObject({ name: 'Kavita Rawat', version: 0 })
  })

  it('may leave an old designation as it is', async () => {
    await firestore.doc(documentPaths.faculty(teacher.uid)).update({ designation: 'Lecturer' })
    const fields = {
      email: teacher.uname,
      designation: 'Lecturer',
      department: departmentNamed('Commerce'),
      phone: '55500 10001',
    }
    expect((await update(fields, admin)).body.user).toMatchObject({
      designation: 'Lecturer',
      phone: '55500 10001',
    })
  })

  it('has to say whose profile, and it has to exist', async () => {
    const blank = await update(own, admin)
    expect([blank.status, blank.body.errors]).toEqual([400, { email: 'E-mail is required.' }])
    const unknown = await update({ ...own, email: newEmail() }, admin)
    expect([unknown.status, unknown.body.message]).toEqual(errors['no-such-faculty'])
  })
})

describe('The office that gives a member another name', () => {
  it('finds them by the new one, and by the old one no more', async () => {
    const { status } = await update({ email: teacher.uname, name: 'डॉ. Sharada Pandey' }, admin)
    const { searchKeys } = await stored()
    expect(status).toBe(200)
    expect(searchKeys).toEqual(expect.arrayContaining(['डॉ', 'sh', 'sharada', 'pandey']))
    expect(searchKeys).not.toContain('kavita')
  })
})
