export const statuses = {
  queried: 'Question asked',
  resubmitted: 'Answered',
  verified: 'Verified',
  offered: 'Seat offered',
  'fee reported': 'Fee reported',
  admitted: 'Admitted',
  withdrawn: 'Withdrawn',
  declined: 'Declined',
  cancelled: 'Cancelled',
}

/** Names of mails to applicants. */
export const mails = {
  complete: 'Complete, with what happens next',
  corrected: 'Correction',
  'email changed': 'E-mail changed (to the old address)',
  'offer ends soon': 'Reminder to pay',
  'offer extended': 'More time to pay',
  'offer lapsed': 'Offer ended',
  'provisional list': 'Provisional list',
  'final list': 'Final list',
  'objection received': 'Objection received',
  'objection answered': 'Answer to the objection',
  'seat decided': 'Decision on the seat',
  'refund account given': 'Account for the refund',
  'refund paid': 'Refund paid',
  'refund increased': 'Another payment found, to be paid back',
  'balance reported': 'Payment of the balance reported',
  'confirmation undone': 'Confirmation of a payment undone',
  'further payment': 'Further payment confirmed',
  'payment not found': 'Payment not found',
}
