import { Failure } from '@prangan/functions/lib/failure'
import { type AskedOriginal, isForCounter, originalsOf } from '../../contract/originals.ts'
import type { FullApplication } from '../application-store.ts'
import { programmeOf, type StoredSession } from '../sessions/session-store.ts'

/** Returns the originals that are asked of somebody at the counter. Throws 409 if they can't be served there now. */
export function askedAtCounter(before: FullApplication, session: StoredSession, now: Date): AskedOriginal[] {
  if (!before.details) throw new Failure('not-sent-yet')
  if (!isForCounter(before, now))
    throw new Failure(before.status === 'offered' ? 'offer-unanswered' : 'not-now')
  return originalsOf(session, programmeOf(session, before.programme), before)
}
