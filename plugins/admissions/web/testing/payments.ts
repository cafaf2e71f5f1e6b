import type { BankCredit } from '../../contract/schemas/bank-credits.ts'
import type { PaymentEntry } from '../../contract/schemas/payment-entries.ts'

const at = new Date('2026-07-21T06:00:00Z')

export const storedCredit = (given: Partial<BankCredit> = {}): BankCredit => ({
  ...{ account: '30112233445', date: '2026-07-21', paise: 520_000, reference: '', description: '' },
  ...{ name: '', occurrence: 1, keys: [], application: '', applicationNumber: '', receiptNumber: '' },
  status: 'open',
  ...{ notFor: [], note: '', importedAt: at, importedBy: 'office@college.test' },
  ...{ decidedAt: null, decidedBy: '', version: 1 },
  ...given,
})

export const storedPayment = (given: Partial<PaymentEntry> = {}): PaymentEntry => ({
  kind: 'confirmed',
  ...{ application: 'meera', applicationNumber: 'SDC-2026-MEERA', name: 'Meera Joshi', course: 'BA' },
  ...{ session: 'session', programme: 'ba', reference: 'C 1', referenceKey: 'C1', credit: '' },
  ...{ paidOn: '2026-07-20', amount: 5_200, expected: 5_200, difference: null, reason: '', isFurther: false },
  heads: [
    { name: { en: 'Tuition', hi: 'शिक्षण शुल्क' }, amount: 4_700 },
    { name: { en: 'Caution money', hi: 'सिक्योरिटी' }, amount: 500 },
  ],
  ...{ receiptNumber: '2026-27/000001', day: '2026-07-21', at, by: 'office@college.test' },
  ...given,
})
