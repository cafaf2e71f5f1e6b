import { endpointTable } from '@prangan/contract/endpoints/table'
import { errors } from '@prangan/contract/errors'
import { documents } from '@prangan/contract/paths'
import type { AlumnusItem, VerifiedAlumnusItem } from '@prangan/contract/schemas/alumni'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { connectFirebase } from '../../functions/src/firebase.ts'
import { registered, told } from '../support/alumni.ts'
import { call, form, json, signIn } from '../support/call.ts'
import { awaitMail, mailsTo } from '../support/mailbox.ts'
import { suite } from '../support/suite.ts'

let firestore: Firestore
let admin: string
let teacher: string
beforeAll(async () => {
  firestore = await connectFirebase().firestore()
  ;[admin, teacher] = [await signIn('admin'), await signIn('teacher')]
})

const gone = errors['no-such-alumnus']
const verify = (id: string, status: unknown = true) =>
  call(`PUT /admin/status/${id}`, { token: admin, ...json({ status }) })
const update = (id: string, fields: Record<string, string | File>) =>
  call(`PUT /admin/${id}`, { token: admin, ...form(fields) })
const remove = (id: string, body?: object) =>
  call(`DELETE /admin/${id}`, { token: admin, ...(body && json(body)) })
const stored = async (id: string) => (await firestore.doc(documents.alumnus(id)).get()).data()
const all = async () => (await call('GET /alumni/viewalumni', { token: admin })).body.send as AlumnusItem[]
const one = async (id: string) => (await all()).find((alumnus) => alumnus.id === id)
const shown = async (id: string) => {
  const { body } = await call('GET /alumni/verifiedalumni')
  return (body.data as VerifiedAlumnusItem[]).find(({ Id }) => Id === id)
}

describe('The office', () => {
  it('sees all alumni with all fields, the latest registration first, requested ones without a photo path', async () => {
    const fields = told()
    const earlier = await registered()
    const id = await registered(fields)
    const send = await all()
    const placeOf = (wanted: string) => send.findIndex((alumnus) => alumnus.id === wanted)
    expect(placeOf(id)).toBeLessThan(placeOf(earlier))
    expect(send[placeOf(id)]).toEqual({
      id,
      Photo: '',
      Name: fields.name,
      Father: fields.father,
      Mother: fields.mother,
      Designation: fields.designation,
      WorkingAddress: fields.workingplace,
      Mobile: fields.MoNo,
      MoNo: fields.MoNo,
      Email: fields.email,
      Dob: fields.dob,
      Address: fields.address,
      Gender: fields.gender,
      Degree: fields.degree,
      YearofPassing: fields.year,
      Specialization: '',
      status: false,
    })
    expect(endpointTable.viewAlumni.output.parse({ send })).toEqual({ send })
    expect(send.length).toBeGreaterThanOrEqual(31)
    for (const { status, Photo } of send) {
      expect(Photo).toMatch(status ? /^\/alumni_photos\/\w+\.webp$/ : /^$/)
    }
  })

  it('verifies an alumnus, who is in the gallery then, and is told by mail', async () => {
    const fields = told()
    const id = await registered(fields)
    expect(await shown(id)).toBeUndefined()
    const { status, body } = await verify(id)
    expect([status, body]).toEqual([200, { message: 'Alumni verified successfully!' }])
    expect(await one(id)).toMatchObject({ status: true })
    expect(await shown(id)).toEqual({
      Id: id,
      Name: fields.name,
      Photo: (await one(id))?.Photo,
      Degree: 'B.A.',
      YearofPassing: '2011',
      Designation: 'Librarian',
      WorkingAddress: 'District Library, Devgarhi',
    })
    expect((await awaitMail(fields.email)).text).toContain(`${suite.app}/alumni-gallery`)
  })

  it('sends an alumnus back, who is not in the gallery any more', async () => {
    const id = await registered()
    await verify(id)
    const { status, body } = await verify(id, false)
    expect([status, body.message]).toEqual([200, 'Alumni sent back successfully!'])
    expect(await shown(id)).toBeUndefined()
    expect(await one(id)).toMatchObject({ status: false, Photo: '' })
  })

  it.each([['true'], [1], [null], [[]]])('is told that %j is no status', async (sent) => {
    const id = await registered()
    const { status, body } = await verify(id, sent)
    expect([status, body.message]).toEqual([400, 'The status must be true or false.'])
    expect(await stored(id)).toMatchObject({ status: false, version: 1 })
  })
})

