import { collectionPaths } from '@prangan/contract/paths'
import { courses } from '@prangan/contract/schemas/admissions'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { apply, newApplication, newApplications } from '@prangan/tests/support/applications.ts'
import { call } from '@prangan/tests/support/call.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { smallPdf } from '@prangan/tests/support/pdf.ts'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../contract/paths.ts'
import { noReport } from '../../functions/lists/list-store.ts'
import {
  aCompleteApplicant,
  addDocument,
  addDocuments,
  anApplicant,
  own,
  putSession,
  seen,
  sessionAt,
  submit,
} from '../support/own-applications.ts'
import { offerAt, useOwnApplications } from '../support/use-own-applications.ts'

const { app, session, change, stored, auditOf, query, anOffered } = useOwnApplications()

const minute = 60_000
const day = 24 * 60 * minute

describe('Somebody who applies while a session takes applications', () => {
  it('goes on at once, also in a programme that the office opened a moment ago', async () => {
    const course = courseAt(2)
    expect((await apply(newApplication({ course }))).body.opened, 'nothing takes it yet').toBeUndefined()
    await putSession(await app.firestore(), sessionAt(app.now(), {}, { course, key: 'bcom' }))
    const { body } = await apply(newApplication({ course }))
    const { token = '' } = (body.opened ?? {}) as { token?: string }
    expect(seen(await own('read', { token }))).toMatchObject({ state: 'incomplete', programme: 'bcom' })
  })

  it('goes the whole way: documents, later steps, question, answer, rank, offer, fee, admission', async () => {
    const count = async () => newApplications(await app.firestore())
    const before = await count()
    const { token, id, email, number } = await anApplicant({ language: 'en' })
    const begun = seen(await own('read', { token }))
    expect(begun).toMatchObject({
      state: 'incomplete',
      session: session.id,
      programme: 'ba',
      submittedAt: null,
    })
    expect(begun.may).toMatchObject({ submit: true, withdraw: true, answer: false, reportFee: false })
    expect(begun.openSlots).toEqual(['photo', 'signature', 'marksheet-xii', 'ncc'])
    expect(begun.closesAt).toBe(session.closesAt.toISOString())
    expect((await awaitMail(email, 1, `Your application ${number}`)).text).toContain('is not complete yet')
    expect(await count(), 'nothing waits for the office yet').toBe(before)

    await addDocuments(token)
    const sent = seen(await submit(token))
    expect(sent).toMatchObject({ state: 'submitted', may: { submit: false, correct: true } })
    expect(sent.openSlots, 'to be corrected').toEqual(['photo', 'signature', 'marksheet-xii'])
    expect(await count()).toBe(before + 1)
    const complete = await awaitMail(email, 1, `Your application ${number} is complete`)
    expect(complete.text).toMatch(/Applications close on \d+ \w+ \d{4}/)

    await change(id, { status: 'queried', answerBy: '2026-12-31', queries: [query('education')] })
    const asked = seen(await own('read', { token }))
    expect(asked).toMatchObject({ state: 'queried', answerBy: '2026-12-31', may: { answer: true } })
    const answers = [{ item: 'education', text: 'It is 437 of 500.' }]
    expect(seen(await own('answers', { token, answers })).state).toBe('resubmitted')

    await change(id, { status: 'verified' })
    expect(seen(await own('read', { token }))).toMatchObject({
      ...{ state: 'verified', rank: null },
      counted: { index: expect.any(Number), trace: { marks: [{ exam: 'xii' }] } },
    })
    await putList(id, { status: 'preparing' })
    expect(seen(await own('read', { token })), 'a list that is not published').toMatchObject({ rank: null })
    const list = await putList(id)
    const ranked = seen(await own('read', { token }))
    const cutoffs = [{ share: 'open', seats: 1, byGroup: 0, rank: 7, index: 8740 }]
    const rank = { list, listNumber: 1, rank: 7, index: 8740, cutoffs }
    expect(ranked).toMatchObject({ state: 'ranked', rank: { ...rank, trace }, counted: null })
    await (await app.firestore()).doc(admissionPaths.list(list)).update({ status: 'withdrawn' })
    expect(seen(await own('read', { token })), 'a list that was taken back').toMatchObject({ rank: null })

    await change(id, { status: 'offered', offer: offerAt(app.now()) })
    expect(seen(await own('offer', { token, accept: true })).offer).toMatchObject({ isAccepted: true })
    seen(await addDocument(token, 'fee-proof', smallPdf('challan.pdf')))
    const today = app.now().toISOString().slice(0, 10)
    const paid = seen(await own('fee', { token, reference: ' UTR 612345678901 ', paidOn: today }))
    expect(paid).toMatchObject({
      state: 'fee reported',
      fee: { reference: 'UTR 612345678901', amount: 4_000, isConfirmed: false },
    })
    expect(await auditOf(id)).toEqual([
      'application answered',
      ...Array(4).fill('application documents changed'),
      'application received',
      'application submitted',
      'fee reported',
      'offer accepted',
    ])
    const { version, history } = await stored(id)
    expect([version, history.map(({ status, by }) => [status, by])]).toEqual([
      9,
      [
        ['resubmitted', ''],
        ['fee reported', ''],
      ],
    ])
  })

  it('sees with a seat, too, from which rank it was given and why, from the list alone that gave it', {
    tags: ['slow'],
  }, async () => {
    const applicant = await aCompleteApplicant()
    const list = await putList(applicant.id)
    await putList(applicant.id, { number: 2 })
    await change(applicant.id, { status: 'offered', offer: offerAt(app.now(), { list }) })
    const other = await aCompleteApplicant()
    await change(other.id, { status: 'offered', offer: offerAt(app.now(), { list }) })
    const rank = { list, listNumber: 1, rank: 7, index: 8740, trace }
    for (const status of ['offered', 'fee reported', 'admitted']) {
      await change(applicant.id, { status })
      expect(seen(await own('read', { token: applicant.token }))).toMatchObject({ state: status, rank })
    }
    expect(
      seen(await own('read', { token: other.token })).rank,
      'somebody whom the list does not name',
    ).toBeNull()
    await change(applicant.id, { status: 'withdrawn' })
    expect(seen(await own('read', { token: applicant.token })).rank).toBeNull()
  })

  it('is asked for the proof of payment once, in the session’s own slot where it has one', {
    tags: ['slow'],
  }, async () => {
    const { token } = await anOffered()
    expect(seen(await own('read', { token })).openSlots).toEqual(['fee-proof'])
    const course = courseAt(4)
    const challan = { ...sessionAt(app.now()).documents[0], key: 'challan', neededFor: { who: 'fee' } }
    const settings = sessionAt(app.now(), { documents: [challan] as never }, { course, key: 'msc' })
    await putSession(await app.firestore(), settings)
    const begun = await anApplicant({ course })
    await change(begun.id, { status: 'offered', offer: offerAt(app.now()) })
    expect(seen(await own('read', { token: begun.token })).openSlots).toEqual(['challan'])
  })

  it('sees decisions that they were told, and neither the others nor what whoever has the code need not know', async () => {
    const { token, id, address } = await aCompleteApplicant({ category: 'general' })
    const decision = { by: 'clerk@college.test', at: app.now() }
    await change(id, {
      status: 'rejected',
      history: [
        { ...decision, status: 'in review', note: 'Looks forged.' },
        { ...decision, status: 'rejected', note: 'Come to the office.', isTold: true },
      ],
    })
    const mine = seen(await own('read', { token }))
    expect(mine.decisions).toEqual([
      { status: 'rejected', note: 'Come to the office.', at: app.now().toISOString() },
    ])
    expect(JSON.stringify(mine)).not.toMatch(/forged|clerk|2008-05-06|Latha|Suresh|general/)
    expect(JSON.stringify(mine)).not.toContain(address)
  })

  // The sessions of this file and its fixtures open five courses.
  it.skipIf(courses.length < 6)(
    'is accepted without a session for the course: by the number alone',
    async () => {
      const count = async () => newApplications(await app.firestore())
      const before = await count()
      const { status, body } = await apply(newApplication({ course: courseAt(courses.length - 1) }))
      expect([status, Object.keys(body)]).toEqual([201, ['message', 'applicationNumber']])
      expect(await count()).toBe(before + 1)
    },
  )

  it('is taken so too after the programme has closed, for the office to decide by hand', async () => {
    const course = courseAt(3)
    const opensAt = new Date(app.now().getTime() - 2 * day)
    const over = { course, key: 'bca', opensAt, closesAt: new Date(app.now().getTime() - day) }
    await putSession(await app.firestore(), sessionAt(app.now(), {}, over))
    const { status, body } = await apply(newApplication({ course }))
    expect([status, Object.keys(body)]).toEqual([201, ['message', 'applicationNumber']])
    const { docs } = await (await app.firestore())
      .collection(collectionPaths.admissions)
      .where('applicationNumber', '==', body.applicationNumber)
      .get()
    expect(docs.map((each) => each.get('session'))).toEqual([''])
  })
})

