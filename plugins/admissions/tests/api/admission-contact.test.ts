import { fieldTexts } from '@prangan/contract/field-messages'
import { applicationKeys } from '@prangan/contract/schemas/admissions'
import { call, json, signIn } from '@prangan/tests/support/call.ts'
import { awaitMail, mailsTo } from '@prangan/tests/support/mailbox.ts'
import { makePerson, newEmail, newMobile, signInAs } from '@prangan/tests/support/people.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompleteApplicant, own, receiveOwnCode, refused, seen } from '../support/own-applications.ts'
import { useOwnApplications } from '../support/use-own-applications.ts'

const { app, stored, query, change } = useOwnApplications()
let admin: string
beforeAll(async () => {
  admin = await signIn('admin')
})

const why = { document: ':identity', reason: 'Mistyped; came to the counter.' }
const correct = async (id: string, facts: object, token: string | undefined = admin) => {
  const { version } = await stored(id)
  return call(`PUT /api/admissions/${id}/facts`, {
    ...(token && { token }),
    ...json({ version, facts, ...why }),
  })
}

describe('The office', () => {
  it('corrects a mistyped e-mail: both values are kept, the new address is mailed, the old one is told', async () => {
    const applicant = await aCompleteApplicant()
    const email = newEmail('right')
    expect((await correct(applicant.id, { email })).status).toBe(200)
    const after = await stored(applicant.id)
    expect(after.email).toBe(email)
    expect(after.corrections).toMatchObject([
      { fact: 'email', before: applicant.email, after: email, ...why, by: expect.stringContaining('@') },
    ])
    expect(after.searchKeys, 'the office finds the new one').toEqual(applicationKeys(after))
    const told = await awaitMail(email, 1, `Your application ${applicant.number}: corrected`)
    expect(told.text).toContain('was corrected by the office: your contact details.')
    const old = await awaitMail(
      applicant.email,
      1,
      `Your application ${applicant.number}: e-mail address changed`,
    )
    expect(old.text).toContain('If this was not you, call the office at once')
    expect(old.text).not.toContain(email)
    expect(after.mails.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining(['corrected', 'email changed']),
    )
  })

  it('has codes go to the new address from then on: what was mailed to the old one opens nothing', async () => {
    const applicant = await aCompleteApplicant()
    const { number, token } = applicant
    const { code, flow } = await receiveOwnCode(applicant)
    const email = newEmail('right')
    await correct(applicant.id, { email })
    expect((await own('open', { number, code, flow })).status, 'a code in the old mailbox').toBe(400)
    expect((await own('read', { token })).status, 'a page that is open').toBe(403)
    await awaitMail(applicant.email, 1, `Your application ${number}: e-mail address changed`)
    const before = (await mailsTo(applicant.email)).length
    await own('code', { number, contact: applicant.email })
    const right = await receiveOwnCode({ number, email })
    const opened = await own('open', { number, code: right.code, flow: right.flow })
    const { corrections } = seen(await own('read', { token: opened.body.token }))
    expect(corrections).toMatchObject([{ fact: 'email', after: email, isByOffice: true }])
    expect(await mailsTo(applicant.email)).toHaveLength(before)
  })

  it('corrects mobile and address, by which the person is found and can ask for a code', async () => {
    const { id, number, email, mobile: old } = await aCompleteApplicant()
    const mobile = newMobile()
    const address = { address: '12 Station Road', city: 'Sitapur', state: 'Uttar Pradesh', pincode: '261001' }
    expect((await correct(id, { mobile: `+91 ${mobile}`, ...address })).status).toBe(200)
    const after = await stored(id)
    expect(after).toMatchObject({ mobile, ...address, email })
    expect([after.searchKeys.includes(mobile), after.searchKeys.includes(old)]).toEqual([true, false])
    expect((await mailsTo(email)).some(({ subject }) => /address changed/.test(subject))).toBe(false)
    await own('code', { number, contact: mobile })
    await awaitMail(email, 1, `Your code for ${number}`)
  })

  it('is told at the field what cannot be', async () => {
    const { id } = await aCompleteApplicant()
    const of = async (facts: object) => (await correct(id, facts)).body.errors
    expect(await of({ mobile: '12345' })).toEqual({ mobile: fieldTexts.badMobile })
    expect(await of({ email: 'kiran@' })).toEqual({ email: fieldTexts.badEmail })
    expect(await of({ email: '' })).toEqual({ email: fieldTexts.badEmail })
    expect(await of({ pincode: '26' })).toEqual({ pincode: fieldTexts.badPinCode })
    expect((await stored(id)).corrections).toEqual([])
  })
})

describe('Nobody else', () => {
  it('corrects a contact: neither a teacher nor a stranger', async () => {
    const { id, email } = await aCompleteApplicant()
    const teacher = await makePerson(app, 'faculty')
    const token = String((await signInAs(teacher)).body.token)
    expect((await correct(id, { email: newEmail() }, token)).status).toBe(403)
    expect((await correct(id, { email: newEmail() }, '')).status).toBe(401)
    expect((await stored(id)).email).toBe(email)
  })

  it('not even the applicant on the own page, who may hold a code of somebody else', async () => {
    const { id, token, email } = await aCompleteApplicant()
    const { openGroups } = seen(await own('read', { token }))
    expect(openGroups).not.toEqual(expect.arrayContaining(['email']))
    const answer = await own('correct', { token, facts: { email: newEmail() } })
    expect([answer.status, answer.body.errors]).toEqual([400, { email: fieldTexts.noSuchFact }])
    await change(id, { status: 'queried', queries: [{ ...query('identity'), opens: ['email'] }] })
    expect(refused(await own('answers', { token, answers: [], facts: { email: newEmail() } }))[0]).toBe(400)
    expect((await stored(id)).email).toBe(email)
  })
})
