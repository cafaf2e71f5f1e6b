import { errors } from '@prangan/contract/errors'
import { wrongCode } from '@prangan/tests/support/codes.ts'
import { mailsTo } from '@prangan/tests/support/mailbox.ts'
import { newEmail } from '@prangan/tests/support/people.ts'
import { describe, expect, it } from 'vitest'
import { admissionLimits } from '../../contract/limits.ts'
import {
  aCompleteApplicant,
  addDocuments,
  anApplicant,
  goodDetails,
  own,
  receiveGuardianCode,
  seen,
} from '../support/own-applications.ts'
import { useOwnApplications } from '../support/use-own-applications.ts'

const { codeLifetime } = admissionLimits
const { app, stored } = useOwnApplications()

describe('The guardian of somebody under 18', () => {
  const young = () => ({ dob: `${app.now().getFullYear() - 17}-12-31` })
  async function aYoungApplicant() {
    const guardian = newEmail('guardian')
    const applicant = await anApplicant(young())
    await addDocuments(applicant.token)
    const details = goodDetails({ guardian: { name: 'Suresh Rao', mobile: '6666600001', email: guardian } })
    seen(await own('submit', { token: applicant.token, ...details }))
    return { ...applicant, guardian }
  }

  it('agrees by a code that is mailed with the application, and says what it is for', async () => {
    const { token, id, guardian, number } = await aYoungApplicant()
    const before = seen(await own('read', { token }))
    expect(before.guardian).toEqual({ isNeeded: true, email: guardian, agreedAt: null })
    const code = await receiveGuardianCode(guardian, number)
    const [mail] = await mailsTo(guardian)
    expect(mail?.text).toContain('With this code you agree')
    const agreed = seen(await own('guardian', { token, code }))
    expect(agreed.guardian.agreedAt).toBe(app.now().toISOString())
    expect((await stored(id)).guardianAgreedAt).toEqual(app.now())
    expect((await own('guardian', { token, code })).body.message, 'twice').toBe(errors['not-now'][1])
    expect((await own('guardianCode', { token })).status, 'asked again').toBe(409)
  })

  it('is protected from guesses: five, however many come at once, and three codes an hour', {
    tags: ['slow'],
  }, async () => {
    const { token, guardian, number } = await aYoungApplicant()
    const code = await receiveGuardianCode(guardian, number)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) => own('guardian', { token, code: wrongCode(code, guess + 1) })),
    )
    expect(answers.some(({ status }) => status === 200)).toBe(false)
    expect((await own('guardian', { token, code })).status, 'the right one').toBe(400)
    expect((await own('guardianCode', { token })).status).toBe(200)
    const next = await receiveGuardianCode(guardian, number, 2)
    expect((await own('guardian', { token, code })).status, 'the old one').toBe(400)
    expect((await own('guardianCode', { token })).status).toBe(200)
    expect((await own('guardianCode', { token })).status, 'the fourth in an hour').toBe(429)
    const last = await receiveGuardianCode(guardian, number, 3)
    expect((await own('guardian', { token, code: next === last ? '' : next })).status).toBe(400)
    app.pass(codeLifetime)
    expect((await own('guardian', { token, code: last })).status, 'late').toBe(400)
  })

  it('is not asked for by who is of age, and their data are not kept', async () => {
    const { token, id } = await aCompleteApplicant({ dob: '2000-01-01' })
    expect((await own('guardianCode', { token })).status).toBe(409)
    expect((await stored(id)).details?.guardian).toBeNull()
  })
})
