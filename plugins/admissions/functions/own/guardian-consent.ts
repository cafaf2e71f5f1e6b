import type { Context, Handler } from '@prangan/functions/http/handler'
import { compareAndSet, writeIfUnchanged } from '@prangan/functions/lib/compare-and-set'
import { Failure, retryAfter } from '@prangan/functions/lib/failure'
import { logUnsentMail } from '@prangan/functions/lib/log'
import { isSameCode, newCode, signCode } from '@prangan/functions/lib/one-time-codes'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { sendMail } from '@prangan/functions/mail/send-mail'
import { countStrangersMail } from '@prangan/functions/mail/strangers-mails'
import { readOffice } from '@prangan/functions/site/read-office'
import type { Firestore } from 'firebase-admin/firestore'
import { admissionLimits } from '../../contract/limits.ts'
import { GuardianCodeSchema } from '../../contract/schemas/application-access.ts'
import { applicationOfToken, guardianCodeOf } from '../application-access.ts'
import { admissionBudgets } from '../budgets.ts'
import { changeOpened } from './change-own.ts'
import { needsGuardian, type Own } from './own-steps.ts'
import { readOwn } from './read-own-application.ts'

const { codeLifetime, codesPerHour, comparesPerCode } = admissionLimits

function guardianOf(own: Own) {
  const { details, guardianAgreedAt } = own.application
  if (!needsGuardian(own) || !details?.guardian || guardianAgreedAt) throw new Failure('not-now')
  return details.guardian
}

/** The caller has opened the application, so the reply may reveal whether the mail server accepted the mail. */
export const requestGuardianCode: Handler<'requestGuardianCode'> = async ({ body }, context) => {
  const { firebase, now } = context
  const firestore = await firebase.firestore()
  const { id } = await applicationOfToken(firestore, body.token, now)
  const to = await mailGuardianCode(firestore, await readOwn(firestore, id, now), context)
  return {
    message: `A code is on its way to ${to}. It works for ${codeLifetime / 60_000} minutes. We send at most ${codesPerHour} codes an hour.`,
  }
}

/**
 * Mails the guardian a new code in place of the last one, at most three an hour. Returns the address. Throws 409 if no consent
 * is missing, 429 after too many codes, and 502 if the mail server does not accept the mail.
 */
export async function mailGuardianCode(
  firestore: Firestore,
  own: Own,
  { configuration, now }: Pick<Context, 'configuration' | 'now'>,
): Promise<string> {
  const { id } = own
  const { email: to } = guardianOf(own)
  const code = newCode()
  const wait = await countStrangersMail(firestore, to, now, [admissionBudgets.guardianCodes])
  if (wait > 0) throw new Failure('too-often', { headers: retryAfter(wait) })
  const expiresAt = new Date(now.getTime() + codeLifetime)
  const signed = signCode(configuration, `guardian ${id} ${code}`)
  await guardianCodeOf(firestore, id).set({ kind: 'guardian', code: signed, compares: 0, expiresAt })
  const { applicationNumber: number, course, language = null } = own.application
  const office = await readOffice(firestore, configuration, now)
  const mail = { kind: 'guardian code', to, number, course, flow: '', code, language } as const
  await sendMail(mail, { configuration, office }).catch((cause: unknown) => {
    logUnsentMail('guardian code', cause)
    throw new Failure('mail-failed', { cause })
  })
  return to
}

/** Counts each comparison before it is made; a right code works once. */
export const confirmGuardian: Handler<'confirmGuardian'> = async ({ body }, context) => {
  const { firebase, configuration, now } = context
  const firestore = await firebase.firestore()
  const opened = await applicationOfToken(firestore, body.token, now)
  const { id } = opened
  guardianOf(await readOwn(firestore, id, now))
  await countCompare(firestore, id, now)
  const given = signCode(configuration, `guardian ${id} ${body.code}`)
  const document = guardianCodeOf(firestore, id)
  return changeOpened(firestore, opened, context, async (own, transaction) => {
    guardianOf(own)
    const stored = await transaction.get(document)
    const kept = stored.exists ? parseStored(GuardianCodeSchema, stored) : undefined
    if (!kept || kept.expiresAt <= now || !isSameCode(kept.code, given)) throw new Failure('wrong-code')
    transaction.delete(document)
    return { fields: { guardianAgreedAt: now }, action: 'guardian agreed' }
  })
}

/**
 * Counts a comparison by compare-and-set, so parallel guesses cannot exceed the limit. Throws 400 if there is no code, or it
 * was compared too often.
 */
async function countCompare(firestore: Firestore, id: string, now: Date): Promise<void> {
  const document = guardianCodeOf(firestore, id)
  await compareAndSet(async () => {
    const stored = await document.get()
    const kept = stored.exists ? parseStored(GuardianCodeSchema, stored) : undefined
    if (!kept || kept.expiresAt <= now || kept.compares >= comparesPerCode) throw new Failure('wrong-code')
    const batch = firestore.batch()
    writeIfUnchanged(batch, document, stored.updateTime, { compares: kept.compares + 1 })
    return { batch, value: undefined }
  })
}
