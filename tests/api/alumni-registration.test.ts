import { college } from '@prangan/college/config'
import { errors } from '@prangan/contract/errors'
import { challengeHeader, proofHeader } from '@prangan/contract/form-proof'
import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { degreeAt } from '@prangan/contract/testing/fixtures'
import type { Firestore } from 'firebase-admin/firestore'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { solveChallenge } from '../../web/src/http/solve-challenge.ts'
import { jpeg, newRegistration, photoOf, register, registered } from '../support/alumni.ts'
import { call, form } from '../support/call.ts'
import { newClientHeaders, newEmail } from '../support/people.ts'
import { useOwnApp } from '../support/use-own-app.ts'

const app = useOwnApp()
let firestore: Firestore
beforeAll(async () => {
  firestore = await app.firestore()
})
afterEach(() => vi.unstubAllEnvs())

const stored = async (id: string) => (await firestore.doc(documentPaths.alumnus(id)).get()).data()
const registrationsOf = async (email: string) =>
  (await firestore.collection(collectionPaths.alumni).where('emailKey', '==', email.toLowerCase()).get()).size

describe('An alumnus who registers', () => {
  it('is on record as requested, found by name, address and number, and not shown to the public', async () => {
    const email = newEmail('Meenakshi')
    const { status, body } = await register(
      newRegistration({ email, name: '  Meenakshi Kushwaha ', MoNo: '+91 66666 20999' }),
    )
    expect([status, body.message]).toEqual([201, 'Data Submitted Successfully'])
    const id = String(body.id)
    expect(await stored(id)).toMatchObject({
      name: 'Meenakshi Kushwaha',
      father: 'Ramdhani Kushwaha',
      mother: 'Phoolmati Devi',
      email,
      mobile: '6666620999',
      dob: '1990-05-06',
      address: 'Purana Chowk, Rampur',
      gender: 'Female',
      degree: degreeAt(0),
      yearOfPassing: '2011',
      designation: 'Librarian',
      workingAddress: 'District Library, Rampur',
      specialization: '',
      status: false,
      version: 1,
      publicPhoto: '',
      emailKey: email.toLowerCase(),
      searchKeys: expect.arrayContaining(['mee', 'kushwaha', 'meenakshi', '6666620999']),
    })
    expect((await firestore.doc(documentPaths.verifiedAlumnus(id)).get()).exists).toBe(false)
  })

  it('is in the audit trail with the path of the record, and none of its content', async () => {
    const fields = newRegistration()
    const subject = documentPaths.alumnus(await registered(fields))
    const { docs } = await firestore.collection(collectionPaths.audit).where('subject', '==', subject).get()
    const entries = docs.map((entry) => entry.data())
    expect(entries).toMatchObject([{ action: 'alumnus registered', actor: '', detail: '' }])
    expect(JSON.stringify(entries)).not.toContain(fields.email)
  })

  it('may send the fields in any order, with the `Bearer null` of the earlier site or any other token', async () => {
    for (const token of ['null', 'forged']) {
      const turned = Object.fromEntries(Object.entries(newRegistration()).reverse())
      const body = new FormData()
      body.set('photo', photoOf(await jpeg()))
      for (const [name, value] of Object.entries(turned)) body.set(name, value)
      const answer = await call('POST /alumni/reg_sub', { token, body, headers: newClientHeaders() })
      expect([answer.status, answer.body.message]).toEqual([201, 'Data Submitted Successfully'])
    }
  })

  it('is one alumnus though they send it twice, or twice at once', async () => {
    const fields = newRegistration()
    const id = await registered(fields)
    const again = await register({ ...fields, email: fields.email.toUpperCase() })
    expect([again.status, again.body.id]).toEqual([201, id])
    const other = newRegistration()
    const ids = await Promise.all([registered(other), registered(other), registered(other)])
    expect(new Set(ids).size).toBe(1)
    expect([await registrationsOf(fields.email), await registrationsOf(other.email)]).toEqual([1, 1])
  })

  it('is another one with another name or day of birth', async () => {
    const fields = newRegistration()
    await registered(fields)
    await registered({ ...fields, name: 'Meenakshi Devi' })
    await registered({ ...fields, dob: '1991-05-06' })
    expect(await registrationsOf(fields.email)).toBe(3)
  })

  it('is the same for ten minutes, and another one from then on', async () => {
    const fields = newRegistration()
    const send = async () => (await register(fields)).body.id
    const id = await send()
    app.pass(limits.publicForms.sameWithin - 1)
    expect(await send()).toBe(id)
    app.pass(1)
    expect(await send()).not.toBe(id)
    expect(await registrationsOf(fields.email)).toBe(2)
  })
})

