import { isNeededConsent } from '@prangan/contract/schemas/full-application'
import type { Handler } from '../../http/handler.ts'
import { Failure } from '../../lib/failure.ts'
import { changeOwn } from './change-own.ts'

/**
 * Handles `takeBackConsent`: at any time, also once everything is decided. The same taken back twice is once. Throws 409
 * for the consent that the application cannot do without.
 */
export const takeBackConsent: Handler<'takeBackConsent'> = async ({ body }, context) => {
  const { token, purpose } = body
  return changeOwn(token, context, ({ application: { details }, now }) => {
    if (isNeededConsent(purpose)) throw new Failure('consent-needed')
    if (!details) throw new Failure('not-now')
    if (!details.consents.some((consent) => consent.purpose === purpose && consent.isGiven)) return undefined
    const consents = details.consents.map((consent) =>
      consent.purpose === purpose ? { ...consent, isGiven: false, takenBackAt: now } : consent,
    )
    return { fields: { details: { ...details, consents } }, action: 'consent taken back', detail: purpose }
  })
}
