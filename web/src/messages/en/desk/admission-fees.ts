import { labels } from './actions.ts'

/** A seat, its fee, what is paid back, and the letters about them. */
export const admissionFees = {
  title: 'Seat and fee',
  none: 'No seat has been offered yet.',
  lapsed: (moment: string) =>
    `The offer lapsed on ${moment}. A fee that was paid in time can still be confirmed.`,
  facts: {
    seat: 'Seat',
    seatFrom: (list: number, under: string) => `List ${list}, ${under}`,
    open: 'Open',
    fee: 'Fee',
    feeWith: (fee: string, caution: string) => `${fee}, of which ${caution} caution money`,
    window: 'To be paid',
    from: (from: string, to: string) => `from ${from} to ${to}`,
    answer: 'Answer',
    accepted: (moment: string) => `Accepted on ${moment}`,
    noAnswer: 'None yet',
    reported: 'Reported',
    paid: (sum: string, day: string, reference: string) => `${sum} on ${day}, reference ${reference}`,
    confirmed: 'Confirmed',
    confirmedBy: (moment: string, by: string) => `${moment} by ${by}`,
    notConfirmed: 'Not yet',
    receipt: 'Receipt number',
  },
  letters: {
    offer: 'Offer letter',
    admission: 'Admission letter',
    receipt: 'Fee receipt',
    refund: 'Refund order',
  },
  letterNotLoaded: 'The letter could not be loaded. Please check your internet connection and try again.',
  confirm: {
    title: 'Confirm the fee',
    action: 'Confirm and admit',
    reference: 'Challan number or UTR',
    referenceHint: 'As printed on the challan or in the bank’s statement.',
    paidOn: 'Paid on',
    amount: 'Amount in rupees',
    receiptNumber: 'Receipt number (optional)',
    receiptHint: 'Left blank, the next number is given.',
    badAmount: 'Please type whole rupees.',
    laterThanToday: 'This day has not come yet.',
    conflict: 'Somebody else has just changed this application. What you typed is still here.',
    failed: 'The fee could not be confirmed: ',
    done: (name: string) => `${name} is admitted.`,
  },
  refund: {
    sum: 'Refund',
    why: 'By the rule',
    paid: 'Paid back',
    payBy: (day: string) => `To be paid by ${day}`,
    noFee: 'No fee has been confirmed, so nothing is to be paid back.',
    untilDate: (day: string) => `Until ${day}`,
    daysBefore: (days: number) => `Until ${days} days before the notified last date`,
    daysAfter: (days: number) =>
      days === 0 ? 'Until the notified last date' : `Until ${days} days after the notified last date`,
    step: (when: string, percent: number) => `${when}: ${percent} % of the fee.`,
    stepLess: (when: string, percent: number, charge: number, most: string) =>
      `${when}: ${percent} % of the fee, less ${charge} %, at most ${most}.`,
    afterAll: 'After the last step of the rule: only the caution money.',
    /** What a withdrawal today would pay back. */
    explained: {
      confirmedFee: (fee: string, caution: string) => `${fee} was paid, of which ${caution} caution money.`,
      sum: (sum: string, day: string) => `To be paid back: ${sum}, by ${day}.`,
      kept: (sum: string) => `The college keeps ${sum}.`,
    },
  },
  end: {
    note: 'Note (optional)',
    noteHint: 'How the applicant said so: by letter, at the counter. Kept with the decision.',
    failed: 'It could not be done. Please check your internet connection and try again.',
    actions: {
      withdraw: {
        labels: labels('Withdraw', 'Withdrawing…'),
        question: 'Withdraw this application on the applicant’s word?',
        text: (_sum: string) => '',
        done: (name: string) => `The application of ${name} is withdrawn.`,
      },
      cancel: {
        labels: labels('Cancel admission', 'Cancelling…'),
        question: 'Cancel this admission on the applicant’s word?',
        text: (_sum: string) => '',
        done: (name: string) => `The admission of ${name} is cancelled.`,
      },
      'refund paid': {
        labels: labels('Refund paid', 'Saving…'),
        question: 'Has the refund been paid?',
        text: (sum: string) => `${sum} was paid back to the applicant.`,
        done: (name: string) => `The refund of ${name} is recorded as paid.`,
      },
    },
  },
}
