import { applicationErrors } from '@prangan/contract/endpoints/admissions'
import { endpoints } from '@prangan/contract/endpoints/endpoint'
import { IdSchema } from '@prangan/contract/ids'
import * as z from 'zod/mini'
import { admissionLimits } from '../limits.ts'
import {
  PaymentNotFoundInputSchema,
  UndoConfirmationInputSchema,
  WaiveBalanceInputSchema,
} from '../schemas/admission-desk.ts'
import {
  DecideCreditInputSchema,
  ImportStatementInputSchema,
  LinkCreditInputSchema,
} from '../schemas/bank-credits.ts'
import { RefundAccountSchema } from '../schemas/payment.ts'

export const admissionPaymentEndpoints = endpoints({
  importStatement: {
    routes: ['POST /api/admissions/credits'],
    summary: 'Stores credits of a bank’s statement. Those that are known already stay as they are.',
    access: 'admission:fees',
    body: { format: 'json', input: ImportStatementInputSchema, maxBytes: admissionLimits.statementBytes },
    output: z.object({ message: z.string(), added: z.number(), known: z.number() }),
  },
  decideCredit: {
    routes: ['PUT /api/admissions/credits/:id'],
    summary: 'Says that a credit is not the fee of an application, or no admission fee at all.',
    access: 'admission:fees',
    params: z.object({ id: IdSchema }),
    body: { format: 'json', input: DecideCreditInputSchema },
    output: z.object({ message: z.string(), version: z.number() }),
    refuses: ['no-such-credit', 'changed-meanwhile', 'not-now'],
  },
  linkCredit: {
    routes: ['PUT /api/admissions/credits/:id/link'],
    summary: 'Says that a credit is that of a payment which is confirmed already, whatever its sum.',
    access: 'admission:fees',
    params: z.object({ id: IdSchema }),
    body: { format: 'json', input: LinkCreditInputSchema },
    output: z.object({ message: z.string(), version: z.number() }),
    refuses: [
      ...applicationErrors,
      'no-such-credit',
      'credit-decided',
      'no-such-receipt',
      'confirmation-final',
      'receipt-linked',
    ],
  },
  undoConfirmation: {
    routes: ['PUT /api/admissions/:id/fee/undo'],
    summary: 'Takes a wrong confirmation back: the receipt is cancelled, and the credit is open again.',
    access: 'admission:fees',
    params: z.object({ id: IdSchema }),
    body: { format: 'json', input: UndoConfirmationInputSchema },
    output: z.object({ message: z.string(), version: z.number() }),
    refuses: [...applicationErrors, 'no-such-session', 'no-such-receipt', 'confirmation-final'],
  },
  recordPaymentNotFound: {
    routes: ['PUT /api/admissions/:id/fee/not-found'],
    summary: 'Says that a reported payment is not in the bank. The seat stays offered until its time ends.',
    access: 'admission:fees',
    params: z.object({ id: IdSchema }),
    body: { format: 'json', input: PaymentNotFoundInputSchema },
    output: z.object({ message: z.string(), version: z.number() }),
    refuses: [...applicationErrors, 'no-such-session', 'no-such-report'],
  },
  waiveBalance: {
    routes: ['PUT /api/admissions/:id/fee/waiver'],
    summary: 'Waives the balance of a part payment, so that nothing of it is due, or takes that back.',
    access: 'admission:manage',
    params: z.object({ id: IdSchema }),
    body: { format: 'json', input: WaiveBalanceInputSchema },
    output: z.object({ message: z.string(), version: z.number() }),
    refuses: [...applicationErrors, 'no-such-session', 'balance-changed', 'balance-reported'],
  },
  readRefundAccount: {
    routes: ['GET /api/admissions/:id/refund-account'],
    summary: 'The bank account to which a refund is to be paid. Every view is in the audit trail.',
    access: 'admission:fees',
    params: z.object({ id: IdSchema }),
    output: z.object({ account: RefundAccountSchema }),
    refuses: ['no-such-application', 'no-refund-account', 'refund-account-unreadable'],
  },
})
