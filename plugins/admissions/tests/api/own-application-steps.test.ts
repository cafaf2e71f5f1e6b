import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { jpeg, photoOf } from '@prangan/tests/support/alumni.ts'
import { describe, expect, it } from 'vitest'
import {
  aCompleteApplicant,
  addDocument,
  addDocuments,
  anApplicant,
  goodDetails,
  own,
  putSession,
  refused,
  seen,
  sessionAt,
  submit,
} from '../support/own-applications.ts'
import { useOwnApplications } from '../support/use-own-applications.ts'

const { app, stored } = useOwnApplications()

const minute = 60_000

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

  it('has until the last minute of the programme, and not one more', { tags: ['slow'] }, async () => {
    const course = courseAt(0)
    const closes = new Date(app.now().getTime() + 20 * minute)
    await putSession(
      await app.firestore(),
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
