import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { Firestore } from 'firebase-admin/firestore'
import { countShared, keyOf } from '../lib/rate-limit.ts'

const hour = 60 * 60_000

/**
 * Counts a mail that a stranger caused against the budget that its address has for all kinds together. Returns the milliseconds
 * to wait, 0 if it may be sent now.
 */
export function countStrangersMail(firestore: Firestore, to: string, now: Date): Promise<number> {
  const { perHour, perDay } = limits.strangersMails
  const limit = (kind: string, count: number, per: number) => ({
    document: firestore.doc(documentPaths.rateLimit(keyOf(kind, normaliseEmail(to)))),
    count,
    per,
  })
  const ofInbox = [limit('mailsInHour', perHour, hour), limit('mailsInDay', perDay, 24 * hour)]
  return countShared(firestore, ofInbox, now)
}
