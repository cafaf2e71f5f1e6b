import { labels } from '@prangan/web/messages/en/desk/actions.ts'

type BankSum = { sum: string; day: string; reference: string; typed: string }

export const admissionFees = {
  title: 'Seat and fee',
  none: 'No seat has been offered yet.',
  lapsed: (time: string) => `The offer lapsed on ${time}. You can still confirm a fee that was paid in time.`,
  unanswered: (time: string) =>
    `The offer lapsed on ${time}. The applicant had neither accepted the seat nor reported a payment. Give more time to pay, or verify the application again: the next list then ranks it.`,
  facts: {
    seat: 'Seat',
    seatFrom: (list: number, under: string) => `List ${list}, ${under}`,
    fee: 'Fee',
    feeWith: (fee: string, caution: string) => `${fee}, of which ${caution} caution money`,
    window: 'To be paid',
    from: (from: string, to: string) => `from ${from} to ${to}`,
    extended: 'Extended',
    extendedBy: (from: string, time: string, by: string, reason: string) =>
      `was until ${from}; changed on ${time} by ${by}: ${reason}`,
    answer: 'Answer',
    accepted: (time: string) => `Accepted on ${time}`,
    noAnswer: 'None yet',
    reported: 'Reported',
    paid: (sum: string, day: string, reference: string) => `${sum} on ${day}, reference ${reference}`,
    confirmed: 'Confirmed',
    confirmedBy: (paid: string, time: string, by: string) => `${paid}; ${time} by ${by}`,
    notConfirmed: 'Not yet',
    receipt: 'Receipt number',
    receiptCancelled: (number: string, time: string, by: string, reason: string) =>
      `${number}, cancelled on ${time}${by && ` by ${by}`}: ${reason || 'the applicant withdrew'}`,
    balance: 'Balance due',
    balanceReported: 'Balance, reported',
    fullyPaid: (sum: string) => `none: ${sum} paid in all`,
    receipts: 'Receipts',
    reportedBefore: 'Reported before',
    paidReported: (day: string, reference: string) => `on ${day}, reference ${reference}`,
    difference: 'Differs from the fee',
    differenceOf: (kind: string, fee: string, remark: string) => `${kind}; the fee was ${fee}. ${remark}`,
  },
  letters: {
    offer: 'Offer letter',
    admission: 'Admission letter',
    receipt: 'Fee receipt',
    refund: 'Refund order',
  },
  receiptOf: (number: string) => `Receipt ${number}`,
  letterNotLoaded: 'We couldn’t load the letter. Check your internet connection and try again.',
  confirm: {
    title: 'Confirm the fee',
    action: 'Confirm fee',
    reference: 'Challan number or UTR',
    referenceHint: 'As printed on the challan or in the bank’s statement.',
    paidOn: 'Paid on',
    amount: 'Amount in rupees',
    hint: 'The receipt gets the next number.',
    difference: 'What this sum is',
    differenceHint: (fee: string) => `The fee of the offer is ${fee}.`,
    chooseDifference: 'Choose what this sum is.',
    differences: {
      'part payment': 'A part of the fee',
      excess: 'More than the fee',
      'other head': 'The fee of another head',
    },
    remark: 'Remark',
    remarkHint: 'Why this sum counts, and what becomes of the difference. Kept with the payment.',
    remarkMissing: 'Write a remark.',
    leaves: (sum: string) => `${sum} stays due, under Payments › Dues.`,
    rest: {
      title: 'Confirm a payment of the balance',
      action: 'Confirm payment',
      done: (name: string) => `The payment of ${name} is confirmed.`,
    },
    withdrawn: {
      text: 'The applicant has withdrawn after reporting a payment. Confirm it if you find it: then we pay it back by the refund rule.',
      action: 'Confirm and refund',
      done: (name: string) => `The payment of ${name} is confirmed. It is under Refunds now.`,
    },
    inBank: (sum: string, day: string, reference: string) =>
      `In the bank: ${sum} on ${day}${reference && `, reference ${reference}`}.`,
    otherInBank: ({ sum, day, reference, typed }: BankSum) =>
      `In the bank: ${sum} on ${day}${reference && `, reference ${reference}`}, not ${typed}. Compare with the challan before you confirm.`,
    alsoReported: 'The same reference was also reported for:',
    alsoReportedEnd: 'Look at both before you confirm: it counts for one of them only.',
    badAmount: 'Please enter whole rupees.',
    laterThanToday: 'Choose today or an earlier day.',
    conflict: 'Somebody else has just changed this application. What you typed is still here.',
    failed: 'The fee could not be confirmed: ',
    done: (name: string) => `The fee of ${name} is confirmed.`,
  },
  atCounter: {
    notSeen: (names: string) => `Originals not seen yet: ${names}`,
    seen: 'No original is missing.',
    text: 'The fee confirms the seat. The admission is completed at the counter: there each original is seen, and the roll number is given.',
    open: 'Open at the counter',
  },
  refund: {
    sum: 'Refund',
    why: 'Refund rule',
    paid: 'Paid back',
    payBy: (day: string) => `To be paid by ${day}`,
    paidOn: (day: string, reference: string) => `on ${day}${reference && `, reference ${reference}`}`,
    account: {
      title: 'Bank account',
      none: 'The applicant has not entered an account yet.',
      given: (lastFour: string, ifsc: string, time: string) =>
        `ending in ${lastFour}, ${ifsc}; entered on ${time}`,
      show: 'Show bank account',
      hide: 'Hide bank account',
      loading: 'Loading…',
      recorded: 'This view is recorded in the audit trail.',
      failed: 'The bank account could not be loaded. Check your internet connection and try again.',
      parts: { name: 'Account holder', number: 'Account number', ifsc: 'IFSC', bank: 'Bank' },
      copy: (part: string) => `Copy: ${part}`,
      copied: 'Copied.',
      notCopied: 'Copying did not work. Select the text and copy it.',
    },
    noFee: 'No fee has been confirmed, so there is nothing to pay back.',
    untilDate: (day: string) => `Until ${day}`,
    daysBefore: (days: number) =>
      `Until ${days === 1 ? '1 day' : `${days} days`} before the notified last date`,
    daysAfter: (days: number) =>
      days === 0
        ? 'Until the notified last date'
        : `Until ${days === 1 ? '1 day' : `${days} days`} after the notified last date`,
    step: (when: string, percent: number) =>
      `${when}: ${percent} % of the fee without caution money, and all of the caution money.`,
    stepLess: (when: string, percent: number, charge: number, most: string) =>
      `${when}: ${percent} % of the fee without caution money, less ${charge} %, at most ${most}; and all of the caution money.`,
    afterAll: 'After the last step of the rule: only the caution money.',
    unseated: 'All that was paid, because no seat was taken.',
    foundLater: 'All of a payment that was found after the admission had ended.',
    further: (sum: string) => `And ${sum} in full, found after the admission had ended.`,
    earlier: 'Paid back before',
    earlierPaid: (sum: string, day: string, reference: string) =>
      `${sum} on ${day}${reference && `, reference ${reference}`}`,
    whole: 'All that was paid, because the college cancelled the admission when the list was revised.',
    explained: {
      confirmedFee: (fee: string, caution: string) => `${fee} was paid, of which ${caution} caution money.`,
      sum: (sum: string, day: string) => `To be paid back: ${sum}, by ${day}.`,
      kept: (sum: string) => `The college keeps ${sum}.`,
    },
  },
  settle: {
    provisional: (condition: string) =>
      `The list was revised, and this seat is provisional until: ${condition}`,
    fact: 'Revised list',
    decided: (decision: string, time: string, by: string, reason: string) =>
      `${decision}; ${time} by ${by}: ${reason}`,
    cancelOffer: 'The next list ranks the applicant again.',
    action: 'Settle seat',
    busy: 'Saving…',
    question: (name: string) => `Settle the seat of ${name}?`,
    text: 'The applicant gets your decision and reason by e-mail.',
    failed: 'That did not work. Please check your internet connection and try again.',
    done: (name: string) => `The seat of ${name} is settled.`,
  },
  undo: {
    open: 'Undo confirmation',
    openOne: (number: string) => `Undo confirmation ${number}`,
    question: (sum: string) => `Undo the confirmation of ${sum}?`,
    text: (number: string) =>
      `The receipt ${number} is cancelled; its number stays used. The reference can count again, and its credit in the bank goes back to ‘Not matched’. The applicant is told by e-mail.`,
    staysAdmitted: (sum: string) => `The admission stays. ${sum} is due then.`,
    reportedAgain: 'The application then waits for its fee to be confirmed again.',
    offeredAgain: 'The seat is then offered again, as before.',
    lapsed: (time: string) =>
      `The offer ended on ${time}: the seat becomes free. Give more time afterwards if the applicant should keep it.`,
    reason: 'Reason',
    reasonHint: 'What was wrong, for example: the UTR is that of another applicant. The applicant reads it.',
    reasonMissing: 'Write the reason.',
    action: 'Undo confirmation',
    busy: 'Undoing…',
    done: (name: string, number: string) =>
      `The confirmation of ${name} is undone; receipt ${number} is cancelled.`,
    failed: 'That did not work. Check your internet connection and try again.',
  },
  notFound: {
    open: 'Payment not found',
    question: 'Is this payment not in the bank?',
    reported: (name: string, paid: string) => `${name} reported ${paid}.`,
    payAgain: (time: string) =>
      `The seat stays offered until ${time}, so that the applicant can pay, or correct the reference.`,
    lapsed: (time: string) =>
      `The offer ended on ${time}: the seat becomes free. A fee that was paid in time can still be confirmed.`,
    nothingBack: 'Nothing is paid back. If the money comes in later, it can still be found and paid back.',
    staysDue: (sum: string) => `${sum} of the fee stays due. The applicant can report a payment again.`,
    note: 'Note (optional)',
    noteHint: 'The applicant reads it, for example: we have looked in the statements until 20 July.',
    action: 'Payment not found',
    busy: 'Saving…',
    done: (name: string) => `${name} is told by e-mail that the payment was not found.`,
    failed: 'That did not work. Check your internet connection and try again.',
    before: (report: string) => `${report}: not found`,
  },
  end: {
    reason: 'Reason',
    reasonHint: 'How the applicant told you, and why. The receipt is cancelled with this reason.',
    reasonMissing: 'Write the reason.',
    note: 'Note (optional)',
    noteHint: 'How the applicant told you, for example by letter or at the counter. Kept with the decision.',
    reference: 'Reference of the payment',
    referenceHint: 'UTR, or the number of the cheque. The applicant sees it.',
    referenceMissing: 'Write the reference of the payment.',
    failed: 'That did not work. Please check your internet connection and try again.',
    actions: {
      withdraw: {
        labels: labels('Withdraw application', 'Withdrawing…'),
        question: 'Withdraw this application at the applicant’s request?',
        text: (_sum: string) => '',
        done: (name: string) => `The application of ${name} is withdrawn.`,
      },
      cancel: {
        labels: labels('Cancel admission', 'Cancelling…'),
        question: 'Cancel this admission at the applicant’s request?',
        text: (_sum: string) => '',
        done: (name: string) => `The admission of ${name} is cancelled.`,
      },
      'refund paid': {
        labels: labels('Record refund', 'Saving…'),
        question: 'Record the refund as paid?',
        text: (sum: string) =>
          `You confirm that ${sum} was paid back. The applicant is told by e-mail, and the bank account is deleted.`,
        done: (name: string) => `The refund of ${name} is recorded as paid.`,
      },
    },
  },
}
