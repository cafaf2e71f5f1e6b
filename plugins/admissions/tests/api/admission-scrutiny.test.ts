import { errors } from '@prangan/contract/errors'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { anApplication, newApplications } from '@prangan/tests/support/applications.ts'
import { call, json, signIn, signUpWithoutRole } from '@prangan/tests/support/call.ts'
import { awaitMail, mailsTo } from '@prangan/tests/support/mailbox.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { addSession, allRight, detailsAt, readApplication, storeApplication } from '../support/admissions.ts'
import { anApplicant, own, seen } from '../support/own-applications.ts'

const app = useOwnApp()
useTriggers(app)
let admin: string
let session: string
beforeAll(async () => {
  admin = await signIn('admin')
  session = await addSession(admin, app.now())
})

const scrutinise = (id: string, sent: object, token = admin) =>
  call(`PUT /api/admissions/${id}/scrutiny`, { token, ...json({ checks: {}, ...sent }) })
const oneOf = async (more: Partial<AdmissionDocument> = {}) =>
  storeApplication(await app.firestore(), session, app.now(), more)
const read = async (id: string) => readApplication(await app.firestore(), id)
const everything = async (application: AdmissionDocument) => allRight(await app.firestore(), application)
const question = { item: 'education', text: 'The marksheet of class XII cannot be read.' }

