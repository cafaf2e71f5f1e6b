import { subscriptionLimits } from '../contract/limits.ts'
import { publicKeyOf } from './secrets.ts'

/**
 * The operator sets it in `functions/.env.<project id>`, below what the mail server takes in a day. No parameter of Firebase:
 * its CLI would ask for one that a plugin adds.
 */
export const mailsPerDay = (): number =>
  Number(process.env.NOTICE_MAILS_PER_DAY || subscriptionLimits.mailsPerDay)

export type PushKeys = { publicKey: string; privateKey: string }

/** Returns the keys that sign notifications; undefined where notifications are not set up. */
export function pushKeys(): PushKeys | undefined {
  const privateKey = process.env.VAPID_PRIVATE_KEY ?? ''
  const publicKey = publicKeyOf(privateKey)
  return publicKey ? { publicKey, privateKey } : undefined
}

/** Returns the origin of the tests' own push service. Only processes that use the Firestore emulator have one. */
export const testPushService = (): string | undefined =>
  (process.env.FIRESTORE_EMULATOR_HOST && process.env.TEST_PUSH_SERVICE) || undefined
