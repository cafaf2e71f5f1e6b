import type { InquiryKind } from '../../../contract/inquiries.ts'
import type { DeskLines } from '../en/desk-lines.ts'

/** All are feminine, as the sentences expect. */
const kinds: Readonly<Record<InquiryKind, string>> = {
  feedback: 'प्रतिक्रिया',
  enquiry: 'पूछताछ',
  grievance: 'शिकायत',
}

export const messages: DeskLines = {
  assigned: (kind, number) => `${kinds[kind]} ${number} आपको सौंपी गई है`,
  overdue: (kind, number) => `आपको सौंपी गई ${kinds[kind]} ${number} की समय-सीमा बीत गई है`,
  arrived: (count) => (count === 1 ? '1 नई पूछताछ या शिकायत' : `${count} नई पूछताछ और शिकायतें`),
  allOverdue: (count) =>
    count === 1 ? '1 शिकायत की समय-सीमा बीत गई है' : `${count} शिकायतों की समय-सीमा बीत गई है`,
}
