import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { addAudit } from '../../audit/audit.ts'
import { networkOf } from '../../http/client-address.ts'
import { configuration } from '../../lib/configuration.ts'
import { Failure } from '../../lib/failure.ts'
import { logAlarm } from '../../lib/log.ts'
import {
  type Allowance,
  keyOf,
  retryAfter,
  type SharedLimit,
  takeTurns,
  waitIn,
} from '../../lib/rate-limit.ts'
import { readAndCommit } from '../../read-and-commit.ts'
import { type Attempt, isKnownSource } from '../sign-in/sign-in-sources.ts'
import { newFlow, type ResetState, resetOf, stateOf, writeState } from './codes.ts'

const hour = 60 * 60_000
const { otp } = limits

/** The mails with codes to one inbox in quick succession, from known sources too. */
const inAMinute: readonly Allowance[] = [{ count: otp.mailsPerMinute, per: 60_000 }]
/** The mails with codes to one inbox, whoever asks. */
export const mailsAllowed: readonly Allowance[] = [
  ...inAMinute,
  { count: otp.mailsPerHour, per: hour },
  { count: otp.mailsPerDay, per: 24 * hour },
]
/** Those beyond, for sources from which the account has signed in. */
export const knownMailsAllowed: readonly Allowance[] = [
  { count: otp.knownMailsPerHour, per: hour },
  { count: otp.knownMailsPerDay, per: 24 * hour },
]

function sharedLimits(firestore: Firestore, address: string): SharedLimit[] {
  const limit = (key: string) => firestore.doc(documentPaths.rateLimit(key))
  return [
    {
      document: limit(keyOf('codesFrom', networkOf(address))),
      count: configuration.codesPerNetwork(),
      per: hour,
    },
    {
      document: limit('codes'),
      count: configuration.codesPerHour(),
      per: hour,
      filled: () => logAlarm('no more one-time codes are mailed for now'),
    },
  ]
}

/**
 * Notes that somebody asks for a code, and gives the id of this request. It never looks whether there is an account, so
 * that neither its answer nor its time can tell. Throws 429 when the inbox was sent enough, or when the network or
 * everybody together asked for enough; a source from which the account has signed in before has some beyond all that, at
 * one a minute like the others.
 */
export async function requestCode(firestore: Firestore, attempt: Attempt): Promise<string> {
  const { account: email, address, now } = attempt
  const reset = resetOf(firestore, email)
  const isKnown = await isKnownSource(firestore, attempt)
  let ofNetwork: Promise<number> | undefined
  const refusalOf = async (state: ResetState): Promise<Failure | undefined> => {
    const wait = waitIn(state.requests, mailsAllowed, now)
    if (wait > 0) return new Failure('code-too-soon', { headers: retryAfter(wait) })
    ofNetwork ??= takeTurns(firestore, sharedLimits(firestore, address), now)
    const shared = await ofNetwork
    return shared > 0 ? new Failure('too-often', { headers: retryAfter(shared) }) : undefined
  }
  return readAndCommit(async () => {
    const stored = await reset.get()
    const state = stateOf(stored, email, now)
    const lately = [...state.requests, ...state.knownRequests].sort((a, b) => a - b)
    const tooSoon = waitIn(lately, inAMinute, now)
    if (tooSoon > 0) throw new Failure('code-too-soon', { headers: retryAfter(tooSoon) })
    const refusal = await refusalOf(state)
    const mayPass = isKnown && waitIn(state.knownRequests, knownMailsAllowed, now) === 0
    if (refusal && !mayPass) throw refusal
    const kind = refusal ? 'knownRequests' : 'requests'
    const flow = newFlow(address, refusal !== undefined, now)
    const batch = firestore.batch()
    const asked = { [kind]: [...state[kind], now.getTime()], flows: [...state.flows, flow] }
    writeState(batch, stored, { ...state, ...asked }, now)
    addAudit(batch, firestore, { action: 'code requested', subject: email, from: address, at: now })
    return { batch, value: flow.id }
  })
}
