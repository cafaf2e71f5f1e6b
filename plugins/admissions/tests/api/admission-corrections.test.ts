import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { AuditDocumentSchema } from '@prangan/contract/schemas/audit'
import { call, json, signIn } from '@prangan/tests/support/call.ts'
import { hasHindi } from '@prangan/tests/support/languages.ts'
import { awaitMail, mailsTo } from '@prangan/tests/support/mailbox.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { addSession, detailsAt, education, readApplication, storeApplication } from '../support/admissions.ts'

const app = useOwnApp()
useTriggers(app)
let admin: string
let session: string
beforeAll(async () => {
  admin = await signIn('admin')
  session = await addSession(admin, app.now())
})

const why = { document: ':original', reason: 'The mark sheet says 412, not 482.' }
const correct = (id: string, facts: object, more: object = {}) =>
  call(`PUT /api/admissions/${id}/facts`, { token: admin, ...json({ version: 1, facts, ...why, ...more }) })
const oneOf = async (more: Partial<AdmissionDocument> = {}) =>
  storeApplication(await app.firestore(), session, app.now(), more)
const read = async (id: string) => readApplication(await app.firestore(), id)
const with482 = () => oneOf({ details: detailsAt(app.now(), { education: education(400, 482) }) })

describe('The office', () => {
  it('corrects a mark: the old value, the new one, the document, the reason, who and when are kept', async () => {
    const { id, email } = await with482()
    const { status, body } = await correct(id, { 'education.xii.obtained': '412' })
    expect([status, body.version]).toEqual([200, 2])
    const { details, corrections, status: now } = await read(id)
    expect([details?.education.xii.obtained, details?.education.x.obtained, now]).toEqual([
      41_200,
      40_000,
      'new',
    ])
    expect(corrections).toEqual([
      {
        ...{ fact: 'education.xii.obtained', before: '482', after: '412' },
        ...why,
        by: expect.stringContaining('@'),
        at: expect.any(Date),
        list: 0,
        losesSeat: false,
      },
    ])
    const mail = await awaitMail(email)
    expect(mail.subject).toMatch(/: corrected$/)
    expect(mail.text).toContain('was corrected by the office: your marks.')
    expect(mail.text).toMatch(/Class 12, marks obtained: \d+ \(before: \d+\)/)
    expect(mail.text).toContain(why.reason)
    await expect.poll(async () => (await read(id)).mails).toMatchObject([{ topic: 'corrected' }])
  })

  it.skipIf(!hasHindi)('mails it in Hindi to who applied in Hindi', async () => {
    const { id, email } = await oneOf({ language: 'hi' })
    await correct(id, { 'education.xii.rollNumber': '1204479' })
    expect((await awaitMail(email)).text).toContain('कार्यालय ने सुधारा है। क्या सुधारा गया: अंक।')
  })

  it('corrects every fact, also several at once, and finds the person by the new name', async () => {
    const { id } = await oneOf({ details: detailsAt(app.now(), { claims: ['ncc-b'] }) })
    const facts = {
      name: 'Kiran Verma',
      nameHi: 'किरण वर्मा',
      fatherName: 'Mohan Verma',
      motherName: 'Sita Verma',
      dob: '2001-02-03',
      gender: 'female',
      domicile: 'Bihar',
      category: 'obc',
      'categoryProof.number': 'OBC-77',
      'categoryProof.authority': 'Tehsildar',
      'categoryProof.issuedOn': '2026-01-05',
      'education.x.board': 'CBSE',
      'education.x.maximum': '600',
      'subjects.major': ['hindi', 'history'],
      claims: [],
    }
    expect((await correct(id, facts)).status).toBe(200)
    const after = await read(id)
    expect(after).toMatchObject({ name: 'Kiran Verma', dob: '2001-02-03', gender: 'female', category: 'obc' })
    expect(after.details).toMatchObject({
      categoryProof: { number: 'OBC-77', authority: 'Tehsildar', issuedOn: '2026-01-05' },
      education: { x: { board: 'CBSE', maximum: 60_000, obtained: 40_000 } },
      subjects: { major: ['hindi', 'history'] },
      claims: [],
    })
    expect(after.searchKeys).toContain('verma')
    expect(after.corrections.map(({ fact }) => fact).sort()).toEqual(Object.keys(facts).sort())
  })

  it('finds a corrected category right, and leaves the other checks', async () => {
    const check = { result: 'right', by: 'somebody', at: app.now() } as const
    const { id } = await oneOf({ checks: { identity: check, education: check } })
    const proof = {
      'categoryProof.number': '1',
      'categoryProof.authority': 'T',
      'categoryProof.issuedOn': '2026-01-05',
    }
    await correct(id, { category: 'sc', ...proof })
    const results = Object.entries((await read(id)).checks).map(([item, { result }]) => [item, result])
    expect(Object.fromEntries(results)).toEqual({ identity: 'right', education: 'right', category: 'right' })
    await correct(id, { category: 'general' }, { version: 2 })
    const { checks, details } = await read(id)
    expect([Object.keys(checks).sort(), details?.categoryProof]).toEqual([['education', 'identity'], null])
  })

  it('is told at the field what cannot be', async () => {
    const { id } = await with482()
    const of = async (facts: object, more?: object) => (await correct(id, facts, more)).body.errors
    expect(await of({ 'education.xii.obtained': '512' })).toEqual({
      'education.xii.obtained': fieldTexts.marksAboveMaximum,
    })
    expect(await of({ 'education.xii.obtained': 'many' })).toEqual({
      'education.xii.obtained': fieldTexts.badMarksTyped,
    })
    expect(await of({ category: 'sc' })).toEqual({ 'categoryProof.number': fieldTexts.categoryProofMissing })
    expect(await of({ 'subjects.major': ['physics'] })).toEqual({
      'subjects.major': fieldTexts.subjectNotOffered,
    })
    expect(await of({ status: 'admitted' })).toEqual({ status: fieldTexts.noSuchFact })
    expect(await of({ constructor: 'x' })).toEqual({ constructor: fieldTexts.noSuchFact })
    expect(await of({ name: 'K' }, { document: 'photo' })).toEqual({ document: fieldTexts.chooseDocument })
    expect(await of({ name: 'K' }, { reason: ' ' })).toEqual({ reason: 'Reason is required.' })
    expect(await of({ 'education.xii.obtained': '482' })).toEqual({
      'education.xii.obtained': fieldTexts.nothingCorrected,
    })
    expect(await read(id)).toMatchObject({ version: 1, corrections: [] })
  })

  it('never overwrites what another has just changed: of two clerks, one sees the other’s correction first', {
    tags: ['slow'],
  }, async () => {
    const { id, email } = await with482()
    const both = await Promise.all(
      ['412', '402'].map((obtained) => correct(id, { 'education.xii.obtained': obtained })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.message).toBe(errors['changed-meanwhile'][1])
    expect((await read(id)).corrections).toHaveLength(1)
    await awaitMail(email)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('cannot correct what was not sent yet, or is over', async () => {
    const { id } = await oneOf({ status: 'withdrawn' })
    expect((await correct(id, { name: 'K' })).body.message).toBe(errors['not-now'][1])
    const firestore = await app.firestore()
    const { id: other, details: _, ...unsent } = await oneOf()
    await firestore.doc(documentPaths.admission(other)).set(unsent)
    expect((await correct(other, { name: 'K' })).body.message).toBe(errors['not-sent-yet'][1])
  })

  it('leaves in the audit which facts were corrected, but not what they say', async () => {
    const { id } = await with482()
    await correct(id, { 'education.xii.obtained': '412' })
    const { docs } = await (await app.firestore())
      .collection(collectionPaths.audit)
      .where('subject', '==', documentPaths.admission(id))
      .get()
    const entries = docs.map((entry) => AuditDocumentSchema.parse(entry.data()))
    expect(entries).toMatchObject([{ action: 'application corrected', detail: 'education.xii.obtained' }])
  })

  it('opens with a question exactly the facts that it names', async () => {
    const { id } = await with482()
    const ask = (opens: string[]) =>
      call(`PUT /api/admissions/${id}/scrutiny`, {
        token: admin,
        ...json({
          version: 1,
          checks: {},
          questions: [{ item: 'education', text: 'Please check the marks.', opens }],
          status: 'queried',
        }),
      })
    expect((await ask(['education.xii', 'status'])).body.errors).toEqual({ education: fieldTexts.noSuchFact })
    expect((await ask(['education.xii'])).status).toBe(200)
    expect((await read(id)).queries).toMatchObject([{ item: 'education', opens: ['education.xii'] }])
  })
})
