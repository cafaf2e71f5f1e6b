import { addDays } from '@prangan/contract/calendar-days'
import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { AuditDocumentSchema } from '@prangan/contract/schemas/audit'
import { jpeg, photoOf } from '@prangan/tests/support/alumni.ts'
import { apply, newApplication, newApplications } from '@prangan/tests/support/applications.ts'
import { call } from '@prangan/tests/support/call.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { smallPdf } from '@prangan/tests/support/pdf.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { admissionPaths } from '../../contract/paths.ts'
import { consentVersion } from '../../contract/schemas/full-application.ts'
import {
  aCompleteApplicant,
  addDocument,
  addDocuments,
  anApplicant,
  byOffice,
  goodDetails,
  own,
  putSession,
  seen,
  sessionAt,
  storedApplication,
} from '../support/own-applications.ts'

const minute = 60_000
const day = 24 * 60 * minute
const app = useOwnApp()
useTriggers(app)
let session: string
let closesAt: Date
beforeAll(async () => {
  const settings = sessionAt(app.now())
  closesAt = settings.programmes[0]?.closesAt ?? new Date(0)
  session = await putSession(await app.firestore(), settings)
})

const firestore = () => app.firestore()
const stored = async (id: string) => storedApplication(await firestore(), id)
const change = async (id: string, fields: object) => byOffice(await firestore(), id, fields)
const auditOf = async (id: string) => {
  const { docs } = await (await firestore())
    .collection(collectionPaths.audit)
    .where('subject', '==', documentPaths.admission(id))
    .get()
  return docs.map((entry) => AuditDocumentSchema.parse(entry.data()).action).sort()
}
const refused = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  body.message,
]
const submit = (token: string, more: object = {}) => own('submit', { token, ...goodDetails(more) })
const query = (item: string, question = 'Please explain.') => ({
  item,
  question,
  askedAt: app.now(),
  answer: '',
  answeredAt: null,
})
const offer = (more: object = {}) => ({
  list: 'list',
  listNumber: 1,
  under: 'open',
  payFrom: new Date(app.now().getTime() - minute),
  payTo: new Date(app.now().getTime() + day),
  amount: 4_000,
  cautionMoney: 500,
  acceptedAt: null,
  ...more,
})
async function anOffered(more: object = {}) {
  const applicant = await aCompleteApplicant()
  await change(applicant.id, { status: 'offered', offer: offer(more) })
  return applicant
}
async function anAdmitted() {
  const applicant = await anOffered()
  const fee = { reference: 'UTR 1', paidOn: '2026-07-01', amount: 4_000, reportedAt: app.now() }
  await change(applicant.id, {
    status: 'admitted',
    fee: { ...fee, confirmedAt: app.now(), confirmedBy: 'office@sarvodaya.test', receiptNumber: 'R-1' },
  })
  return applicant
}

