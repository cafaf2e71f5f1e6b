import { addDays } from '@prangan/contract/calendar-days'
import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { call, json, signIn, signUpWithoutRole } from '@prangan/tests/support/call.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { remindOriginals } from '../../functions/desk/remind-originals.ts'
import { addSession, detailsAt, readApplication, storeApplication } from '../support/admissions.ts'
import { openOffer, paidFor, papers } from '../support/counter.ts'

const app = useOwnApp()
useTriggers(app)
let admin: string
let firestore: Firestore
let session: string
const day = 24 * 60 * 60_000
const dayFromNow = (days: number) => addDays(dayInIndia(app.now()), days)
const newSession = () =>
  addSession(admin, app.now(), {
    admissionDay: { order: 'originals first', undertakingsUntil: dayFromNow(10), papers },
  })
beforeAll(async () => {
  admin = await signIn('admin')
  firestore = await app.firestore()
  session = await newSession()
})

const paid = (more: Parameters<typeof paidFor>[3] = {}) => paidFor(firestore, session, app.now(), more)
const record = (id: string, version: number, originals: object, token = admin) =>
  call(`PUT /api/admissions/${id}/originals`, { token, ...json({ version, originals }) })
const admit = (id: string, version: number, token = admin) =>
  call(`PUT /api/admissions/${id}/admission`, { token, ...json({ version }) })
/** A 503 guarantees that nothing was done: the clerk presses the button again. */
const admitWhenFree = async (id: string, version: number): Promise<number> => {
  const { status } = await admit(id, version)
  return status === 503 ? admitWhenFree(id, version) : status
}
const read = (id: string) => readApplication(firestore, id)
const seen = { result: 'seen' }
const until = (days: number) => ({ result: 'undertaking', until: dayFromNow(days) })

// Before time passes, since the trigger that sends mails has a clock of its own.
describe('The nightly job', () => {
  it('reminds two days before an original is due, once, and nobody else', async () => {
    const [soon, later, gone] = await Promise.all([paid(), paid(), paid()])
    await record(soon.id, 1, { 'paper:tc': until(2) })
    await record(later.id, 1, { 'paper:tc': until(3) })
    await record(gone.id, 1, { 'paper:tc': until(2) })
    for (const { id } of [soon, later]) await admit(id, 2)
    for (const _ of [1, 2]) await remindOriginals(app, app.now())
    const topics = async ({ id }: { id: string }) => (await read(id)).mails.map(({ topic }) => topic)
    expect(await topics(soon)).toEqual(['admission complete', 'originals due'])
    expect(await topics(later)).toEqual(['admission complete'])
    // Somebody who was sent home without an admission is not told of one.
    expect(await topics(gone)).toEqual([])
    const { subject, text } = await awaitMail(soon.email, 2)
    expect([subject, text]).toEqual([
      expect.stringMatching(/: originals to bring$/),
      expect.stringContaining('Transfer certificate: bring the original by'),
    ])
  })
})