describe('A network address', () => {
  it('beyond its soft limit gets a plain text, and registers with a proof, photo included', async () => {
    vi.stubEnv('FORMS_PER_ADDRESS', '1')
    const clientHeaders = newClientHeaders()
    const from = { clientHeaders }
    expect((await register(newRegistration(), from)).status).toBe(201)
    const late = newRegistration()
    const refused = await register(late, from)
    expect([refused.status, refused.body.message]).toEqual(errors['forms-too-often'])
    expect(refused.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await registrationsOf(late.email)).toBe(0)
    const proof = await solveChallenge(String(refused.headers.get(challengeHeader)))
    const proven = { ...from, clientHeaders: { ...clientHeaders, [proofHeader]: proof } }
    expect((await register(late, proven)).status).toBe(201)
  })
})

describe('One person', () => {
  it('may register three times a day, identified by their mobile number', { tags: ['slow'] }, async () => {
    const { MoNo } = newRegistration()
    const { perPersonPerDay } = limits.publicForms
    for (let sent = 0; sent < perPersonPerDay; sent++) await registered(newRegistration({ MoNo }))
    const { status, body } = await register(newRegistration({ MoNo: `0${MoNo}` }))
    expect([status, body.message]).toEqual(errors['forms-of-person'])
  })
})

describe('A registration is refused in plain text', () => {
  const tooLong = (length: number) => 'x'.repeat(length + 1)
  const refusals: [what: string, fields: Record<string, string>, text: string][] = [
    ['without a name', { name: '   ' }, 'Name is required.'],
    ['with a name too long', { name: tooLong(120) }, 'Name may have at most 120 characters.'],
    ["without the father's name", { father: '' }, "Father's name is required."],
    ["without the mother's name", { mother: '' }, "Mother's name is required."],
    ['without an e-mail address', { email: '' }, 'Please enter a valid e-mail address.'],
    ['with half an e-mail address', { email: 'meena@' }, 'Please enter a valid e-mail address.'],
    ['without a mobile number', { MoNo: '' }, 'Mobile number is required.'],
    ['with a mobile number too long', { MoNo: tooLong(20) }, 'Mobile number may have at most 20 characters.'],
    ['without a day of birth', { dob: '' }, 'Please give the full date: day, month and year.'],
    [
      'with a day that never was',
      { dob: '2001-02-30' },
      'This date does not exist. Please check day and month.',
    ],
    [
      'of somebody who is not born yet',
      { dob: '2101-02-03' },
      `Please check the date of birth: the age must be from ${college.limits.youngestAlumnus} to 100 years.`,
    ],
    [
      'with a mobile number that is none',
      { MoNo: '123' },
      'Please enter a 10-digit mobile number. It begins with 6, 7, 8 or 9.',
    ],
    [
      'with a year of passing long ago',
      { year: '1901' },
      `Check the year of passing: it can't be in the future or before ${new Date().getUTCFullYear() - limits.ages.oldest + limits.ages.atPassing + 1}.`,
    ],
    [
      'with a year of passing in childhood',
      { year: '1999' },
      'Check the year of passing: it does not fit the date of birth.',
    ],
    [
      'with a name that leads elsewhere',
      { name: 'Win at https://evil.test' },
      'Name must not contain a web address or hidden characters.',
    ],
    ['without an address', { address: '' }, 'Address is required.'],
    ['with an unknown gender', { gender: 'male' }, 'Please choose a gender.'],
    ['with an unknown degree', { degree: 'Ph.D.' }, 'Please choose a degree.'],
    ['with half a year', { year: '11' }, 'Please give the year as four digits, for example 2024.'],
    ['without a designation', { designation: '' }, 'Designation is required.'],
    ['without a working place', { workingplace: '' }, 'Working place is required.'],
    [
      'with a specialization too long',
      { specialization: tooLong(200) },
      'Specialization may have at most 200 characters.',
    ],
    [
      'with several faults, each of them',
      { name: '', gender: '', year: '' },
      'Name is required. Please choose a gender. Please give the year as four digits, for example 2024.',
    ],
  ]
  it.each(refusals)('%s', async (_what, fields, text) => {
    const sent = { ...newRegistration(), ...fields }
    const { status, headers, body } = await register(sent)
    expect([status, body.message]).toEqual([400, text])
    expect(headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await registrationsOf(sent.email)).toBe(0)
  })

  it('without a photo, or with the empty one of an untouched form', async () => {
    for (const photo of [{}, { photo: new File([], '') }]) {
      const answer = await call('POST /alumni/reg_sub', {
        ...form({ ...newRegistration(), ...photo }),
        headers: newClientHeaders(),
      })
      expect([answer.status, answer.body.message]).toEqual(errors['photo-missing'])
    }
  })

  it('as JSON, and as a form that breaks off', async () => {
    const send = (body: string, type: string) =>
      call('POST /alumni/reg_sub', { body, headers: { 'content-type': type, ...newClientHeaders() } })
    const asJson = await send(JSON.stringify(newRegistration()), 'application/json')
    expect([asJson.status, asJson.body.message]).toEqual(errors['wrong-type'])
    const cut = await send(
      '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nx',
      'multipart/form-data; boundary=b',
    )
    expect([cut.status, cut.body.message]).toEqual(errors['broken-form'])
  })
})
