import { errors } from '@prangan/contract/errors'
import { collections, documents } from '@prangan/contract/paths'
import type { FacultyItem } from '@prangan/contract/schemas/faculty'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectFirebase } from '../../functions/src/firebase.ts'
import { call, form, json, signIn, signUpWithoutRole } from '../support/call.ts'
import { awaitMail } from '../support/mailbox.ts'
import { newEmail, newPlace, signInAs } from '../support/people.ts'
import { secondAfter } from '../support/second-after.ts'
import { makeTeacher, type Teacher, tokenOf } from './teachers.ts'

/** Every field that a teacher keeps, as their own page sends it. */
const own = {
  phone: '55500 10777',
  highest_qualification: 'Ph.D. (Botany)',
  area_of_interest: 'Mosses',
  teaching_experience: '12',
  publications_books_patents: 'One book',
  seminar_conference_workshop_organized: 'Two',
  seminar_conference_workshop_attended: 'Twenty',
  fellowship_awards: 'एक पुरस्कार',
  membership: 'Life member',
  masters_supervised: '7',
  phd_supervised: '1',
  other_info: 'Garden',
}
/** The same under the names of the office's pages. */
const upper = {
  Mobile: own.phone,
  Qualification: own.highest_qualification,
  Area_of_Interest: own.area_of_interest,
  Experience: own.teaching_experience,
  Publications: own.publications_books_patents,
  Seminars_Organized: own.seminar_conference_workshop_organized,
  Seminars_Attended: own.seminar_conference_workshop_attended,
  Awards: own.fellowship_awards,
  Membership: own.membership,
  Masters_Supervised: own.masters_supervised,
  PhD_Supervised: own.phd_supervised,
  Other_Info: own.other_info,
}

const firebase = connectFirebase()
let firestore: Firestore
let admin: string
let teacher: Teacher
beforeAll(async () => {
  firestore = await firebase.firestore()
  admin = await signIn('admin')
})
beforeEach(async () => {
  teacher = await makeTeacher(firebase)
})

const update = (fields: Record<string, string | File>, token = teacher.token) =>
  call('POST /faculty/update_faculty_details', { token, ...form(fields) })
const stored = async () => (await firestore.doc(documents.faculty(teacher.uid)).get()).data() ?? {}
const audit = async () => {
  const entries = await firestore.collection(collections.audit).where('subject', '==', teacher.uname).get()
  return entries.docs.map((entry) => entry.data()).filter(({ action }) => action === 'profile changed')
}
const statusOf = async (token: string) => (await call('GET /auth/checkAuth', { token })).status

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
    const { user } = (await update({ Mobile: '1', phone: '2', Membership: 'None' })).body
    expect(user).toMatchObject({ phone: '2', membership: 'None' })
  })

  it('clears what they send blank, keeps what they leave out, and no trace is left of nothing', async () => {
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
      department: 'Faculty of Law',
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
    for (const email of ['asha.verma@sarvodaya.test', newEmail()]) {
      const { status, body } = await update({ ...own, email })
      expect([status, body.message]).toEqual(errors['not-allowed'])
    }
    const { status, body } = await update({ ...own, email: 'nobody' })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['email']])
    expect(await stored()).toMatchObject({ phone: '', version: 0 })
  })

  it('is told when somebody else saved first, and loses nothing of theirs', async () => {
    expect((await update({ phone: '1', version: '0' })).status).toBe(200)
    const late = await update({ phone: '2', version: '0' })
    expect([late.status, late.body.message]).toEqual(errors['changed-meanwhile'])
    expect(await stored()).toMatchObject({ phone: '1', version: 1 })
    expect((await update({ phone: '2', version: '1' })).status).toBe(200)
    expect((await update({ phone: '3', version: '' })).status).toBe(200)
    expect((await update({ phone: '4', version: '-1' })).status).toBe(400)
  })

  it('leaves in the audit trail which fields they changed, and not a word of what stands in them', async () => {
    await update({ phone: '98765', membership: 'A secret society' })
    const [entry, ...more] = await audit()
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      action: 'profile changed',
      actor: teacher.uname,
      detail: 'phone, membership',
    })
    expect(JSON.stringify(entry)).not.toMatch(/98765|secret/)
  })

  it('whose profile is gone does not bring it back', async () => {
    await firestore.doc(documents.faculty(teacher.uid)).delete()
    const { status, body } = await update(own)
    expect([status, body.message]).toEqual(errors['no-such-faculty'])
    expect((await firestore.doc(documents.faculty(teacher.uid)).get()).exists).toBe(false)
  })

  it.each([
    ['phone', 'x'.repeat(21)],
    ['membership', 'x'.repeat(4001)],
    ['stagedResume', '../other/x.pdf'],
    ['stagedResume', 'other/x.pdf'],
    ['version', 'new'],
  ])('is told at the field %s what does not fit', async (field, value) => {
    const { status, body } = await update({ ...own, [field]: value })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
    expect(await stored()).toMatchObject({ phone: '', version: 0 })
  })
})