describe('A clerk at the counter', () => {
  it('records the originals with who and when, and admits with a number of the roll and a mail', async () => {
    const { id, email } = await paid()
    expect((await record(id, 1, { 'paper:tc': seen })).body.version).toBe(2)
    const admitted = await admit(id, 2)
    expect([admitted.status, admitted.body.version]).toEqual([200, 3])
    const { originals, roll, originalsDue } = await read(id)
    expect(originals['paper:tc']).toMatchObject({ result: 'seen', until: '', at: app.now() })
    expect(originals['paper:tc']?.by).toMatch(/@/)
    expect([roll?.number, originalsDue]).toEqual([admitted.body.rollNumber, ''])
    const { subject, text } = await awaitMail(email)
    expect(subject).toMatch(/: admission complete$/)
    expect(text).toContain(`Your roll number is ${roll?.number}.`)
    expect(text).toContain('There is nothing left to bring.')
    const entries = await firestore
      .collection(collectionPaths.audit)
      .where('subject', '==', documentPaths.admission(id))
      .get()
    expect(entries.docs.map((entry) => [entry.get('action'), entry.get('detail')]).toSorted()).toEqual([
      ['originals recorded', 'paper:tc seen'],
      ['roll number given', roll?.number],
    ])
  })

  it('gives the numbers of a roll without gaps, also to three people at once', () => admitsAtOnce(3))

  it(
    'gives the numbers of a roll without gaps, also to twelve people at once',
    { tags: ['slow'], timeout: 120_000 },
    () => admitsAtOnce(12),
  )

  async function admitsAtOnce(people: number) {
    const own = await newSession()
    const all = await Promise.all(Array.from({ length: people }, () => paidFor(firestore, own, app.now())))
    await Promise.all(all.map(({ id }) => record(id, 1, { 'paper:tc': seen })))
    const refused = await admit(all[0]?.id ?? '', 1)
    expect(refused.status).toBe(409)
    const admitted = await Promise.all(all.map(({ id }) => admitWhenFree(id, 2)))
    expect(admitted).toEqual(all.map(() => 200))
    const numbers = await Promise.all(all.map(async ({ id }) => (await read(id)).roll?.number))
    const expected = all.map((_, at) => `BA/${own}/${String(at + 1).padStart(4, '0')}`)
    expect(numbers.toSorted()).toEqual(expected)
  }

  it('is told if another clerk was faster with the same person', async () => {
    const { id } = await paid()
    const answers = await Promise.all([1, 2].map(() => record(id, 1, { 'paper:tc': seen })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(late?.body.message).toBe(errors['changed-meanwhile'][1])
    const twice = await Promise.all([1, 2].map(() => admit(id, 2)))
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await admit(id, 3)).body.message).toBe(errors['not-now'][1])
  })

  it('asks by category, but not for what was refused', async () => {
    const details = detailsAt(app.now(), { claims: ['ncc-b'] })
    const reserved = await paid({ category: 'obc', details })
    await record(reserved.id, 1, { 'paper:tc': seen, 'document:ncc': seen })
    expect((await admit(reserved.id, 2)).body.message).toBe(errors['originals-open'][1])
    const refused = { result: 'refused' as const, by: '', at: app.now() }
    const other = await paid({
      category: 'obc',
      details,
      checks: { category: refused, 'claim:ncc-b': refused },
    })
    const unasked = await record(other.id, 1, { 'document:ncc': seen })
    expect(unasked.body.errors).toEqual({ 'originals.document:ncc': fieldTexts.noSuchOriginal })
    await record(other.id, 1, { 'paper:tc': seen })
    expect((await admit(other.id, 2)).status).toBe(200)
  })

  it('may accept an undertaking until the day that the session sets, and the applicant is told what is owed', async () => {
    const { id, email } = await paid()
    const refusals = [
      [{ result: 'undertaking' }, fieldTexts.undertakingDay],
      [until(-2), fieldTexts.dayHasPassed],
      [until(12), fieldTexts.undertakingTooLong],
    ] as const
    for (const [sent, message] of refusals) {
      const { status, body } = await record(id, 1, { 'paper:tc': sent })
      expect([status, body.errors]).toEqual([400, { 'originals.paper:tc.until': message }])
    }
    await record(id, 1, { 'paper:tc': until(5) })
    expect((await read(id)).originalsDue).toBe(dayFromNow(5))
    expect((await admit(id, 2)).status).toBe(200)
    expect((await awaitMail(email)).text).toContain('Transfer certificate: bring the original by')
    expect((await record(id, 3, { 'paper:tc': { result: 'copy' } })).status).toBe(200)
    expect((await read(id)).originalsDue).toBe('')
  })

  it('admits nobody without the fee, with a missing original, or by an undertaking that has ended', async () => {
    const now = app.now()
    const offered = await storeApplication(firestore, session, now, {
      status: 'offered',
      offer: openOffer(session, now),
    })
    await record(offered.id, 1, { 'paper:tc': seen })
    expect((await admit(offered.id, 2)).body.message).toBe(errors['fee-not-confirmed'][1])
    const { id } = await paid()
    expect((await admit(id, 1)).body.message).toBe(errors['originals-open'][1])
    await record(id, 1, { 'paper:tc': { result: 'missing' } })
    expect((await admit(id, 2)).body.message).toBe(errors['originals-open'][1])
    await record(id, 2, { 'paper:tc': until(1) })
    app.pass(3 * day)
    expect((await admit(id, 3)).body.message).toBe(errors['originals-open'][1])
    expect(await read(id)).toMatchObject({ roll: null, version: 3 })
  })

  it('serves nobody whose offer has ended unanswered, whatever the clock of the screen says', async () => {
    const now = app.now()
    const offer = openOffer(session, now, { acceptedAt: null, payTo: new Date(now.getTime() + 60_000) })
    const { id } = await storeApplication(firestore, session, now, { status: 'offered', offer })
    app.pass(60_000)
    expect((await record(id, 1, { 'paper:tc': seen })).body.message).toBe(errors['offer-unanswered'][1])
    const verified = await storeApplication(firestore, session, now, { status: 'verified' })
    expect((await record(verified.id, 1, { 'paper:tc': seen })).body.message).toBe(errors['not-now'][1])
  })

  it('takes somebody who leaves off the list of missing originals, with the number kept', async () => {
    const { id } = await paid()
    await record(id, 1, { 'paper:tc': until(5) })
    await admit(id, 2)
    const note = 'By letter.'
    await call(`PUT /api/admissions/${id}/end`, {
      token: admin,
      ...json({ version: 3, action: 'cancel', note }),
    })
    const { status, originalsDue, roll } = await read(id)
    expect([status, originalsDue, roll !== null]).toEqual(['cancelled', '', true])
  })
})

describe('Anybody but those who admit', () => {
  it('can neither record originals nor admit', async () => {
    const { id } = await paid()
    const [teacher, stranger] = await Promise.all([signIn('teacher'), signUpWithoutRole()])
    for (const token of [teacher, stranger]) {
      expect((await record(id, 1, { 'paper:tc': seen }, token)).status).toBe(403)
      expect((await admit(id, 1, token)).status).toBe(403)
    }
    expect((await read(id)).version).toBe(1)
  })
})