describe('Somebody who applies while a session takes applications', () => {
  it('goes on at once, also in a programme that the office opened a moment ago', async () => {
    const course = 'Bachelor of Commerce'
    expect((await apply(newApplication({ course }))).body.opened, 'nothing takes it yet').toBeUndefined()
    await putSession(await firestore(), sessionAt(app.now(), {}, { course, key: 'bcom' }))
    const { body } = await apply(newApplication({ course }))
    const { token = '' } = (body.opened ?? {}) as { token?: string }
    expect(seen(await own('read', { token }))).toMatchObject({ state: 'incomplete', programme: 'bcom' })
  })

  it('goes the whole way: documents, later steps, question, answer, rank, offer, fee, admission', async () => {
    const count = async () => newApplications(await firestore())
    const before = await count()
    const { token, id, email, number } = await anApplicant({ language: 'en' })
    const begun = seen(await own('read', { token }))
    expect(begun).toMatchObject({ state: 'incomplete', session, programme: 'ba', submittedAt: null })
    expect(begun.may).toMatchObject({ submit: true, withdraw: true, answer: false, reportFee: false })
    expect(begun.openSlots).toEqual(['photo', 'signature', 'marksheet-xii', 'ncc'])
    expect(begun.closesAt).toBe(closesAt.toISOString())
    expect((await awaitMail(email, 1, `Your application ${number}`)).text).toContain('is not complete yet')
    expect(await count(), 'nothing waits for the office yet').toBe(before)

    await addDocuments(token)
    const sent = seen(await submit(token))
    expect(sent).toMatchObject({ state: 'submitted', openSlots: [], may: { submit: false } })
    expect(await count()).toBe(before + 1)
    const complete = await awaitMail(email, 1, `Your application ${number} is complete`)
    expect(complete.text).toMatch(/Applications close on \d+ \w+ \d{4}/)

    await change(id, { status: 'queried', answerBy: '2026-12-31', queries: [query('education')] })
    const asked = seen(await own('read', { token }))
    expect(asked).toMatchObject({ state: 'queried', answerBy: '2026-12-31', may: { answer: true } })
    const answers = [{ item: 'education', text: 'It is 437 of 500.' }]
    expect(seen(await own('answers', { token, answers })).state).toBe('resubmitted')

    await change(id, { status: 'verified' })
    expect(seen(await own('read', { token }))).toMatchObject({ state: 'verified', rank: null })
    await putList(id, { status: 'preparing' })
    expect(seen(await own('read', { token })), 'a list that is not published').toMatchObject({ rank: null })
    const list = await putList(id)
    const ranked = seen(await own('read', { token }))
    const rank = { list, listNumber: 1, rank: 7, index: 8740 }
    expect(ranked).toMatchObject({ state: 'ranked', rank: { ...rank, trace } })
    await (await firestore()).doc(admissionPaths.list(list)).update({ status: 'withdrawn' })
    expect(seen(await own('read', { token })), 'a list that was taken back').toMatchObject({ rank: null })

    await change(id, { status: 'offered', offer: offer() })
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

  it('sees with a seat, too, from which rank it was given and why, from the list alone that gave it', async () => {
    const applicant = await aCompleteApplicant()
    const list = await putList(applicant.id)
    await putList(applicant.id, { number: 2 })
    await change(applicant.id, { status: 'offered', offer: offer({ list }) })
    const other = await aCompleteApplicant()
    await change(other.id, { status: 'offered', offer: offer({ list }) })
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

  it('is asked for the proof of payment once, in the session’s own slot where it has one', async () => {
    const { token } = await anOffered()
    expect(seen(await own('read', { token })).openSlots).toEqual(['fee-proof'])
    const course = 'Master of Science'
    const challan = { ...sessionAt(app.now()).documents[0], key: 'challan', neededFor: { who: 'fee' } }
    const settings = sessionAt(app.now(), { documents: [challan] as never }, { course, key: 'msc' })
    await putSession(await firestore(), settings)
    const begun = await anApplicant({ course })
    await change(begun.id, { status: 'offered', offer: offer() })
    expect(seen(await own('read', { token: begun.token })).openSlots).toEqual(['challan'])
  })

  it('sees decisions that they were told, and neither the others nor what whoever has the code need not know', async () => {
    const { token, id, address } = await aCompleteApplicant({ category: 'general' })
    const decision = { by: 'clerk@sarvodaya.test', at: app.now() }
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

  it('is taken as before where no session takes applications for the course: by the number alone', async () => {
    const count = async () => newApplications(await firestore())
    const before = await count()
    const { status, body } = await apply(newApplication({ course: 'Master of Arts' }))
    expect([status, Object.keys(body)]).toEqual([201, ['message', 'applicationNumber']])
    expect(await count()).toBe(before + 1)
  })

  it('is taken so too after the programme has closed, for the office to decide by hand', async () => {
    const course = 'Bachelor of Computer Application' as const
    const opensAt = new Date(app.now().getTime() - 2 * day)
    const over = { course, key: 'bca', opensAt, closesAt: new Date(app.now().getTime() - day) }
    await putSession(await firestore(), sessionAt(app.now(), {}, over))
    const { status, body } = await apply(newApplication({ course }))
    expect([status, Object.keys(body)]).toEqual([201, ['message', 'applicationNumber']])
    const { docs } = await (await firestore())
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
  await (await firestore()).doc(admissionPaths.list(id)).set({
    session,
    programme: 'ba',
    number: 1,
    status: 'published',
    ruleVersion: 1,
    rows: [{ ...row, under: 'open', group: '', waiting: 0 }],
    report: { seats: [], steps: [] },
    publishedAt: app.now(),
    publishedBy: 'office@sarvodaya.test',
    withdrawnAt: null,
    reason: '',
    offeredAt: null,
    basis: '',
    version: 1,
    ...more,
  })
  await (await firestore()).doc(admissionPaths.trace(id, application)).set({ trace })
  return id
}

describe('Somebody who sends the later steps', () => {
  it('sends them twice, or six times at once: it is one application, with one mail', {
    tags: ['slow'],
  }, async () => {
    const { token, id } = await anApplicant()
    await addDocuments(token)
    const details = goodDetails()
    const answers = await Promise.all(Array.from({ length: 6 }, () => own('submit', { token, ...details })))
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true)
    expect(seen(await own('submit', { token, ...details })).state).toBe('submitted')
    const { version, mails } = await stored(id)
    expect([version, mails.map(({ topic }) => topic)]).toEqual([5, ['received', 'complete']])
    expect(refused(await submit(token, { domicile: 'Bihar' })), 'something else').toEqual(errors['not-now'])
  })

  it('is told which documents are missing, those of a claim and of the category too', async () => {
    const { token } = await anApplicant({ category: 'sc' })
    seen(await addDocument(token, 'photo', photoOf(await jpeg())))
    const categoryProof = { number: 'C-1', authority: 'Tehsildar', issuedOn: '2026-04-01' }
    const answer = await submit(token, { categoryProof, claims: ['ncc'] })
    expect(refused(answer)).toEqual(errors['documents-missing'])
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['signature', 'marksheet-xii', 'caste', 'ncc'])
  })

  it('is told at the fields what a programme asks for', async () => {
    const { token } = await anApplicant({ category: 'obc', dob: `${app.now().getFullYear() - 17}-12-31` })
    await addDocuments(token)
    const wrong = { guardian: null, subjects: { major: ['hindi'] }, claims: ['sports'] }
    const answer = await submit(token, wrong)
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      {
        guardian: fieldTexts.guardianMissing,
        categoryProof: fieldTexts.categoryProofMissing,
        claims: fieldTexts.noSuchClaim,
        'subjects.major': fieldTexts.exactSubjectCount(2),
      },
    ])
    const categoryProof = { number: 'C-1', authority: 'Tehsildar', issuedOn: '2099-04-01' }
    const ahead = await submit(token, { categoryProof })
    expect(ahead.body.errors).toEqual({ 'categoryProof.issuedOn': fieldTexts.dayToCome })
    const { x, xii } = goodDetails().education
    const early = await submit(token, { education: { x, xii: { ...xii, year: '2023' } } })
    expect(early.body.errors).toEqual({ education: fieldTexts.classXiiBeforeX })
    const none = await submit(token, { consents: [] })
    expect(none.body.errors).toEqual({ consents: fieldTexts.consentMissing })
  })

  it('makes the claim of women only as a woman', async () => {
    const answerTo = async (gender: 'male' | 'female') => {
      const { token } = await anApplicant({ gender })
      await addDocuments(token)
      return submit(token, { claims: ['women'] })
    }
    expect((await answerTo('male')).body.errors).toEqual({ claims: fieldTexts.noSuchClaim })
    expect(seen(await answerTo('female')).state).toBe('submitted')
  })

  it('has until the last minute of the programme, and not one more', async () => {
    const course = 'Bachelor of Science'
    const closes = new Date(app.now().getTime() + 20 * minute)
    await putSession(
      await firestore(),
      sessionAt(app.now(), { name: '2019-20' }, { key: 'bsc', course, closesAt: closes }),
    )
    app.pass(10_000)
    const [early, late] = [await anApplicant({ course }), await anApplicant({ course })]
    for (const { token } of [early, late]) await addDocuments(token)
    app.pass(closes.getTime() - app.now().getTime() - 1)
    expect(seen(await submit(early.token)).state).toBe('submitted')
    app.pass(1)
    expect(refused(await submit(late.token))).toEqual(errors['admission-closed'])
    expect(seen(await own('read', { token: late.token }))).toMatchObject({
      state: 'incomplete',
      openSlots: [],
      may: { submit: false, withdraw: true },
    })
    expect(refused(await addDocument(late.token, 'photo', photoOf(await jpeg())))).toEqual(errors['not-now'])
  })

  it('has each consent stored with its time, version and language', async () => {
    const { id } = await aCompleteApplicant()
    const [consent] = (await stored(id)).details?.consents ?? []
    expect(consent).toMatchObject({ purpose: 'admission', isGiven: true, language: 'en', at: app.now() })
  })
})

describe('Somebody who takes a consent back, and gives it again', () => {
  const consent = { isGiven: true, version: consentVersion, language: 'en' }
  const consents = [
    { ...consent, purpose: 'admission' },
    { ...consent, purpose: 'university' },
    { ...consent, purpose: 'messages', isGiven: false },
  ]
  async function anAgreeing() {
    const applicant = await anApplicant()
    await addDocuments(applicant.token)
    seen(await submit(applicant.token, { consents }))
    return applicant
  }
  const takeBack = (token: string, purpose: string) => own('takeBack', { token, purpose })
  const give = (token: string, purpose: string, version = consentVersion) =>
    own('giveConsent', { token, purpose, version, language: 'hi' })

  it('sees what was given, takes back what is optional, once, and keeps the application', async () => {
    const { token, id } = await anAgreeing()
    const at = app.now().toISOString()
    const given = { isGiven: true, version: consentVersion, at, takenBackAt: null }
    expect(seen(await own('read', { token })).consents).toEqual([
      { purpose: 'admission', ...given },
      { purpose: 'university', ...given },
      { purpose: 'messages', ...given, isGiven: false },
    ])
    app.pass(minute)
    const after = seen(await takeBack(token, 'university'))
    expect(after.state).toBe('submitted')
    expect(after.consents[1]).toEqual({
      purpose: 'university',
      ...given,
      isGiven: false,
      takenBackAt: app.now().toISOString(),
    })
    const { version, details } = await stored(id)
    expect(details?.consents.map(({ isGiven }) => isGiven)).toEqual([true, false, false])
    app.pass(minute)
    expect(seen(await takeBack(token, 'university')).consents, 'again').toEqual(after.consents)
    expect(seen(await takeBack(token, 'messages')).consents, 'never given').toEqual(after.consents)
    expect((await stored(id)).version).toBe(version)
    expect((await auditOf(id)).filter((action) => action === 'consent taken back')).toHaveLength(1)
  })

  it('agrees again, once, to the text that is shown then, and later to what was refused at first', async () => {
    const { token, id } = await anAgreeing()
    seen(await takeBack(token, 'university'))
    app.pass(minute)
    const at = app.now().toISOString()
    const given = { isGiven: true, version: consentVersion, at, takenBackAt: null }
    const after = seen(await give(token, 'university'))
    expect(after.consents[1]).toEqual({ purpose: 'university', ...given })
    expect((await stored(id)).details?.consents[1]).toMatchObject({ isGiven: true, language: 'hi' })
    app.pass(minute)
    expect(seen(await give(token, 'university')).consents, 'again').toEqual(after.consents)
    seen(await takeBack(token, 'university'))
    expect(seen(await give(token, 'messages')).consents, 'each by itself').toMatchObject([
      { isGiven: true },
      { isGiven: false, takenBackAt: app.now().toISOString() },
      { isGiven: true },
    ])
    expect((await auditOf(id)).filter((action) => action === 'consent given')).toHaveLength(2)
    expect((await give(token, 'university', '2020-01')).body.errors, 'a text of another day').toEqual({
      version: fieldTexts.loadPageAgain,
    })
  })

  it('is told that the first one goes with the application, also after that was withdrawn', async () => {
    const { token, id } = await anAgreeing()
    expect(refused(await takeBack(token, 'admission'))).toEqual(errors['consent-needed'])
    expect((await stored(id)).details?.consents[0]).toMatchObject({ isGiven: true })
    seen(await own('withdraw', { token, refund: 0 }))
    expect(refused(await takeBack(token, 'admission'))).toEqual(errors['consent-needed'])
    expect(seen(await takeBack(token, 'university')).state, 'the optional one at any time').toBe('withdrawn')
  })

  it('needs a token that is still good, a purpose that there is, and an application that was sent', async () => {
    const { token, id } = await anAgreeing()
    const begun = await anApplicant()
    expect(refused(await takeBack(begun.token, 'university'))).toEqual(errors['not-now'])
    expect(refused(await give(begun.token, 'university'))).toEqual(errors['not-now'])
    expect((await takeBack(token, 'everything')).body.errors).toEqual({
      purpose: fieldTexts.chooseConsent,
    })
    expect(refused(await takeBack('x'.repeat(43), 'university'))).toEqual(errors['application-look-ended'])
    app.pass(30 * minute)
    expect(refused(await takeBack(token, 'university'))).toEqual(errors['application-look-ended'])
    expect((await stored(id)).details?.consents[1]).toMatchObject({ isGiven: true })
  })
})

describe('Somebody of whom the office asks something', () => {
  it('answers every question, or replaces its document', async () => {
    const { token, id } = await aCompleteApplicant()
    await change(id, { status: 'queried', queries: [query('education'), query('document:photo')] })
    const answers = [{ item: 'education', text: 'It is right.' }]
    const missing = await own('answers', { token, answers })
    expect([missing.status, missing.body.errors]).toEqual([
      400,
      { 'document:photo': fieldTexts.answerMissing },
    ])
    app.pass(1_000)
    seen(await addDocument(token, 'photo', photoOf(await jpeg())))
    const sent = seen(await own('answers', { token, answers }))
    expect(sent.queries.map(({ answer }) => answer)).toEqual(['It is right.', ''])
    expect(seen(await own('answers', { token, answers })).state, 'the same again').toBe('resubmitted')
    const other = [{ item: 'education', text: 'No.' }]
    expect(refused(await own('answers', { token, answers: other }))).toEqual(errors['not-now'])
    expect((await stored(id)).queries.every(({ answeredAt }) => answeredAt !== null)).toBe(true)
  })

  it('answers after the day, which counts and is marked as late, until the office goes on without it', async () => {
    const [late, timely, tooLate] = await Promise.all([1, 2, 3].map(() => aCompleteApplicant()))
    const today = dayInIndia(app.now())
    const asked = { status: 'queried', answerBy: today, queries: [query('education')] }
    for (const applicant of [late, timely, tooLate]) await change(applicant?.id ?? '', asked)
    const answer = (token = '') =>
      own('answers', { token, answers: [{ item: 'education', text: 'It is right.' }] })
    seen(await answer(timely?.token))
    await change(late?.id ?? '', { answerBy: addDays(today, -1) })
    await change(tooLate?.id ?? '', { answerBy: addDays(today, -1), status: 'rejected' })
    expect(seen(await own('read', { token: late?.token })).may.answer).toBe(true)
    expect(seen(await answer(late?.token)).state).toBe('resubmitted')
    expect(refused(await answer(tooLate?.token))).toEqual(errors['not-now'])
    const isLate = async (id = '') => (await stored(id)).queries.map((each) => each.isLate)
    expect([await isLate(timely?.id), await isLate(late?.id)]).toEqual([[false], [true]])
  })

  it('cannot answer what was not asked', async () => {
    const { token } = await aCompleteApplicant()
    const answers = [{ item: 'education', text: 'Hello.' }]
    expect(refused(await own('answers', { token, answers }))).toEqual(errors['not-now'])
    expect((await own('answers', { token, answers: [{ item: '../x', text: '' }] })).status).toBe(400)
  })
})

describe('Somebody to whom a seat is offered', () => {
  it('accepts it twice and pays once', { tags: ['slow'] }, async () => {
    const { token, id } = await anOffered()
    seen(await own('offer', { token, accept: true }))
    seen(await own('offer', { token, accept: true }))
    expect((await stored(id)).version).toBe(6)
    const today = app.now().toISOString().slice(0, 10)
    const fee = { token, reference: 'UTR 1', paidOn: today }
    const answers = await Promise.all([own('fee', fee), own('fee', fee), own('fee', fee)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await stored(id)).version).toBe(7)
    expect(refused(await own('fee', { ...fee, reference: 'UTR 2' }))).toEqual(errors['not-now'])
    expect(refused(await own('offer', { token, accept: false }))).toEqual(errors['not-now'])
  })

  it('declines it, and cannot take it back', async () => {
    const { token } = await anOffered()
    expect(seen(await own('offer', { token, accept: false })).state).toBe('declined')
    expect((await own('offer', { token, accept: false })).status, 'again').toBe(200)
    expect(refused(await own('offer', { token, accept: true }))).toEqual(errors['not-now'])
  })

  it('pays within the time of the offer: neither before, nor a moment after', async () => {
    const today = app.now().toISOString().slice(0, 10)
    const fee = { reference: 'UTR 1', paidOn: today }
    const early = await anOffered({ payFrom: new Date(app.now().getTime() + minute) })
    expect(refused(await own('fee', { token: early.token, ...fee }))).toEqual(errors['not-now'])
    const { token } = await anOffered({ payTo: new Date(app.now().getTime() + minute) })
    app.pass(minute)
    expect(refused(await own('fee', { token, ...fee }))).toEqual(errors['offer-ended'])
    expect(refused(await own('offer', { token, accept: true }))).toEqual(errors['offer-ended'])
    expect(seen(await own('read', { token }))).toMatchObject({ state: 'lapsed', may: { acceptOffer: false } })
  })

  it('cannot have paid tomorrow, nor without a seat', async () => {
    const { token } = await anOffered()
    const late = await own('fee', { token, reference: 'UTR 1', paidOn: '2999-01-01' })
    expect([late.status, late.body.errors]).toEqual([400, { paidOn: fieldTexts.dayToCome }])
    const none = await aCompleteApplicant()
    const sent = { token: none.token, reference: 'UTR 1', paidOn: '2026-07-01' }
    expect(refused(await own('fee', sent))).toEqual(errors['not-now'])
  })
})

describe('Somebody who withdraws', () => {
  it('does so before the fee at any time, once, and the office counts one less', {
    tags: ['slow'],
  }, async () => {
    const { token, id, email, number } = await aCompleteApplicant()
    const before = await newApplications(await firestore())
    expect(seen(await own('withdraw', { token, refund: 0 })).state).toBe('withdrawn')
    expect(seen(await own('withdraw', { token, refund: 0 })).state, 'again').toBe('withdrawn')
    expect(await newApplications(await firestore())).toBe(before - 1)
    expect((await stored(id)).history).toHaveLength(1)
    await awaitMail(email, 1, `Your application ${number}: withdrawn`)
    expect(refused(await submit(token, { domicile: 'Bihar' }))).toEqual(errors['not-now'])
  })

  it('withdraws what was never sent without changing the office’s count', async () => {
    const { token } = await anApplicant()
    const before = await newApplications(await firestore())
    expect(seen(await own('withdraw', { token, refund: 0 })).state).toBe('withdrawn')
    expect(await newApplications(await firestore())).toBe(before)
  })

  it('sees after the fee what is paid back, and gets that and nothing else', async () => {
    const { token, id, email, number } = await anAdmitted()
    // 5 % of ₹3,500 are kept 40 days before the last date; the caution money is returned in full.
    expect(seen(await own('read', { token })).refund).toEqual({
      amount: 3_825,
      step: '0',
      isDecided: false,
      isPaid: false,
    })
    for (const refund of [0, 4_000]) {
      expect(refused(await own('withdraw', { token, refund }))).toEqual(errors['refund-changed'])
    }
    const gone = seen(await own('withdraw', { token, refund: 3_825 }))
    expect(gone).toMatchObject({ state: 'cancelled', refund: { amount: 3_825, isDecided: true } })
    expect((await stored(id)).refund).toEqual({ amount: 3_825, step: '0', at: app.now(), paidAt: null })
    expect((await awaitMail(email, 1, `Your application ${number}: admission cancelled`)).text).toContain(
      '₹3,825',
    )
  })

  it('who looked before midnight is shown the refund again where it has changed since', async () => {
    const { token } = await anAdmitted()
    const shown = seen(await own('read', { token })).refund?.amount
    const { lastDate } = sessionAt(app.now())
    await (await firestore()).doc(admissionPaths.session(session)).update({
      lastDate: app.now().toISOString().slice(0, 10),
    })
    app.pass(10_000)
    expect(refused(await own('withdraw', { token, refund: shown }))).toEqual(errors['refund-changed'])
    await (await firestore()).doc(admissionPaths.session(session)).update({ lastDate })
    app.pass(10_000)
  })

  it('cannot withdraw what the office has rejected', async () => {
    const { token, id } = await aCompleteApplicant()
    await change(id, { status: 'rejected' })
    expect(refused(await own('withdraw', { token, refund: 0 }))).toEqual(errors['not-now'])
  })
})

describe('Everybody', () => {
  it('sees the sessions that are visible, with their programmes, and no other', async () => {
    await putSession(await firestore(), sessionAt(app.now(), { name: '2018-19', isVisible: false }))
    app.pass(10_000)
    const { status, body } = await call('GET /api/admissions/sessions')
    const sessions = body.sessions as { id: string; name: string; programmes: object[] }[]
    expect([status, sessions.map(({ name }) => name)]).toEqual([200, expect.not.arrayContaining(['2018-19'])])
    const shown = sessions.find(({ id }) => id === session)
    expect(shown?.programmes[0]).toMatchObject({ key: 'ba', closesAt: closesAt.toISOString() })
    expect(shown).not.toHaveProperty('version')
  })
})
