import type { GetToken } from '@prangan/web/lib/desk-session.ts'
import type { Difference } from '../../../contract/schemas/fee.ts'
import type { Payer } from '../../../contract/statement/match-credits.ts'
import { confirmFee } from '../api/call-admissions.ts'
import { referenceOf, rupeesOf } from './to-payer.ts'
import type { CreditRow } from './watch-credits.ts'

type Confirmation = {
  payer: Payer
  version: number
  difference?: Difference | undefined
  note?: string | undefined
}

/** Confirms a fee by a credit of the bank: day, sum and reference are the bank's. */
export const confirmCredit = (
  credit: CreditRow,
  { payer, version, difference, note }: Confirmation,
  getToken: GetToken,
) =>
  confirmFee(
    payer.id,
    {
      version,
      reference: referenceOf(credit, payer),
      paidOn: credit.date,
      amount: rupeesOf(credit),
      credit: credit.id,
      ...(difference && { difference }),
      ...(note && { note }),
    },
    getToken,
  )
