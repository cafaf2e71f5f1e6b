import { receiptsOf } from '../../../contract/paid.ts'
import type { Payer } from '../../../contract/statement/match-credits.ts'
import { hasLeft } from '../../../contract/states.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { toPayers } from './to-payer.ts'

/** What a credit can be for an applicant: the fee or its balance, a payment that is confirmed already, or money to pay back. */
export type CreditUse =
  | { kind: 'confirm'; payer: Payer }
  | { kind: 'refund' }
  | { kind: 'link'; receiptNumber: string; amount: number }

export function usesOf(row: ApplicationRow, now: Date): CreditUse[] {
  const { status } = row
  const toPayBack = hasLeft(row) ? [{ kind: 'refund' as const }] : []
  if (status !== 'cancelled' && toPayBack.length > 0) return toPayBack
  const isAwaited = ['offered', 'fee reported', 'admitted'].includes(status)
  const payers = isAwaited
    ? toPayers([row], now).filter((payer) => status !== 'admitted' || payer.isBalance)
    : []
  return [
    ...toPayBack,
    ...payers.map((payer) => ({ kind: 'confirm' as const, payer })),
    ...receiptsOf(row)
      .filter(({ receiptNumber, receiptCancelled }) => receiptNumber !== '' && !receiptCancelled?.isUndone)
      .map(({ receiptNumber, amount }) => ({ kind: 'link' as const, receiptNumber, amount })),
  ]
}
