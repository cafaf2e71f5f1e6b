import { fieldTexts } from '@prangan/contract/field-messages'
import { englishDates, formatMinute } from '@prangan/contract/format-date'
import { dayInIndia, endOfDayInIndia } from '@prangan/contract/india-time'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { call, json, signIn, signUpWithoutRole } from '@prangan/tests/support/call.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { admissionPaths } from '../../contract/paths.ts'
import { AdmissionListDocumentSchema } from '../../contract/schemas/admission-lists.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { remindOffers } from '../../functions/lists/remind-offers.ts'
import { addSession, readApplication, storeApplication } from '../support/admissions.ts'

const app = useOwnApp()
useTriggers(app)
let admin: string
let firestore: Firestore
beforeAll(async () => {
  admin = await signIn('admin')
  firestore = await app.firestore()
})

const day = 24 * 60 * 60_000
const inDays = (days: number) => new Date(app.now().getTime() + days * day)
/** Noon in India, this many days from today. */
const noon = (days: number) => new Date(`${dayInIndia(inDays(days))}T12:00:00+05:30`)
const read = (id: string) => readApplication(firestore, id)
const topicsOf = async (id: string) => (await read(id)).mails.map(({ topic }) => topic)

async function publishedList(session: string, number = 1): Promise<string> {
  const id = `${session}-ba-${number}`
  const list = AdmissionListDocumentSchema.parse({
    ...{ session, programme: 'ba', number, status: 'published', ruleVersion: 1, rows: [] },
    report: { offers: [], waiting: [], skipped: [], moved: [], steps: [] },
    ...{ publishedAt: app.now(), publishedBy: '', withdrawnAt: null, reason: '', offeredAt: app.now() },
    ...{ unusual: [], remark: '', basis: '', version: 1 },
  })
  await firestore.doc(admissionPaths.list(id)).set(list)
  return id
}

async function anOffer(list: string, payTo: Date, more: Partial<AdmissionDocument> = {}) {
  const offer = {
    ...{ list, listNumber: 1, under: 'open', payFrom: inDays(-1), payTo, amount: 4_000 },
    ...{ cautionMoney: 500, heads: [], acceptedAt: null, extensions: [] },
  }
  return storeApplication(firestore, list.slice(0, 7), app.now(), { status: 'offered', offer, ...more })
}

const reason = 'The bank was closed.'
const extend = (list: string, payTo: Date, more: object = {}, token = admin) =>
  call(`POST /api/admissions/lists/${list}/extend`, {
    token,
    ...json({ payTo: payTo.toISOString(), reason, ...more }),
  })

