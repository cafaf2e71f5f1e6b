import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { collectionPaths as corePaths } from '@prangan/contract/paths'
import { watchList } from '@prangan/web/firebase/firestore.ts'
import type { Listen } from '@prangan/web/lib/use-live.ts'
import { collectionPaths } from '../../../contract/paths.ts'
import { type BankCredit, BankCreditSchema } from '../../../contract/schemas/bank-credits.ts'
import { type PaymentEntry, PaymentEntrySchema } from '../../../contract/schemas/payment-entries.ts'
import { type ApplicationRow, toApplicationRows } from '../api/application-row.ts'

export type CreditRow = WithId<BankCredit>
export type PaymentRow = WithId<PaymentEntry>

/** A list that grows without end is no list to work through. */
const mostCredits = 1_000
const mostPayers = 3_000

export const watchOpenCredits: Listen<readonly CreditRow[]> = (_, next, failed) =>
  watchList(
    { collection: collectionPaths.bankCredits, where: [['status', 'open']], limit: mostCredits },
    (stored) => next(parseDocuments(BankCreditSchema, stored)),
    failed,
  )

/** Listens to the credits that are no fees. */
export const watchSetAside: Listen<readonly CreditRow[]> = (_, next, failed) =>
  watchList(
    { collection: collectionPaths.bankCredits, where: [['status', 'set aside']], limit: mostCredits },
    (stored) => next(parseDocuments(BankCreditSchema, stored)),
    failed,
  )

/** Listens to the credits of payments whose receipts are between two: a JSON array, or '' for none. */
export const watchCreditsOf: Listen<readonly CreditRow[]> = (range, next, failed) => {
  const [first, last]: string[] = range === '' ? ['-', '-'] : JSON.parse(range)
  return watchList(
    {
      collection: collectionPaths.bankCredits,
      where: [
        ['receiptNumber', first ?? '', '>='],
        ['receiptNumber', last ?? '', '<='],
      ],
      orderBy: ['receiptNumber', 'asc'],
      limit: mostCredits,
    },
    (stored) => next(parseDocuments(BankCreditSchema, stored)),
    failed,
  )
}

/** Listens to the applications whose fee is awaited. */
export const watchPayers: Listen<readonly ApplicationRow[]> = (_, next, failed) =>
  watchList(
    {
      collection: corePaths.admissions,
      where: [['status', ['offered', 'fee reported'], 'in']],
      limit: mostPayers,
    },
    (stored) => next(toApplicationRows(stored)),
    failed,
  )

/** Listens to the admitted applicants who have paid only a part of the fee. */
export const watchDues: Listen<readonly ApplicationRow[]> = (_, next, failed) =>
  watchList(
    { collection: corePaths.admissions, where: [['balance', 0, '>']], limit: mostPayers },
    (stored) => next(toApplicationRows(stored)),
    failed,
  )

/** Listens to the applications whose refund is not paid yet. */
export const watchRefunds: Listen<readonly ApplicationRow[]> = (_, next, failed) =>
  watchList(
    { collection: corePaths.admissions, where: [['refund.paidAt', null]], limit: mostPayers },
    (stored) => next(toApplicationRows(stored)),
    failed,
  )

/** Listens to the applications that were withdrawn before the office found the payment they had reported. */
export const watchUnchecked: Listen<readonly ApplicationRow[]> = (_, next, failed) =>
  watchList(
    {
      collection: corePaths.admissions,
      where: [
        ['status', 'withdrawn'],
        ['fee.confirmedAt', null],
      ],
      limit: mostPayers,
    },
    (stored) => next(toApplicationRows(stored)),
    failed,
  )

/** Listens to the applications whose admission ended before the office found the payment of the balance that was reported. */
export const watchUncheckedBalances: Listen<readonly ApplicationRow[]> = (_, next, failed) =>
  watchList(
    {
      collection: corePaths.admissions,
      where: [
        ['status', 'cancelled'],
        ['reportedBalance.at', new Date(0), '>'],
      ],
      limit: mostPayers,
    },
    (stored) => next(toApplicationRows(stored)),
    failed,
  )

/** Listens to what happened to money on a day (YYYY-MM-DD). */
export const watchDay: Listen<readonly PaymentRow[]> = (day, next, failed) =>
  watchList(
    { collection: collectionPaths.admissionPayments, where: [['day', day]] },
    (stored) => next(parseDocuments(PaymentEntrySchema, stored)),
    failed,
  )
