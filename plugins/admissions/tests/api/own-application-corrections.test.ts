import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { jpeg, photoOf } from '@prangan/tests/support/alumni.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { smallPdf } from '@prangan/tests/support/pdf.ts'
import { describe, expect, it } from 'vitest'
import {
  aCompleteApplicant,
  addDocument,
  own,
  receiveOwnCode,
  refused,
  seen,
} from '../support/own-applications.ts'
import { useOwnApplications } from '../support/use-own-applications.ts'

const { app, session, change, stored, auditOf, query } = useOwnApplications()
const right = () => ({ result: 'right', by: 'somebody', at: app.now() })

describe('Somebody who has applied', () => {
  it('corrects it until the programme closes: both values are kept, and shown', async () => {
    const { token, id, email } = await aCompleteApplicant()
    const before = seen(await own('read', { token }))
    expect([before.may.correct, before.facts['education.xii.obtained']]).toEqual([true, '437'])
    expect(Object.keys(before.facts)).not.toContain('dob')
    const after = seen(
      await own('correct', { token, facts: { 'education.xii.obtained': '473', dob: '2000-01-02' } }),
    )
    expect(after.corrections).toMatchObject([
      { fact: 'dob', after: '2000-01-02', isByOffice: false },
      { fact: 'education.xii.obtained', before: '437', after: '473', isByOffice: false },
    ])
    expect((await stored(id)).details?.education.xii.obtained).toBe(47_300)
    expect(await auditOf(id)).toContain('application corrected')
    const mail = await awaitMail(email, 1, `Your application ${after.number}: corrected`)
    expect(mail.text).toContain('If this was not you, write to the office at once.')
  })

  it('sends the same again, which changes nothing', { tags: ['slow'] }, async () => {
    const { token, id } = await aCompleteApplicant()
    const facts = { 'education.xii.obtained': '473' }
    await own('correct', { token, facts })
    const { version } = await stored(id)
    seen(await own('correct', { token, facts }))
    expect((await stored(id)).version).toBe(version)
  })

  it('has what was checked already checked again, and only that', async () => {
    const { token, id } = await aCompleteApplicant()
    await change(id, { status: 'verified', checks: { identity: right(), education: right() } })
    const { state } = seen(await own('correct', { token, facts: { 'education.x.obtained': '400' } }))
    const { checks, status } = await stored(id)
    expect([state, status, Object.keys(checks)]).toEqual(['resubmitted', 'resubmitted', ['identity']])
  })

  it('replaces a document, which is checked again', { tags: ['slow'] }, async () => {
    const { token, id } = await aCompleteApplicant()
    await change(id, { status: 'in review', checks: { identity: right(), 'document:photo': right() } })
    seen(await addDocument(token, 'photo', photoOf(await jpeg())))
    expect(Object.keys((await stored(id)).checks)).toEqual(['identity'])
  })

  it('adds the document that a corrected claim needs', async () => {
    const { token } = await aCompleteApplicant()
    const before = seen(await own('read', { token }))
    expect(before.openSlots).not.toContain('ncc')
    const after = seen(await own('correct', { token, facts: { claims: ['ncc'] } }))
    expect(after.openSlots).toContain('ncc')
    seen(await addDocument(token, 'ncc', smallPdf('ncc.pdf')))
  })

  it('is told at the field what cannot be, and corrects nothing that is no fact', async () => {
    const { token, id } = await aCompleteApplicant()
    const of = async (facts: object) => (await own('correct', { token, facts })).body.errors
    expect(await of({ 'education.xii.obtained': '600' })).toEqual({
      'education.xii.obtained': fieldTexts.marksAboveMaximum,
    })
    expect(await of({ status: 'admitted' })).toEqual({ status: fieldTexts.noSuchFact })
    expect((await stored(id)).corrections).toEqual([])
  })
})

describe('Somebody of whom the office asks about marks', () => {
  it('gets exactly those fields and the uploads again, corrects them with the answer, and nothing else', async () => {
    const { token, id } = await aCompleteApplicant()
    await change(id, { status: 'queried', queries: [{ ...query('education'), opens: ['education.xii'] }] })
    const asked = seen(await own('read', { token }))
    expect([asked.openGroups, asked.openSlots]).toEqual([['education.xii'], ['marksheet-xii']])
    expect(Object.keys(asked.facts)).toContain('education.xii.obtained')
    expect(Object.keys(asked.facts)).not.toContain('education.x.obtained')
    const answer = (facts: object) => own('answers', { token, answers: [], facts })
    expect((await answer({ 'education.x.obtained': '400' })).body.errors).toEqual({
      'education.x.obtained': fieldTexts.noSuchFact,
    })
    expect((await answer({})).body.errors).toEqual({ education: fieldTexts.answerMissing })
    const { state, corrections } = seen(await answer({ 'education.xii.obtained': '407' }))
    expect([state, corrections.length]).toEqual(['resubmitted', 1])
    expect((await stored(id)).details?.education.xii.obtained).toBe(40_700)
  })

  it('cannot correct anything where the question opens nothing', async () => {
    const { token, id } = await aCompleteApplicant()
    await change(id, { status: 'queried', queries: [query('identity')] })
    const { openGroups, may } = seen(await own('read', { token }))
    expect([openGroups, may.correct]).toEqual([[], false])
    expect(refused(await own('correct', { token, facts: { domicile: 'Bihar' } }))).toEqual(errors['not-now'])
  })
})

describe('Somebody who finds a mistake too late', () => {
  it('cannot correct with an offer, or after the programme has closed', async () => {
    const applicant = await aCompleteApplicant()
    const { id, number } = applicant
    const facts = { 'education.xii.obtained': '473' }
    await change(id, { status: 'offered' })
    expect(refused(await own('correct', { token: applicant.token, facts }))).toEqual(errors['not-now'])
    await change(id, { status: 'new' })
    app.pass(session.closesAt.getTime() - app.now().getTime())
    const { flow, code } = await receiveOwnCode(applicant)
    const { token } = (await own('open', { number, code, flow })).body
    expect(refused(await own('correct', { token, facts }))).toEqual(errors['not-now'])
    expect(seen(await own('read', { token })).may.correct).toBe(false)
  })
})
