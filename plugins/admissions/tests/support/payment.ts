import { hasHindi } from '@prangan/tests/support/languages.ts'
import type { FeeHead, Payment } from '../../contract/schemas/payment.ts'

export const payment: Payment = {
  account: {
    name: 'Principal, College of Arts',
    number: '10000000001',
    ifsc: 'TEST0000001',
    bank: 'Demonstration Bank',
    branch: 'Station Road',
  },
  sbiCollect: { link: 'https://collect.test/college', fields: ['Name = {name}', 'Remarks = {reference}'] },
  upi: { address: 'college.fees@demobank', name: 'College of Arts' },
}

export const heads: FeeHead[] = [
  { name: { en: 'Tuition', ...(hasHindi && { hi: 'शिक्षण शुल्क' }) }, amount: 3_500 },
  { name: { en: 'Caution money', ...(hasHindi && { hi: 'सिक्योरिटी' }) }, amount: 500 },
]