describe('The office that gives more time to pay', () => {
  it('does so for one person, who is told until when and why', async () => {
    const list = await publishedList(await addSession(admin, app.now()))
    const [one, other] = await Promise.all([anOffer(list, inDays(2)), anOffer(list, inDays(2))])
    const { status, body } = await extend(list, noon(6), { application: one.id })
    expect([status, body]).toEqual([200, { message: 'The offers are extended.', extended: 1, left: 0 }])
    const { offer, mails } = await read(one.id)
    expect(offer?.payTo).toEqual(noon(6))
    expect(offer?.extensions).toMatchObject([{ payTo: one.offer?.payTo, reason }])
    expect(mails).toMatchObject([{ topic: 'offer extended' }])
    expect((await read(other.id)).offer?.payTo).toEqual(other.offer?.payTo)
    const { docs } = await firestore
      .collection(collectionPaths.audit)
      .where('subject', '==', documentPaths.admission(one.id))
      .get()
    expect(docs.map((entry) => entry.get('detail'))).toEqual([`until ${formatMinute(noon(6), englishDates)}`])
    const { subject, text } = await awaitMail(one.email)
    expect(subject).toContain('more time to pay')
    expect(text).toContain('12:00 pm, India time, to pay.')
    expect(text).toContain(`The office writes:\n\n${reason}`)
  })

  it('does so for a round: not for those who reported a payment, declined, or have longer', async () => {
    const list = await publishedList(await addSession(admin, app.now()))
    const before = inDays(2)
    const [open, lapsed, reported, declined, longer] = await Promise.all([
      anOffer(list, before),
      anOffer(list, inDays(-0.5)),
      anOffer(list, before, { status: 'fee reported' }),
      anOffer(list, before, { status: 'declined' }),
      anOffer(list, inDays(9)),
    ])
    expect((await extend(list, noon(6))).body).toMatchObject({ extended: 2, left: 0 })
    const ends = async (id: string) => (await read(id)).offer?.payTo
    for (const { id } of [open, lapsed]) expect(await ends(id)).toEqual(noon(6))
    for (const { id } of [reported, declined]) expect(await ends(id)).toEqual(before)
    expect(await ends(longer.id)).toEqual(longer.offer?.payTo)
    expect((await extend(list, noon(6))).body, 'a repeat finds nothing').toMatchObject({
      extended: 0,
      left: 0,
    })
  })

  it('does not revive an offer whose seat a later list may have given to somebody else', async () => {
    const session = await addSession(admin, app.now())
    const [list] = await Promise.all([publishedList(session), publishedList(session, 2)])
    const [open, lapsed] = await Promise.all([anOffer(list, inDays(2)), anOffer(list, inDays(-0.5))])
    expect((await extend(list, noon(6), { application: lapsed.id })).status).toBe(409)
    expect((await extend(list, noon(6))).body).toMatchObject({ extended: 1, left: 0 })
    expect((await read(open.id)).offer?.payTo).toEqual(noon(6))
    expect((await read(lapsed.id)).offer).toEqual(lapsed.offer)
  })

  it('cannot choose a time that has passed, leave out the reason, or shorten an offer', async () => {
    const list = await publishedList(await addSession(admin, app.now()))
    const { id, offer } = await anOffer(list, inDays(5))
    const past = await extend(list, inDays(-1))
    expect([past.status, past.body.errors]).toEqual([400, { payTo: fieldTexts.timeHasPassed }])
    expect((await extend(list, noon(6), { reason: ' ' })).body.errors).toHaveProperty('reason')
    expect((await extend(list, noon(2), { application: id })).status).toBe(409)
    expect((await extend('2026-27-ba-99', noon(6))).status).toBe(404)
    expect((await read(id)).offer).toEqual(offer)
  })

  it('is the only one who may', async () => {
    const list = await publishedList(await addSession(admin, app.now()))
    const { id, offer } = await anOffer(list, inDays(2))
    const [teacher, stranger] = await Promise.all([signIn('teacher'), signUpWithoutRole()])
    for (const token of [teacher, stranger])
      expect((await extend(list, noon(6), { application: id }, token)).status).toBe(403)
    expect((await read(id)).offer).toEqual(offer)
  })
})

describe('An applicant with an offer', () => {
  const remind = () => remindOffers(app, app.now())
  /** A minute before midnight in India, this many days from today. */
  const lateOn = (days: number) => new Date(endOfDayInIndia(dayInIndia(inDays(days))).getTime() - 60_000)
  const wait = (days: number) => app.pass(days * day)

  it('is reminded two days and one day before it ends, once each, and told when it has', async () => {
    const list = await publishedList(await addSession(admin, app.now()))
    const { id, email } = await anOffer(list, lateOn(3))
    await remind()
    expect(await topicsOf(id), 'three days before').toEqual([])
    for (let days = 2; days >= 0; days -= 1) {
      wait(1)
      await remind()
      await remind()
    }
    expect(await topicsOf(id)).toEqual(['offer ends soon', 'offer ends soon'])
    for (const days of [1, 1]) {
      wait(days)
      await remind()
    }
    expect(await topicsOf(id)).toEqual(['offer ends soon', 'offer ends soon', 'offer lapsed'])
    expect((await awaitMail(email, 1)).text).toContain('Please accept the seat and pay the fee before then')
    expect((await awaitMail(email, 1, /: your seat offer has ended$/)).text).toContain(
      'bring the challan to the office at once',
    )
  })

  it('is told only to pay if the seat is accepted, and nothing once the payment is reported', async () => {
    const list = await publishedList(await addSession(admin, app.now()))
    const { offer } = await anOffer(list, lateOn(2))
    const accepted = await anOffer(list, lateOn(2), { offer: offer && { ...offer, acceptedAt: app.now() } })
    const others = await Promise.all([
      anOffer(list, lateOn(2), { status: 'fee reported' }),
      anOffer(list, lateOn(2), { status: 'declined' }),
      anOffer(list, lateOn(2), { email: '' }),
    ])
    await remind()
    expect((await awaitMail(accepted.email)).text).toContain('Please pay the fee before then')
    for (const { id } of others) expect(await topicsOf(id)).toEqual([])
  })

  it('is reminded again of an extended offer', async () => {
    const list = await publishedList(await addSession(admin, app.now()))
    const { id } = await anOffer(list, lateOn(1))
    await remind()
    await extend(list, lateOn(4))
    wait(2)
    await remind()
    expect(await topicsOf(id)).toEqual(['offer ends soon', 'offer extended', 'offer ends soon'])
  })
})
