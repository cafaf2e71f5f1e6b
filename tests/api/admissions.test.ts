import { college } from '@prangan/college/config'
import { collectionPaths } from '@prangan/contract/paths'
import { searchFor } from '@prangan/contract/search'
import { courseAt, inHindi } from '@prangan/contract/testing/fixtures'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { connectFirebase } from '../../functions/src/lib/firebase.ts'
import { apply, everythingOf, newApplication } from '../support/applications.ts'
import { call } from '../support/call.ts'
import { hasHindi } from '../support/languages.ts'
import { awaitMail, mailsTo } from '../support/mailbox.ts'
import { newClientHeaders } from '../support/people.ts'
import { suite } from '../support/suite.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { useTriggers } from '../support/use-triggers.ts'

const app = useOwnApp()
useTriggers(app)
let firestore: Firestore
beforeAll(async () => {
  firestore = await app.firestore()
})

const numberForm = new RegExp(`^${college.shortCode}-20\\d\\d-[34679ACDEFGHJKMNPQRTUVWXY]{7}$`)

describe('An applicant', () => {
  it('gets the number of the stored application', async () => {
    const sent = newApplication()
    const { status, body } = await apply(sent)
    expect(status).toBe(201)
    expect(body.applicationNumber).toMatch(numberForm)
    expect(body.message).toBe(`Your application number is ${body.applicationNumber}.`)
    const { applications, audit } = await everythingOf(firestore, sent.name)
    const [stored, ...more] = applications
    expect(more).toEqual([])
    expect(stored).toMatchObject({
      ...sent,
      applicationNumber: body.applicationNumber,
      status: 'new',
      history: [],
      version: 1,
    })
    expect(stored?.updatedAt).toEqual(stored?.createdAt)
    expect(audit).toMatchObject([{ action: 'application received', actor: '' }])
    expect(JSON.stringify(audit)).not.toContain(sent.email)
  })

  it('is found by the beginning of the name, the number, the mobile and the address', async () => {
    const sent = newApplication({ name: 'Zubeida Khatoon' })
    const { body } = await apply(sent)
    const number = String(body.applicationNumber)
    for (const typed of [
      'zub',
      'KHATOON',
      number,
      number.slice(-7).toLowerCase(),
      sent.mobile.slice(0, 8),
      sent.email,
    ]) {
      const key = searchFor(typed)?.key ?? ''
      const found = await firestore
        .collection(collectionPaths.admissions)
        .where('searchKeys', 'array-contains', key)
        .get()
      const numbers = found.docs.map((document) => document.get('applicationNumber'))
      expect(numbers, typed).toContain(number)
    }
  })

  it.skipIf(!hasHindi)(
    'who applied in Hindi gets a mail in Hindi, with its subject, and so is every later one',
    async () => {
      const { course } = newApplication({})
      const names = Object.values(college.courses).find(({ en }) => en === course) ?? college.name
      const sent = newApplication({ course, language: 'hi' })
      const { body } = await apply(sent)
      const mail = await awaitMail(sent.email)
      expect(mail.subject).toBe(`आपका आवेदन ${body.applicationNumber}`)
      for (const words of [
        'आगे क्या करना है',
        `${suite.app}/hi/admission-procedure`,
        inHindi(names),
        inHindi(college.name),
      ])
        expect(mail.text).toContain(words)
      expect(mail.text).not.toMatch(/Hello|Your application/)
      expect(mail.html).toContain('<html lang="hi">')
      const { applications } = await everythingOf(firestore, sent.name)
      expect(applications).toMatchObject([{ language: 'hi' }])
    },
  )

  it.skipIf(!hasHindi)(
    'of another client, which says no language, gets a mail in English and Hindi',
    async () => {
      const { language: _, ...sent } = newApplication({ course: courseAt(5) })
      const { body } = await apply(sent)
      const mail = await awaitMail(sent.email)
      expect(mail.subject).toBe(`Your application ${body.applicationNumber}`)
      expect(mail.to).toEqual([{ address: sent.email, name: '' }])
      expect(mail.text + mail.html, 'nothing that a stranger may have typed').not.toContain(sent.name)
      for (const words of [courseAt(5), 'What happens next', college.email, 'आपकी आवेदन संख्या'])
        expect(mail.text).toContain(words)
    },
  )

  it('may write numbers in any form and script, and they are stored in one', async () => {
    const typed = { mobile: '+९१ ६६६६६-१२३४५', pincode: '२८९ ००१', dob: '२००८-०५-०६' }
    const sent = newApplication(typed)
    expect((await apply(sent)).status).toBe(201)
    const { applications } = await everythingOf(firestore, sent.name)
    expect(applications[0]).toMatchObject({ mobile: '6666612345', pincode: '289001', dob: '2008-05-06' })
  })

  it('sees a message under the field of an impossible number or date', async () => {
    const wrong = { mobile: '98765', pincode: '12', dob: '2028-01-01', fatherName: 'visit www.evil.test' }
    const { status, body } = await apply(newApplication(wrong))
    expect([status, body.errors]).toEqual([
      400,
      {
        mobile: 'Please enter a 10-digit mobile number. It begins with 6, 7, 8 or 9.',
        pincode: 'Please enter a 6-digit PIN code. It does not begin with 0.',
        dob: `Please check the date of birth: the age must be from ${college.limits.youngestApplicant} to 100 years.`,
        fatherName: "Father's name must not contain a web address or hidden characters.",
      },
    ])
  })

  it('sees what to correct, under each field', async () => {
    const { status, body } = await apply({ ...newApplication(), email: 'kiran', course: 'Ph.D.', name: ' ' })
    expect([status, body.message]).toEqual([400, 'Please correct the marked fields and try again.'])
    expect(body.errors).toEqual({
      email: 'Please enter a valid e-mail address.',
      course: 'Please choose a course.',
      name: 'Name is required.',
    })
  })
})

