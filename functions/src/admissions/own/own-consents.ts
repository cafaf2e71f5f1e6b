import { type ConsentPurpose, isNeededConsent } from '@prangan/contract/schemas/full-application'
import type { Handler } from '../../http/handler.ts'
import { Failure } from '../../lib/failure.ts'
import { changeOwn, type OwnChange } from './change-own.ts'
import type { Own } from './own-steps.ts'

/**
 * Handles `takeBackConsent`: at any time, also once everything is decided. The same taken back twice is once. Throws 409
 * for the consent that the application cannot do without.
 */
export const takeBackConsent: Handler<'takeBackConsent'> = async ({ body }, context) => {
  const { token, purpose } = body
  return changeOwn(token, context, (own) => {
    if (isNeededConsent(purpose)) throw new Failure('consent-needed')
    return changeConsent(own, purpose, 'consent taken back', { isGiven: false, takenBackAt: own.now })
  })
}

/** Handles `giveConsent`: the same given twice is once, with the first one's time. Throws 409 before there is any. */
export const giveConsent: Handler<'giveConsent'> = async ({ body }, context) => {
  const { token, purpose, version, language } = body
  return changeOwn(token, context, (own) =>
    changeConsent(own, purpose, 'consent given', { isGiven: true, version, language, at: own.now }),
  )
}

type Consent = NonNullable<Own['application']['details']>['consents'][number]

/** The change of one consent; undefined where it is so already. */
function changeConsent(
  { application: { details } }: Own,
  purpose: ConsentPurpose,
  action: OwnChange['action'],
  change: Partial<Consent>,
): OwnChange | undefined {
  if (!details) throw new Failure('not-now')
  const before = details.consents.find((consent) => consent.purpose === purpose)
  if (!before || before.isGiven === change.isGiven) return undefined
  // Given again, it is no longer taken back.
  const { takenBackAt: _, ...kept } = before
  const consents = details.consents.map((consent) => (consent === before ? { ...kept, ...change } : consent))
  return { fields: { details: { ...details, consents } }, action, detail: purpose }
}
