import { addDays } from '@prangan/contract/calendar-days'
import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import { jpeg, photoOf } from '@prangan/tests/support/alumni.ts'
import { describe, expect, it } from 'vitest'
import { aCompleteApplicant, addDocument, own, refused, seen } from '../support/own-applications.ts'
import { useOwnApplications } from '../support/use-own-applications.ts'

const { app, change, stored, query } = useOwnApplications()

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

  it('answers after the day, which counts and is marked as late, until the office goes on without it', {
    tags: ['slow'],
  }, async () => {
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

  it('sees what was refused at the same time, but nothing before the office has answered', async () => {
    const { token, id } = await aCompleteApplicant()
    const refusal = { result: 'refused', by: 'clerk', at: app.now(), reason: 'It has expired.' }
    await change(id, { status: 'in review', checks: { category: refusal } })
    const read = async () => seen(await own('read', { token })).refused
    expect(await read()).toEqual([])
    await change(id, { status: 'queried', queries: [query('education')] })
    expect(await read()).toEqual([{ item: 'category', reason: 'It has expired.' }])
    seen(await own('answers', { token, answers: [{ item: 'education', text: 'It is right.' }] }))
    expect(await read()).toHaveLength(1)
  })

  it('cannot answer what was not asked', async () => {
    const { token } = await aCompleteApplicant()
    const answers = [{ item: 'education', text: 'Hello.' }]
    expect(refused(await own('answers', { token, answers }))).toEqual(errors['not-now'])
    expect((await own('answers', { token, answers: [{ item: '../x', text: '' }] })).status).toBe(400)
  })
})
