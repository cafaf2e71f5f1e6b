import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import type { Configuration } from './configuration.ts'
import { logAlarm } from './log.ts'
import { countShared, limitsOfNetworks, type RateLimit } from './rate-limit.ts'

const { digits } = limits.otp
const hour = 60 * 60_000

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

type CodesPerTime = {
  readonly codesPerHour: number
  readonly codesPerDay: number
  readonly knownCodesPerHour: number
  readonly knownCodesPerDay: number
}

export const codesAllowed = ({ codesPerHour, codesPerDay }: CodesPerTime): readonly RateLimit[] => [
  { count: codesPerHour, per: hour },
  { count: codesPerDay, per: 24 * hour },
]

export const codesReserved = (limits: CodesPerTime): readonly RateLimit[] => [
  { count: limits.knownCodesPerHour, per: hour },
  { count: limits.knownCodesPerDay, per: 24 * hour },
]

export function countCode(
  firestore: Firestore,
  kind: string,
  { address, now }: { address: string; now: Date },
  configuration: Pick<Configuration, 'codesPerNetwork' | 'codesPerHour'>,
): Promise<number> {
  const ofNetworks = limitsOfNetworks(firestore, `${kind}From`, address, {
    count: configuration.codesPerNetwork(),
    per: hour,
  })
  const ofAll = {
    document: firestore.doc(documentPaths.rateLimit(kind)),
    count: configuration.codesPerHour(),
    per: hour,
    onFull: () => logAlarm('no more one-time codes are mailed for now'),
  }
  return countShared(firestore, [...ofNetworks, ofAll], now)
}