describe('The office changes', () => {
  it('single fields, by either spelling, and leaves the others as they are', async () => {
    const id = await registered()
    const before = await stored(id)
    const { status, body } = await update(id, { Name: 'Meenakshi Rawat', workingplace: 'State Library' })
    expect([status, body]).toEqual([200, { message: 'Alumni updated successfully!' }])
    expect(await stored(id)).toEqual({
      ...before,
      name: 'Meenakshi Rawat',
      workingAddress: 'State Library',
      version: 2,
      searchKeys: expect.arrayContaining(['rawat']),
      updatedAt: expect.anything(),
    })
  })

  it("fields as the earlier site's dialog sends them: all that it was shown, the number twice", async () => {
    const id = await registered()
    for (const [changed, number] of [
      ['Mobile', '55500 21001'],
      ['MoNo', '55500 21002'],
    ] as const) {
      const { id: _id, Photo: _photo, status: _status, ...fields } = (await one(id)) as AlumnusItem
      const sent = { ...fields, [changed]: number, status: '0' }
      expect((await update(id, sent)).status).toBe(200)
      expect(await one(id)).toMatchObject({ Mobile: number, MoNo: number })
    }
  })

  it('fields to blank, all but name and e-mail address', async () => {
    const id = await registered()
    const blank = { Father: '', mother: '', MoNo: '', dob: '', Gender: '', degree: '', year: '', address: '' }
    expect((await update(id, blank)).status).toBe(200)
    expect(await one(id)).toMatchObject({ Father: '', Mobile: '', Dob: '', Gender: '', YearofPassing: '' })
    const refused = await update(id, { Name: ' ', Email: '' })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { Name: 'Name is required.', Email: 'Please enter a valid e-mail address.' },
    ])
  })

  it.each([
    ['dob', '6 May 1990', 'Please give the date as YYYY-MM-DD.'],
    ['Dob', '1990-05-06T00:00:00Z', 'Please give the date as YYYY-MM-DD.'],
    ['Gender', 'F', 'Please choose a gender.'],
    ['degree', 'B.Ed.', 'Please choose a degree.'],
    ['YearofPassing', '2', 'Please give the year as four digits, for example 2024.'],
    ['status', 'true', 'The status must be 1 or 0.'],
    ['version', '1.5', 'The version must be a whole number.'],
  ])('nothing where %s is %j', async (field, value, message) => {
    const id = await registered()
    const before = await stored(id)
    const { status, body } = await update(id, { Name: 'Somebody Else', [field]: value })
    expect([status, body.message]).toEqual([400, message])
    expect(await stored(id)).toEqual(before)
  })

  it('the status with the fields, and what the public sees follows every change', async () => {
    const fields = told()
    const id = await registered(fields)
    await update(id, { Degree: 'B.Sc.', status: '1' })
    expect(await shown(id)).toMatchObject({ Degree: 'B.Sc.', Name: fields.name })
    await update(id, { name: 'Meenakshi Rawat' })
    expect(await shown(id)).toMatchObject({ Degree: 'B.Sc.', Name: 'Meenakshi Rawat' })
    await update(id, { status: '0' })
    expect(await shown(id)).toBeUndefined()
    await awaitMail(fields.email)
  })

  it('nothing where somebody else was quicker', async () => {
    const id = await registered()
    expect((await update(id, { Name: 'First', version: '1' })).status).toBe(200)
    const late = await update(id, { Name: 'Second', version: '1' })
    expect([late.status, late.body.message]).toEqual(errors['changed-meanwhile'])
    expect(await stored(id)).toMatchObject({ name: 'First', version: 2 })
  })
})

describe('The office deletes', () => {
  it('a verified alumnus without a word', async () => {
    const fields = told()
    const id = await registered(fields)
    await verify(id)
    const { status, body } = await remove(id)
    expect([status, body]).toEqual([200, { message: 'Alumni deleted successfully!' }])
    expect([await stored(id), await shown(id)]).toEqual([undefined, undefined])
    await awaitMail(fields.email)
    expect(await mailsTo(fields.email)).toHaveLength(1)
  })

  it('a requested one with a reason, which goes to them by mail', async () => {
    const fields = told()
    const id = await registered(fields)
    expect((await remove(id, { reason: 'We find no B.A. of 2011 under this name.' })).status).toBe(200)
    const { text, subject } = await awaitMail(fields.email)
    expect(subject).toContain('Your alumni registration')
    expect(text).toContain('“We find no B.A. of 2011 under this name.”')
    expect(await stored(id)).toBeUndefined()
  })

  it('once: the second gets a 404, and so does every other change of whoever is gone', async () => {
    const id = await registered()
    await remove(id)
    const answers = [
      await remove(id),
      await verify(id),
      await verify(id, false),
      await update(id, { Name: 'Back again', status: '1' }),
    ]
    for (const { status, body } of answers) expect([status, body.message]).toEqual(gone)
    expect([await stored(id), await shown(id)]).toEqual([undefined, undefined])
  })

  it('nobody who was changed meanwhile', async () => {
    const id = await registered()
    await update(id, { Name: 'First' })
    const { status, body } = await remove(id, { version: 1 })
    expect([status, body.message]).toEqual(errors['changed-meanwhile'])
    expect((await remove(id, { version: 2 })).status).toBe(200)
  })

  it('nobody by a body that is broken, of another type, or with a reason too long', async () => {
    const id = await registered()
    const send = (body: string, type: string) =>
      call(`DELETE /admin/${id}`, { token: admin, body, headers: { 'content-type': type } })
    expect((await send('{"reason":', 'application/json')).status).toBe(400)
    expect((await send('reason=x', 'application/x-www-form-urlencoded')).status).toBe(415)
    const long = await remove(id, { reason: 'x'.repeat(501) })
    expect([long.status, long.body.message]).toEqual([400, 'Reason may have at most 500 characters.'])
    expect(await stored(id)).toMatchObject({ version: 1 })
    expect((await send('', 'application/json')).status).toBe(200)
  })
})

describe('A teacher, and a visitor,', () => {
  it('cannot see, verify, change or delete an alumnus', async () => {
    const id = await registered()
    const before = await stored(id)
    for (const [token, refused] of [
      [teacher, 403],
      ['null', 401],
      ['forged', 401],
    ] as const) {
      const attempts = [
        call('GET /alumni/viewalumni', { token }),
        call(`PUT /admin/status/${id}`, { token, ...json({ status: true }) }),
        call(`PUT /admin/${id}`, { token, ...form({ Name: 'An intruder', status: '1' }) }),
        call(`DELETE /admin/${id}`, { token }),
      ]
      for (const { status, body } of await Promise.all(attempts)) {
        expect(status).toBe(refused)
        expect(JSON.stringify(body)).not.toContain(String(before?.email))
      }
    }
    expect(await stored(id)).toEqual(before)
  })
})