const trace = {
  rule: 1,
  marks: [{ exam: 'xii', weight: 100, obtained: 43_700, maximum: 50_000 }],
  claims: [],
  weightage: 0,
}

async function putList(application: string, more: object = {}): Promise<string> {
  const id = crypto.randomUUID()
  const row = { id: application, lastFour: 'AAAA', name: 'Kiran', category: 'general', index: 8740, rank: 7 }
  await (await app.firestore()).doc(admissionPaths.list(id)).set({
    session: session.id,
    programme: 'ba',
    number: 1,
    status: 'published',
    ruleVersion: 1,
    rows: [{ ...row, under: 'open', group: '', waiting: 0 }],
    report: { ...noReport, offers: [{ id: application, under: 'open' }] },
    publishedAt: app.now(),
    publishedBy: 'office@college.test',
    withdrawnAt: null,
    reason: '',
    offeredAt: null,
    basis: '',
    version: 1,
    ...more,
  })
  await (await app.firestore()).doc(admissionPaths.trace(id, application)).set({ trace })
  return id
}

describe('Everybody', () => {
  it('sees the sessions that are visible, with their programmes, and no other', async () => {
    await putSession(await app.firestore(), sessionAt(app.now(), { name: '2018-19', isVisible: false }))
    app.pass(10_000)
    const { status, body } = await call('GET /api/admissions/sessions')
    const sessions = body.sessions as { id: string; name: string; programmes: object[] }[]
    expect([status, sessions.map(({ name }) => name)]).toEqual([200, expect.not.arrayContaining(['2018-19'])])
    const shown = sessions.find(({ id }) => id === session.id)
    expect(shown?.programmes[0]).toMatchObject({ key: 'ba', closesAt: session.closesAt.toISOString() })
    expect(shown).not.toHaveProperty('version')
  })
})