describe('The office', () => {
  it('records what it finds, item by item, and who found it', async () => {
    const { id } = await oneOf()
    await scrutinise(id, { version: 1, checks: { identity: 'right' }, status: 'in review' })
    await scrutinise(id, { version: 2, checks: { education: 'right' } })
    const { checks, status, version, history } = await read(id)
    expect(Object.entries(checks).map(([item, { result }]) => [item, result])).toEqual([
      ['identity', 'right'],
      ['education', 'right'],
    ])
    expect([status, version, history.length]).toEqual(['in review', 3, 1])
    expect(checks.identity?.by).toBe(history[0]?.by)
  })

  it('asks a question: the applicant is mailed that there is one, and until when, not the question', async () => {
    const { id, email } = await oneOf()
    const sent = { version: 1, checks: { education: 'queried' }, questions: [question], status: 'queried' }
    expect((await scrutinise(id, { ...sent, answerBy: '2099-07-01' })).status).toBe(200)
    const { queries, answerBy, status } = await read(id)
    expect(queries).toMatchObject([
      { item: 'education', question: question.text, answer: '', answeredAt: null },
    ])
    expect([status, answerBy]).toEqual(['queried', '2099-07-01'])
    const mail = await awaitMail(email)
    expect(mail.text).toContain('Please answer by the end of 1 July 2099, India time.')
    expect(mail.text).toMatch(/Open your application: http\S+\/application\n/)
    expect(mail.text).not.toContain('marksheet')
  })

  it('gives a week for an answer by itself, and no day that has passed', async () => {
    const { id } = await oneOf()
    const sent = { version: 1, questions: [question], status: 'queried' }
    const late = await scrutinise(id, { ...sent, answerBy: '2020-01-01' })
    expect([late.status, late.body.errors]).toEqual([
      400,
      { answerBy: 'This day has passed. Choose a later one.' },
    ])
    await scrutinise(id, sent)
    expect(Date.parse((await read(id)).answerBy)).toBeGreaterThan(app.now().getTime() + 5 * 24 * 60 * 60_000)
  })

  it('verifies what was checked part by part, and tells the applicant', async () => {
    const application = await oneOf()
    const { id, email } = application
    const sent = { version: 1, checks: await everything(application), status: 'verified', note: 'In order.' }
    expect((await scrutinise(id, sent)).body.version).toBe(2)
    const { status, history } = await read(id)
    expect([status, history.map(({ note }) => note)]).toEqual(['verified', ['In order.']])
    expect((await awaitMail(email)).subject).toMatch(/: verified$/)
    await expect
      .poll(async () => (await read(id)).mails)
      .toMatchObject([{ topic: 'verified', state: 'sent' }])
  })

  it('cannot verify what it has not checked whole, and is told what is missing', async () => {
    const application = await oneOf()
    const { identity: _, ...checks } = await everything(application)
    const { status, body } = await scrutinise(application.id, { version: 1, checks, status: 'verified' })
    expect([status, body.errors]).toEqual([409, { identity: 'You have not checked this yet.' }])
    expect(await read(application.id)).toMatchObject({ status: 'new', version: 1, checks: {} })
  })

  it('may refuse a claim with its proof, and a category, and verify the rest; but not the marks', async () => {
    const details = detailsAt(app.now(), { claims: ['ncc-b'] })
    const application = await oneOf({ details, category: 'obc' })
    const checks = {
      ...(await everything(application)),
      'claim:ncc-b': 'refused',
      'document:ncc': 'refused',
      category: 'refused',
    }
    const reasons = { 'claim:ncc-b': 'The certificate is in another name.', category: 'It has expired.' }
    const refused = { version: 1, checks: { ...checks, education: 'refused' }, reasons, status: 'verified' }
    expect((await scrutinise(application.id, refused)).body.errors).toEqual({
      education: 'You have not checked this yet.',
    })
    const unexplained = await scrutinise(application.id, { ...refused, checks, reasons: {} })
    expect([unexplained.status, unexplained.body.errors]).toEqual([
      400,
      { 'claim:ncc-b': 'Reason is required.', category: 'Reason is required.' },
    ])
    expect((await scrutinise(application.id, { ...refused, checks })).status).toBe(200)
    expect((await read(application.id)).checks).toMatchObject({
      'claim:ncc-b': { result: 'refused', reason: 'The certificate is in another name.' },
      'document:ncc': { result: 'refused' },
    })
    const { text } = await awaitMail(application.email)
    expect(text).toContain('We did not accept your category. The office writes:\n\nIt has expired.')
    expect(text).toMatch(
      /We did not accept .*NCC.*\. The office writes:\n\nThe certificate is in another name\./,
    )
  })

  it('that refuses a claim while asking about something else tells the applicant in the mail about the question', async () => {
    const details = detailsAt(app.now(), { claims: ['ncc-b'] })
    const application = await oneOf({ details })
    const sent = await scrutinise(application.id, {
      ...{ version: 1, status: 'queried' },
      checks: { 'claim:ncc-b': 'refused', education: 'queried' },
      reasons: { 'claim:ncc-b': 'It is in another name.' },
      questions: [{ item: 'education', text: 'Which board?' }],
    })
    expect(sent.status).toBe(200)
    const { text } = await awaitMail(application.email)
    expect(text).toMatch(/We did not accept .*NCC.*\. The office writes:\n\nIt is in another name\./)
    expect(text).not.toContain('Which board?')
  })

  it('cannot verify while a question waits; an answer at the counter settles it', async () => {
    const application = await oneOf()
    const { id } = application
    await scrutinise(id, { version: 1, questions: [{ ...question, item: 'identity' }], status: 'queried' })
    const { identity: _, ...others } = await everything(application)
    const early = await scrutinise(id, { version: 2, checks: others, status: 'verified' })
    expect([early.status, early.body.errors]).toEqual([
      409,
      { identity: 'The applicant has not yet answered a question about this.' },
    ])
    const settled = { version: 2, checks: { ...others, identity: 'right' }, status: 'verified' }
    expect((await scrutinise(id, settled)).status).toBe(200)
    expect((await read(id)).answerBy).toBe('')
  })

  it('cannot verify somebody of 17 whose guardian has not agreed', async () => {
    const application = await oneOf({ dob: `${app.now().getFullYear() - 17}-01-01` })
    const sent = { version: 1, checks: await everything(application), status: 'verified' }
    const { status, body } = await scrutinise(application.id, sent)
    expect([status, body.message]).toEqual([
      409,
      'The guardian has not agreed yet. You can verify the application only after that.',
    ])
    const document = (await app.firestore()).doc(documentPaths.admission(application.id))
    await document.update({ guardianAgreedAt: app.now() })
    expect((await scrutinise(application.id, sent)).status).toBe(200)
  })

  it('rejects with a reason, which is mailed, and can take that back', async () => {
    const { id, email } = await oneOf({ language: 'hi' })
    const without = await scrutinise(id, { version: 1, status: 'rejected' })
    expect([without.status, without.body.errors]).toEqual([400, { note: 'Reason is required.' }])
    await scrutinise(id, { version: 1, status: 'rejected', note: 'अंकपत्र किसी अन्य का है।' })
    expect((await awaitMail(email)).text).toContain('अंकपत्र किसी अन्य का है।')
    expect((await scrutinise(id, { version: 2, status: 'in review' })).status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('enters somebody without an address, who gets no mail', async () => {
    const application = await oneOf({ email: '' })
    const sent = { version: 1, checks: await everything(application), status: 'verified' }
    await scrutinise(application.id, sent)
    const mails = (await app.firestore()).collection(collectionPaths.mail)
    const { docs } = await mails.where('applicationNumber', '==', application.applicationNumber).get()
    expect([docs.length, (await read(application.id)).mails]).toEqual([0, []])
  })

  it('cannot give a status that does not follow, nor name a part that is none', async () => {
    const { id } = await oneOf({ status: 'admitted' })
    expect((await scrutinise(id, { version: 1, status: 'rejected', note: 'No.' })).status).toBe(409)
    const other = await oneOf()
    const foreign = await scrutinise(other.id, { version: 1, checks: { 'claim:sports': 'right' } })
    expect([foreign.status, foreign.body.errors]).toEqual([
      400,
      { 'claim:sports': 'An application has no such part.' },
    ])
  })

  it('cannot check what has not been sent, but may reject it', async () => {
    const { id } = await oneOf()
    const document = (await app.firestore()).doc(documentPaths.admission(id))
    const { details: _, ...incomplete } = (await document.get()).data() ?? {}
    await document.set(incomplete)
    expect((await scrutinise(id, { version: 1, checks: { identity: 'right' } })).status).toBe(400)
    expect((await scrutinise(id, { version: 1, status: 'verified' })).status).toBe(409)
    expect((await scrutinise(id, { version: 1, status: 'rejected', note: 'Twice.' })).status).toBe(200)
  })

  it('cannot take into review what has not been sent, and shuts nobody out by a rejection that it takes back', async () => {
    const { token, id } = await anApplicant({ dob: '2000-01-01' })
    const waiting = async () => newApplications(await app.firestore())
    const before = await waiting()
    const early = await scrutinise(id, { version: 1, status: 'in review' })
    expect([early.status, early.body.message]).toEqual(errors['not-sent-yet'])
    const byHand = await call(`PUT /admin/application/${id}`, {
      token: admin,
      ...json({ status: 'in review' }),
    })
    expect([byHand.status, byHand.body.message]).toEqual(errors['not-sent-yet'])

    await scrutinise(id, { version: 1, status: 'rejected', note: 'Twice.' })
    expect(seen(await own('read', { token })).may.submit).toBe(false)
    expect((await scrutinise(id, { version: 2, status: 'in review' })).status).toBe(200)
    expect(seen(await own('read', { token }))).toMatchObject({ state: 'incomplete', may: { submit: true } })
    expect(await waiting(), 'nothing is new to the office').toBe(before)
  })

  it('scrutinises only once from the same version, in four tabs at the same moment', {
    tags: ['slow'],
  }, async () => {
    const { id } = await oneOf()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => scrutinise(id, { version: 1, status: 'in review' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(3).fill(409)])
    expect((await read(id)).history).toHaveLength(1)
  })

  it('decides by hand only about applications without a session', async () => {
    const [full, simple] = [await oneOf(), await anApplication({ course: courseAt(0) })]
    const decide = (id: string) =>
      call(`PUT /admin/application/${id}`, { token: admin, ...json({ status: 'accepted' }) })
    expect((await decide(full.id)).status).toBe(409)
    const scrutiny = await scrutinise(simple.id, { version: 1, status: 'in review' })
    expect([(await read(simple.id)).session, scrutiny.status]).toEqual(['', 409])
  })
})

describe('Anybody but the office', () => {
  it('cannot scrutinise', async () => {
    const { id } = await oneOf()
    const [teacher, stranger] = await Promise.all([signIn('teacher'), signUpWithoutRole()])
    for (const token of [teacher, stranger]) {
      expect((await scrutinise(id, { version: 1, status: 'in review' }, token)).status).toBe(403)
    }
    expect((await read(id)).version).toBe(1)
  })
})
