import { college } from '@prangan/college/config'
import type { Programme } from '../contract/schemas/admission-sessions.ts'
import type { FeeHead, Payment } from '../contract/schemas/payment.ts'

/** Neither the bank nor the UPI address exists, so nobody can pay by them. */
export const demoPayment: Payment = {
  account: {
    name: `Principal, ${college.name.en}`,
    number: '10000000001',
    ifsc: 'TEST0000001',
    bank: 'Demonstration Bank',
    branch: college.address.en.split(',')[0] ?? '',
  },
  sbiCollect: {
    link: 'https://collect.test/college',
    fields: [
      'Payment category = Admission fee',
      'Name of the student = {name}',
      'Application number = {number}',
      'Programme = {programme}',
      'Amount = {amount}',
      'Remarks = {reference}',
    ],
  },
  upi: { address: `${college.shortCode.toLowerCase()}.fees@demobank`, name: college.name.en },
}

const names = {
  tuition: { en: 'Tuition', hi: 'शिक्षण शुल्क', mr: 'शिक्षण शुल्क' },
  university: {
    en: 'University registration and examination',
    hi: 'विश्वविद्यालय पंजीकरण और परीक्षा',
    mr: 'विद्यापीठ नोंदणी आणि परीक्षा',
  },
  library: { en: 'Library and laboratory', hi: 'पुस्तकालय और प्रयोगशाला', mr: 'ग्रंथालय आणि प्रयोगशाळा' },
  caution: { en: 'Caution money', hi: 'सिक्योरिटी', mr: 'अनामत रक्कम' },
}

/** Divides a fee into heads. */
export function demoHeads({ amount, cautionMoney }: Omit<Programme['fee'], 'heads'>): FeeHead[] {
  const [university, library] = [1_200, 600]
  return [
    { name: names.tuition, amount: amount - cautionMoney - university - library },
    { name: names.university, amount: university },
    { name: names.library, amount: library },
    { name: names.caution, amount: cautionMoney, isCautionMoney: true },
  ]
}
