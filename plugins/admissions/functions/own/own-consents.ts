import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { type ConsentPurpose, isNeededConsent } from '../../contract/schemas/full-application.ts'
import { changeOwn, type OwnChange } from './change-own.ts'
import type { Own } from './own-steps.ts'

/**
 * Withdraws a consent, even after the application is decided. A repeated call changes nothing. Throws 409 for the consent that
 * the application requires.
 */
export const takeBackConsent: Handler<'takeBackConsent'> = async ({ body }, context) => {
  const { token, purpose } = body
  return changeOwn(token, context, (own) => {
    if (isNeededConsent(purpose)) throw new Failure('consent-needed')
    return changeConsent(own, purpose, 'consent taken back', { isGiven: false, takenBackAt: own.now })
  })
}

/** Gives a consent; a repeated call keeps the first timestamp. Throws 409 before there are any consents. */
export const giveConsent: Handler<'giveConsent'> = async ({ body }, context) => {
  const { token, purpose, version, language } = body
  return changeOwn(token, context, (own) =>
    changeConsent(own, purpose, 'consent given', { isGiven: true, version, language, at: own.now }),
  )
}

type Consent = NonNullable<Own['application']['details']>['consents'][number]

function changeConsent(
  { application: { details } }: Own,
  purpose: ConsentPurpose,
  action: OwnChange['action'],
  change: Partial<Consent>,
): OwnChange | undefined {
  if (!details) throw new Failure('not-now')
  const before = details.consents.find((consent) => consent.purpose === purpose)
  if (!before || before.isGiven === change.isGiven) return undefined
  const { takenBackAt: _, ...kept } = before
  const consents = details.consents.map((consent) => (consent === before ? { ...kept, ...change } : consent))
  return { fields: { details: { ...details, consents } }, action, detail: purpose }
}
