import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { hasHindi } from '@prangan/tests/support/languages.ts'
import { describe, expect, it } from 'vitest'
import { consentVersion } from '../../contract/schemas/full-application.ts'
import { addDocuments, anApplicant, own, refused, seen, submit } from '../support/own-applications.ts'
import { useOwnApplications } from '../support/use-own-applications.ts'

const { app, stored, auditOf } = useOwnApplications()

const minute = 60_000

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

  it.skipIf(!hasHindi)(
    'agrees again, once, to the text that is shown then, and later to what was refused at first',
    async () => {
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
    },
  )

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
