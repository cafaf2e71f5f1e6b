import type { InquiryKind } from '../../../contract/inquiries.ts'

const kinds: Readonly<Record<InquiryKind, string>> = {
  feedback: 'Feedback',
  enquiry: 'Enquiry',
  grievance: 'Grievance',
}

/** What notifications and the morning mail say. */
export const messages = {
  assigned: (kind: InquiryKind, number: string) => `${kinds[kind]} ${number} was assigned to you`,
  overdue: (kind: InquiryKind, number: string) => `${kinds[kind]} ${number}, assigned to you, is overdue`,
  arrived: (count: number) => (count === 1 ? 'One new enquiry' : `${count} new enquiries`),
  allOverdue: (count: number) =>
    count === 1 ? 'One grievance is overdue' : `${count} grievances are overdue`,
}

export type DeskLines = typeof messages
