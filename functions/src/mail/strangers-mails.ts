import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { Firestore } from 'firebase-admin/firestore'
import { type Budget, budgets, countRequest } from '../lib/budgets.ts'

/**
 * Counts a mail that a stranger caused against the budgets that its address has for all kinds together, and those of its own
 * kind. Returns the milliseconds to wait, 0 if it may be sent now.
 */
export function countStrangersMail(
  firestore: Firestore,
  to: string,
  now: Date,
  ofKind: readonly Budget<'email'>[] = [],
): Promise<number> {
  const { mailsInHour, mailsInDay } = budgets
  return countRequest(firestore, [mailsInHour, mailsInDay, ...ofKind], { email: normaliseEmail(to) }, now)
}