describe('The same application', () => {
  it('sent again is one: the same number, nothing new, and no second mail', async () => {
    const sent = newApplication()
    const first = await apply(sent)
    await awaitMail(sent.email)
    const again = await apply({
      ...sent,
      city: `  ${sent.city.toUpperCase()} `,
      email: sent.email.toUpperCase(),
    })
    expect([again.status, again.body]).toEqual([201, first.body])
    const { applications, audit } = await everythingOf(firestore, sent.name)
    expect([applications.length, audit.length]).toEqual([1, 1])
    const other = newApplication()
    await apply(other)
    await awaitMail(other.email)
    expect(await mailsTo(sent.email), 'a mail that came later is there').toHaveLength(1)
  })

  async function race(database: Firestore, origin?: string): Promise<void> {
    const sent = newApplication()
    const from = { clientHeaders: newClientHeaders(), ...(origin && { origin }) }
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(sent, from)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map(({ body }) => body.applicationNumber)).size).toBe(1)
    const { applications, audit } = await everythingOf(database, sent.name)
    expect([applications.length, audit.length]).toEqual([1, 1])
    await awaitMail(sent.email)
    const other = newApplication()
    await apply(other, from)
    await awaitMail(other.email)
    expect(await mailsTo(sent.email)).toHaveLength(1)
  }

  it('sent twenty times at once is one document and one mail', () => race(firestore))

  it('sent twenty times at once to several processes is one likewise', { tags: ['slow'] }, async () => {
    await race(await connectFirebase().firestore(), suite.app)
  })

  it('is a new one if a single field differs', async () => {
    const sent = newApplication()
    const numbers = [
      await apply(sent),
      await apply({ ...sent, course: courseAt(0) }),
      await apply({ ...sent, qualification: `${sent.qualification}.` }),
    ].map(({ body }) => body.applicationNumber)
    expect(new Set(numbers).size).toBe(3)
  })
})

describe('Somebody who sends an invalid application', () => {
  const refuses = async (body: string, type = 'application/json') => {
    const init = { body, headers: { 'content-type': type, ...newClientHeaders() } }
    return (await call('POST /api/reg/register', init)).status
  }

  it('is refused: no JSON, a list, another type, too much', async () => {
    expect(await refuses('{"name":')).toBe(400)
    expect(await refuses('[]')).toBe(400)
    expect(await refuses('name=Kiran', 'application/x-www-form-urlencoded')).toBe(415)
    expect(await refuses(JSON.stringify({ name: 'x'.repeat(70_000) }))).toBe(413)
  })

  it("cannot set the office's fields, nor unknown ones", async () => {
    const sent = newApplication()
    const more = { status: 'accepted', version: 9, applicationNumber: 'SDC-1', history: [{}], admin: true }
    expect((await apply({ ...sent, ...more, __proto__: { admin: true } })).status).toBe(201)
    const { applications } = await everythingOf(firestore, sent.name)
    expect(applications[0]).toMatchObject({ status: 'new', version: 1, history: [] })
    expect(applications[0]).not.toHaveProperty('admin')
  })

  it('is refused wrong types and long texts, and half a character is replaced', async () => {
    const wrong = {
      name: [],
      dob: 20080506,
      gender: 'male\u0000',
      address: 'x'.repeat(501),
      mobile: {},
      language: 'fr',
    }
    const { status, body } = await apply({ ...newApplication(), ...wrong })
    expect([status, Object.keys(body.errors as object).sort()]).toEqual([400, Object.keys(wrong).sort()])
    const half = newApplication({ address: 'A house \uD83C' })
    expect((await apply(half)).status).toBe(201)
    expect((await everythingOf(firestore, half.name)).applications[0]?.address).toBe('A house \uFFFD')
  })

  it('cannot write a second header into the mail, nor a second recipient', async () => {
    const { status, body } = await apply(newApplication({ name: 'Kiran\r\nBcc: all@college.test' }))
    expect([status, body.message]).toEqual([400, 'Name must not contain a web address or hidden characters.'])
    const two = await apply(newApplication({ email: 'a@college.test, b@college.test' }))
    expect(two.status).toBe(400)
    expect(await mailsTo('all@college.test')).toEqual([])
  })
})
