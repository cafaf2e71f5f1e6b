import { endpointTable } from '@prangan/contract/endpoints/table'
import { errors } from '@prangan/contract/errors'
import type { AlumnusItem } from '@prangan/contract/schemas/alumni'
import { degreeAt } from '@prangan/contract/testing/fixtures'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AlumniOffice, newRegistration, openAlumniOffice, registered } from '../support/alumni.ts'
import { hasHindi } from '../support/languages.ts'
import { awaitMail } from '../support/mailbox.ts'
import { suite } from '../support/suite.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { useTriggers } from '../support/use-triggers.ts'

const app = useOwnApp()
useTriggers(app)
let office: AlumniOffice
beforeAll(async () => {
  office = await openAlumniOffice(app)
})

describe('The office', () => {
  it('sees all alumni with all fields, the latest registration first, requested ones without a photo path', async () => {
    const fields = newRegistration()
    const verified = await registered()
    await office.verify(verified)
    const earlier = await registered()
    app.pass(1)
    const id = await registered(fields)
    const send = await office.all()
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
    expect(send.find((alumnus) => alumnus.id === verified)?.status).toBe(true)
    for (const { status, Photo } of send) {
      expect(Photo).toMatch(status ? /^\/alumni_photos\/\w+\.webp$/ : /^$/)
    }
  })

  it('verifies an alumnus, who is in the gallery then, and gets a mail', async () => {
    const fields = newRegistration()
    const id = await registered(fields)
    expect(await office.shown(id)).toBeUndefined()
    const { status, body } = await office.verify(id)
    expect([status, body]).toEqual([200, { message: 'Alumni verified successfully!' }])
    expect(await office.one(id)).toMatchObject({ status: true })
    expect(await office.shown(id)).toEqual({
      Id: id,
      Name: fields.name,
      Photo: (await office.one(id))?.Photo,
      Degree: degreeAt(0),
      YearofPassing: '2011',
      Designation: 'Librarian',
      WorkingAddress: 'District Library, Rampur',
    })
    expect((await awaitMail(fields.email)).text).toContain(`${suite.app}/alumni-gallery`)
  })

  it.skipIf(!hasHindi)(
    'tells an alumnus of it in the language of the form, also after an office changed the entry',
    async () => {
      const fields = { ...newRegistration(), language: 'hi' }
      const id = await registered(fields)
      await office.update(id, { designation: 'Head Librarian' })
      await office.verify(id)
      const { subject, text } = await awaitMail(fields.email)
      expect(subject).toMatch(/\p{Script=Devanagari}/u)
      expect(text).toContain(`${suite.app}/hi/alumni-gallery`)
      expect(text).not.toContain('Thank you')
    },
  )

  it('sends an alumnus back, who is not in the gallery any more', async () => {
    const id = await registered()
    await office.verify(id)
    const { status, body } = await office.verify(id, false)
    expect([status, body.message]).toEqual([200, 'The verification was undone.'])
    expect(await office.shown(id)).toBeUndefined()
    expect(await office.one(id)).toMatchObject({ status: false, Photo: '' })
  })

  it.each([['true'], [1], [null], [[]]])('is told that %j is no status', async (sent) => {
    const id = await registered()
    const { status, body } = await office.verify(id, sent)
    expect([status, body.message]).toEqual([400, 'The status must be true or false.'])
    expect(await office.stored(id)).toMatchObject({ status: false, version: 1 })
  })
})

describe('The office changes', () => {
  it('single fields, by either spelling, and leaves the others as they are', async () => {
    const id = await registered()
    const before = await office.stored(id)
    const { status, body } = await office.update(id, {
      Name: 'Meenakshi Rawat',
      workingplace: 'State Library',
    })
    expect([status, body]).toEqual([200, { message: 'Alumni updated successfully!' }])
    expect(await office.stored(id)).toEqual({
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
      const { id: _id, Photo: _photo, status: _status, ...fields } = (await office.one(id)) as AlumnusItem
      const sent = { ...fields, [changed]: number, status: '0' }
      expect((await office.update(id, sent)).status).toBe(200)
      expect(await office.one(id)).toMatchObject({ Mobile: number, MoNo: number })
    }
  })

  it('fields to blank, all but name and e-mail address', async () => {
    const id = await registered()
    const blank = { Father: '', mother: '', MoNo: '', dob: '', Gender: '', degree: '', year: '', address: '' }
    expect((await office.update(id, blank)).status).toBe(200)
    expect(await office.one(id)).toMatchObject({
      Father: '',
      Mobile: '',
      Dob: '',
      Gender: '',
      YearofPassing: '',
    })
    const refused = await office.update(id, { Name: ' ', Email: '' })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { Name: 'Name is required.', Email: 'Please enter a valid e-mail address.' },
    ])
  })

  it.each([
    ['dob', '6 May 1990', 'Please give the full date: day, month and year.'],
    ['Dob', '1990-05-06T00:00:00Z', 'Please give the full date: day, month and year.'],
    ['Gender', 'F', 'Please choose a gender.'],
    ['degree', 'B.Ed.', 'Please choose a degree.'],
    ['YearofPassing', '2', 'Please give the year as four digits, for example 2024.'],
    ['year', '3099', "Check the year: it can't be in the future or before 1900."],
    ['dob', '2999-01-01', 'This date is in the future. Please check it.'],
    [
      'MoNo',
      'abc!!',
      'Enter a full phone number: 10 digits or more, with the STD code. For example: 01234-255010 ext. 12.',
    ],
    ['status', 'true', 'The status must be 1 or 0.'],
    ['version', '1.5', 'The version must be a whole number.'],
  ])('nothing where %s is %j', async (field, value, message) => {
    const id = await registered()
    const before = await office.stored(id)
    const { status, body } = await office.update(id, { Name: 'Somebody Else', [field]: value })
    expect([status, body.message]).toEqual([400, message])
    expect(await office.stored(id)).toEqual(before)
  })

  it('the status with the fields, and what the public sees follows every change', async () => {
    const fields = newRegistration()
    const id = await registered(fields)
    await office.update(id, { Degree: degreeAt(1), status: '1' })
    expect(await office.shown(id)).toMatchObject({ Degree: degreeAt(1), Name: fields.name })
    await office.update(id, { name: 'Meenakshi Rawat' })
    expect(await office.shown(id)).toMatchObject({ Degree: degreeAt(1), Name: 'Meenakshi Rawat' })
    await office.update(id, { status: '0' })
    expect(await office.shown(id)).toBeUndefined()
    await awaitMail(fields.email)
  })

  it('nothing if somebody else was faster', async () => {
    const id = await registered()
    expect((await office.update(id, { Name: 'First', version: '1' })).status).toBe(200)
    const late = await office.update(id, { Name: 'Second', version: '1' })
    expect([late.status, late.body.message]).toEqual(errors['changed-meanwhile'])
    expect(await office.stored(id)).toMatchObject({ name: 'First', version: 2 })
  })
})
