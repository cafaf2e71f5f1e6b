import { createHash, randomBytes } from 'node:crypto'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { Configuration } from '@prangan/functions/lib/configuration'
import { signCode } from '@prangan/functions/lib/one-time-codes'

type Secret = Pick<Configuration, 'otpSecret'>

/** Hexadecimal digits of an id, and of a signature. */
const half = 32

export const newSubscriptionId = (): string => randomBytes(half / 2).toString('hex')

export const subscriberKey = (email: string): string =>
  createHash('sha256').update(normaliseEmail(email)).digest('hex').slice(0, half)

const tokenOf = (id: string, content: string, configuration: Secret): string =>
  id + signCode(configuration, content).slice(0, half)

/** Returns the token that confirms a request. It is computed, so that no document holds it. */
export const requestToken = (id: string, configuration: Secret): string =>
  tokenOf(id, `subscription request ${id}`, configuration)

/** Returns the token in the foot of a subscriber's mails. */
export const choicesToken = (key: string, nonce: string, configuration: Secret): string =>
  tokenOf(key, `subscription ${key} ${nonce}`, configuration)

/** Returns the id or key that a token names. Nobody has shown yet that it is signed. */
export const idInToken = (token: string): string => token.slice(0, half)
