import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { awaitMail, mailsTo } from '@prangan/tests/support/mailbox.ts'
import { newEmail, newMobile } from '@prangan/tests/support/people.ts'
import { describe, expect, it } from 'vitest'
import { admissionLimits } from '../../contract/limits.ts'
import {
  aCompleteApplicant,
  anApplicant,
  own,
  receiveOwnCode,
  refused,
  seen,
} from '../support/own-applications.ts'
import { useOwnApplications } from '../support/use-own-applications.ts'

const { app, session, stored, auditOf } = useOwnApplications()

type Applicant = Awaited<ReturnType<typeof anApplicant>>
const change = (applicant: Applicant, more: object) => own('firstStep', { ...applicant, ...more })

describe('Somebody who has sent the first step only', () => {
  it('changes any of it, is found by it, and nothing counts as a correction', async () => {
    const applicant = await anApplicant()
    const mobile = newMobile()
    const more = { name: 'Kiran Verma', dob: '2007-03-04', mobile: `0${mobile}`, city: 'Sitapur' }
    expect(seen(await change(applicant, more))).toMatchObject({ name: 'Kiran Verma', state: 'incomplete' })
    const after = await stored(applicant.id)
    expect(after).toMatchObject({ ...more, mobile, version: 2, corrections: [], email: applicant.email })
    expect(after.searchKeys).toEqual(expect.arrayContaining(['verma', mobile]))
    expect(after.searchKeys).not.toContain(applicant.mobile)
    expect(await auditOf(applicant.id)).toContain('application changed')
    await awaitMail(applicant.email)
    expect(await mailsTo(applicant.email)).toHaveLength(1)
  })

  it('sends the same again, which changes nothing', async () => {
    const applicant = await anApplicant()
    seen(await change(applicant, {}))
    expect((await stored(applicant.id)).version).toBe(1)
  })

  it('corrects a mistyped e-mail: number and codes go to the new address, and the page stays open', async () => {
    const applicant = await anApplicant()
    const { number, token } = applicant
    const { code, flow } = await receiveOwnCode(applicant)
    const email = newEmail('right')
    seen(await change(applicant, { email }))
    await awaitMail(email, 1, `Your application ${number}`)
    const old = await awaitMail(applicant.email, 1, `Your application ${number}: e-mail address changed`)
    expect(old.text).not.toContain(email)
    expect(seen(await own('read', { token }))).toMatchObject({ number })
    expect((await own('open', { number, code, flow })).status).toBe(400)
    const right = await receiveOwnCode({ number, email })
    expect((await own('open', { number, code: right.code, flow: right.flow })).status).toBe(200)
  })

  it('is told at the field what cannot be', async () => {
    const applicant = await anApplicant()
    const of = async (more: object) => (await change(applicant, more)).body.errors
    expect(await of({ mobile: '12345' })).toEqual({ mobile: fieldTexts.badMobile })
    expect(await of({ dob: '2008-02-31' })).toEqual({ dob: fieldTexts.noSuchDate })
    expect(await of({ email: '' })).toEqual({ email: fieldTexts.emailMissing })
    expect(await of({ course: courseAt(2) })).toEqual({ course: fieldTexts.courseClosed })
    expect((await stored(applicant.id)).version).toBe(1)
  })

  it('cannot after sending it all, after the programme has closed, or without the token', async () => {
    const complete = await aCompleteApplicant()
    expect(refused(await change(complete, { name: 'Another' }))).toEqual(errors['not-now'])
    const applicant = await anApplicant()
    expect(refused(await change(applicant, { token: 'x'.repeat(43), name: 'Another' }))).toEqual(
      errors['application-look-ended'],
    )
    app.pass(session.closesAt.getTime() - app.now().getTime() - admissionLimits.tokenLifetime / 2)
    const late = await anApplicant()
    app.pass(admissionLimits.tokenLifetime / 2 + 1)
    expect(refused(await change(late, { name: 'Another' }))).toEqual(errors['not-now'])
    expect((await stored(late.id)).name).toBe(late.name)
  })
})
