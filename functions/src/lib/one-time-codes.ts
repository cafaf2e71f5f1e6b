import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { limits } from '@prangan/contract/limits'
import type { Firestore } from 'firebase-admin/firestore'
import { type Budget, countRequest, withCount } from './budgets.ts'
import type { Configuration } from './configuration.ts'

const { digits } = limits.otp

export function newCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/** Signs a code together with its purpose, which makes it worthless elsewhere. Only the signature is stored. */
export function signCode(configuration: Pick<Configuration, 'otpSecret'>, content: string): string {
  const secret = configuration.otpSecret()
  if (!secret) throw new Error('OTP_SECRET is not set')
  return createHmac('sha256', secret).update(content).digest('hex')
}

/** Computes the code, because it may have to be mailed again but is not stored. */
export function codeFor(configuration: Pick<Configuration, 'otpSecret'>, request: string): string {
  const bytes = Buffer.from(signCode(configuration, `code ${request}`), 'hex')
  // With 48 bits, the remainder prefers no code.
  return String(bytes.readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0')
}

/** Compares two signatures in constant time; null is that of no code. */
export function isSameCode(kept: string | null, given: string): boolean {
  const placeholder = '0'.repeat(given.length)
  return timingSafeEqual(Buffer.from(kept ?? placeholder), Buffer.from(given)) && kept !== null
}

/** Counts a code against the budgets of its network and of everybody. Returns the milliseconds to wait, 0 if it was counted. */
export function countCode(
  firestore: Firestore,
  { ofNetwork, ofAll }: { ofNetwork: Budget<'network'>; ofAll: Budget<'everybody'> },
  { address, now }: { address: string; now: Date },
  { codesPerNetwork, codesPerHour }: Pick<Configuration, 'codesPerNetwork' | 'codesPerHour'>,
): Promise<number> {
  const counted = [withCount(ofNetwork, codesPerNetwork()), withCount(ofAll, codesPerHour())]
  return countRequest(firestore, counted, { network: address }, now)
}
