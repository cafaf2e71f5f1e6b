import type { Language } from '@prangan/contract/languages'
import type { Firestore } from 'firebase-admin/firestore'
import { addAudit } from '../../audit/audit.ts'
import { allowances, budgets, waitTime } from '../../lib/budgets.ts'
import { compareAndSet } from '../../lib/compare-and-set.ts'
import type { Configuration } from '../../lib/configuration.ts'
import { Failure, retryAfter } from '../../lib/failure.ts'
import { countCode } from '../../lib/one-time-codes.ts'
import { type Attempt, isKnownSource } from '../sign-in/sign-in-sources.ts'
import { newFlow, type ResetState, resetOf, stateOf, writeState } from './codes.ts'

const { anyCodeOfAccount, codesOfAccount, knownCodesOfAccount } = allowances
const ofEverybody = { ofNetwork: budgets.codesOfNetwork, ofAll: budgets.codes }

type CodeLimits = Pick<Configuration, 'codesPerNetwork' | 'codesPerHour'>

/**
 * Stores a request for a code and returns its id. It does not look up the account, so neither the reply nor its time reveals
 * one. Throws 429 at the limits of the inbox, the network or all requests together. A source from which the account has signed
 * in before has a few more.
 */
export async function requestCode(
  firestore: Firestore,
  attempt: Attempt,
  configuration: CodeLimits,
  { isByOffice = false, language }: { isByOffice?: boolean; language?: Language | undefined } = {},
): Promise<string> {
  const { account: email, address, now } = attempt
  const reset = resetOf(firestore, email)
  const isKnown = await isKnownSource(firestore, attempt)
  let ofNetwork: Promise<number> | undefined
  const refusalOf = async (state: ResetState): Promise<Failure | undefined> => {
    const wait = waitTime(state.requests, codesOfAccount.allowed, now)
    if (wait > 0) return new Failure('code-too-soon', { headers: retryAfter(wait) })
    // Counted once, even if conflicts repeat the attempt.
    ofNetwork ??= countCode(firestore, ofEverybody, { address, now }, configuration)
    const shared = await ofNetwork
    return shared > 0 ? new Failure('too-often', { headers: retryAfter(shared) }) : undefined
  }
  const { value } = await compareAndSet(async () => {
    const stored = await reset.get()
    const state = stateOf(stored, email, now)
    const lately = [...state.requests, ...state.knownRequests].sort((a, b) => a - b)
    const tooSoon = waitTime(lately, anyCodeOfAccount.allowed, now)
    if (tooSoon > 0) throw new Failure('code-too-soon', { headers: retryAfter(tooSoon) })
    const refusal = await refusalOf(state)
    const mayPass = isKnown && waitTime(state.knownRequests, knownCodesOfAccount.allowed, now) === 0
    if (refusal && !mayPass) throw refusal
    const kind = refusal ? 'knownRequests' : 'requests'
    const isReserved = refusal !== undefined
    const asked = { isReserved, isKnown, isByOffice, ...(language && { language }) }
    const flow = newFlow(address, asked, now)
    const batch = firestore.batch()
    const requested = { [kind]: [...state[kind], now.getTime()], flows: [...state.flows, flow] }
    writeState(batch, stored, { ...state, ...requested }, now)
    addAudit(batch, firestore, { action: 'code requested', subject: email, from: address, at: now })
    return { batch, value: flow.id }
  })
  return value
}