describe('A new password', () => {
  const psw = 'Banyan & lamp 2031'

  it('in the form ends every other session, is told by mail, and keeps the caller in', async () => {
    const elsewhere = await tokenOf(teacher)
    await secondAfter(elsewhere)
    const { status, body } = await update({ phone: '1', password: psw })
    expect(status).toBe(200)
    expect([await statusOf(elsewhere), await statusOf(teacher.token)]).toEqual([401, 401])
    expect(await statusOf(String(body.token))).toBe(200)
    expect(String(body.customToken)).toMatch(/^[\w-]+\.[\w-]+\./)
    expect((await signInAs(teacher, { place: newPlace() })).status).toBe(401)
    expect((await signInAs({ ...teacher, psw }, { place: newPlace() })).status).toBe(200)
    expect((await awaitMail(teacher.uname)).subject).toBe('Your password was changed')
    expect((await audit()).map(({ detail }) => detail).sort()).toEqual(['password', 'phone'])
    expect(JSON.stringify([await audit(), await stored()])).not.toContain('Banyan')
  })

  it.each(['short', 'password1', ' '.repeat(9)])('as weak as %j changes nothing at all', async (password) => {
    const { status, body } = await update({ phone: '1', password })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['password']])
    expect(await stored()).toMatchObject({ phone: '', version: 0 })
    expect(await statusOf(teacher.token)).toBe(200)
  })

  it('is not set when the profile has gone on meanwhile', async () => {
    expect((await update({ password: psw, version: '7' })).status).toBe(409)
    expect(await statusOf(teacher.token)).toBe(200)
  })

  it('left blank keeps the current one, and the session', async () => {
    expect((await update({ phone: '1', password: '' })).status).toBe(200)
    expect(await statusOf(teacher.token)).toBe(200)
  })

  it("set by an admin ends the teacher's sessions and opens none to the admin", async () => {
    await secondAfter(teacher.token)
    const { status, body } = await update({ email: teacher.uname, password: psw }, admin)
    expect([status, 'token' in body, 'customToken' in body]).toEqual([200, false, false])
    expect([await statusOf(teacher.token), await statusOf(admin)]).toEqual([401, 200])
    expect((await signInAs({ ...teacher, psw }, { place: newPlace() })).status).toBe(200)
  })
})

describe('An admin', () => {
  it("changes anyone's profile, the office's fields too, also of a removed member", async () => {
    await firestore.doc(documents.faculty(teacher.uid)).update({ isRemoved: true })
    const { status, body } = await update(
      {
        ...upper,
        Email: teacher.uname.toUpperCase(),
        Name: 'Dr. Kavita Rawat',
        Designation: 'Associate Professor',
        Department: 'Law',
      },
      admin,
    )
    expect([status, body.message]).toEqual([200, 'Profile updated successfully!'])
    expect(body.user).toMatchObject({
      ...own,
      name: 'Dr. Kavita Rawat',
      designation: 'Associate Professor',
      department: 'Faculty of Law',
      email: teacher.uname,
    })
    expect(await stored()).toMatchObject({ isRemoved: true, version: 1 })
    const user = await (await firebase.auth()).getUser(teacher.uid)
    expect(user.displayName).toBe('Dr. Kavita Rawat')
  })

  it('is told at the field what the office may not do', async () => {
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

  it('may leave a designation of old as it is', async () => {
    await firestore.doc(documents.faculty(teacher.uid)).update({ designation: 'Lecturer' })
    const fields = {
      email: teacher.uname,
      designation: 'Lecturer',
      department: 'Faculty of Commerce',
      phone: '1',
    }
    expect((await update(fields, admin)).body.user).toMatchObject({ designation: 'Lecturer', phone: '1' })
  })

  it('has to say whose, and of nobody there is nothing to change', async () => {
    const blank = await update(own, admin)
    expect([blank.status, blank.body.errors]).toEqual([400, { email: 'E-mail is required.' }])
    const unknown = await update({ ...own, email: newEmail() }, admin)
    expect([unknown.status, unknown.body.message]).toEqual(errors['no-such-faculty'])
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

describe('The office that gives a member another name', () => {
  it('finds them by the new one, and by the old one no more', async () => {
    const { status } = await update({ email: teacher.uname, name: 'डॉ. Sharada Pandey' }, admin)
    const { searchKeys } = await stored()
    expect(status).toBe(200)
    expect(searchKeys).toEqual(expect.arrayContaining(['डॉ', 'sh', 'sharada', 'pandey']))
    expect(searchKeys).not.toContain('kavita')
  })
})
