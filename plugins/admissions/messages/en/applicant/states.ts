/** What each step is called: as the state on the page, and in the history below it. */
const names = {
  new: 'Received',
  'in review': 'In review',
  waiting: 'On the waiting list',
  rejected: 'Not accepted',
  queried: 'Question from the office',
  resubmitted: 'Answers received',
  verified: 'Verified',
  offered: 'Seat offered',
  'seat accepted': 'Seat accepted',
  'fee reported': 'Fee reported',
  admitted: 'Seat confirmed',
  'admission complete': 'Admitted',
  withdrawn: 'Withdrawn',
  declined: 'Seat declined',
  cancelled: 'Admission cancelled',
}

export const states = {
  all: {
    incomplete: {
      name: 'Not complete',
      now: 'We have the first step of your application. The later steps are missing.',
      next: 'Add your marks, subjects and documents, then send your application.',
    },
    submitted: {
      name: names.new,
      now: 'We have your application.',
      next: 'The office checks it. If something is missing, we e-mail you.',
    },
    'in scrutiny': {
      name: names['in review'],
      now: 'The office is checking your details and documents.',
      next: 'You don’t need to do anything. If something is missing, we e-mail you.',
    },
    queried: {
      name: names.queried,
      now: 'The office has a question about your application.',
      next: 'Answer every question below and add the documents we ask for.',
    },
    resubmitted: {
      name: names.resubmitted,
      now: 'Your answers are with the office.',
      next: 'The office checks your application again. You don’t need to do anything.',
    },
    verified: {
      name: names.verified,
      now: 'We have checked everything, and it is in order.',
      next: 'Wait for the merit list: your rank appears here as soon as it is published.',
    },
    ranked: {
      name: 'In the merit list',
      now: 'You are on the merit list and get a seat.',
      next: 'We offer you the seat next. We e-mail you then, and the offer appears here.',
    },
    waitlisted: {
      name: names.waiting,
      now: 'You are on the waiting list.',
      next: 'If a seat becomes free, the next person on the list gets it. We e-mail you when it is your turn.',
    },
    offered: {
      name: names.offered,
      now: 'We offer you a seat.',
      next: 'Accept it, pay the fee, then report the payment here.',
    },
    lapsed: {
      name: 'Offer ended',
      now: 'This offer has ended, because you did not report a payment in time.',
      next: 'The seat goes to the next applicant. If you did pay, bring the challan to the office at once. If you would like a seat from a later list, ask the office.',
    },
    'fee reported': {
      name: names['fee reported'],
      now: 'You have reported the payment, and the office is checking it.',
      next: 'You don’t need to do anything. When we have found your payment, the seat is yours and we e-mail you.',
    },
    admitted: {
      name: names.admitted,
      now: 'We have confirmed your fee: the seat is yours.',
      next: 'Come to the college with the originals of all your documents: then you are admitted and get your roll number. See [Notices](/viewallnews) for the dates.',
    },
    withdrawn: {
      name: names.withdrawn,
      now: 'Your application has been withdrawn.',
      next: 'You don’t need to do anything: we have stopped working on it.',
    },
    rejected: {
      name: names.rejected,
      now: 'We could not accept your application. The reason is below.',
      next: 'If you think this is wrong, [write to the office](/contact).',
    },
    declined: {
      name: names.declined,
      now: 'You have declined the seat.',
      next: 'The seat goes to the next applicant. Your application is closed.',
    },
    cancelled: {
      name: names.cancelled,
      now: 'Your admission has been cancelled.',
      next: 'See below how much we pay back, and when.',
    },
  },
  accountMissing: 'Enter your bank account below, so that we can pay your refund.',
  paymentUnchecked:
    'We are still checking the payment that you reported. Once we find it, we e-mail you how much we pay back, and ask for your bank account.',
  /** An offered seat that the applicant has accepted. */
  accepted: {
    name: names['seat accepted'],
    now: 'You have accepted this seat. It is yours once we have confirmed your fee.',
    next: 'Pay the fee, then report the payment here.',
  },
  /** The day of admission, where it differs from the texts above: the fee first, then the originals. */
  day: {
    originalsFirst: {
      offered:
        'Accept it, then come to the college with the originals of your documents. After we have checked them, pay the fee and report the payment here.',
      accepted:
        'Come to the college with the originals of your documents. After we have checked them, pay the fee and report the payment here.',
      reported:
        'Come to the college with the originals of your documents. We are checking the payment at the same time. We admit you when both are done.',
      admitted:
        'You are admitted and get your roll number at the college, once we have seen the originals of your documents.',
    },
    withBalance: {
      open: 'The seat is yours. The fee is not fully paid yet.',
      complete: (number: string) =>
        `Your admission is complete, and your roll number is ${number}. The fee is not fully paid yet.`,
      pay: 'Pay the balance as shown below.',
    },
    admitted: names['admission complete'],
    complete: (number: string) => `Your admission is complete. Your roll number is ${number}.`,
    owed: 'Bring the originals below by their dates. Without them the college can cancel the admission.',
    nothingOwed: 'You don’t need to do anything. Keep your roll number.',
    originals: {
      title: 'Originals',
      text: 'Bring the originals of these to the college:',
      results: {
        '': 'to be shown',
        seen: 'seen',
        copy: 'seen, copy kept',
        undertaking: 'to be brought',
        missing: 'to be brought',
      },
      until: (day: string) => `by ${day}`,
    },
  },
  /** On a provisional list. */
  provisional: {
    ranked: { name: 'On the provisional list', now: 'You are on the provisional list with a seat.' },
    waitlisted: {
      name: 'Provisional waiting list',
      now: 'You are on the waiting list of the provisional list.',
    },
    check:
      'Check your place below. If something is wrong, send an objection in time. The final list comes after the objections are answered.',
    wait: 'The office answers the objections, then publishes the final list. Seats are offered from that list.',
  },
  objectUntil: (time: string) => `Objections until **${time}**`,
  /** Where something was refused. */
  verifiedInPart: 'We have checked everything. What we did not accept is below, with the reason.',
  /** For applications without the later steps, which the office decides manually. */
  byHand: {
    verified: {
      name: 'Accepted',
      now: 'We have accepted your application.',
      next: 'Come to counselling with the originals of your documents. See [Notices](/viewallnews) for the day.',
    },
    waitlisted: {
      name: 'On the waiting list',
      now: 'You are on the waiting list.',
      next: 'The office writes to you if a seat becomes free.',
    },
  },
  whatNext: (next: string) => `**Next:** ${next}`,
  until: (time: string) => `Until **${time}**`,
  over: (time: string) => `The last date was ${time}.`,
  answerLate: (day: string) =>
    `The last date was **${day}**. Answer at once: the office can now decide without your answer. Until it decides, your answer still counts.`,
  untilEndOf: (day: string) => `Until the end of **${day}**`,
  balanceUntil: (day: string) => `Pay the balance by the end of **${day}**`,
  balanceLate: (day: string) =>
    `The balance was due by **${day}**. Pay it at once, or agree on another day with the office.`,
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  hoursLeft: (hours: number) => (hours <= 1 ? 'less than an hour left' : `${hours} hours left`),
  told: 'What happened so far',
  begun: 'First step sent',
  sent: 'Application sent',
  officeWrites: 'The office writes:',
  decisions: {
    ...names,
    accepted: 'Accepted',
    correction: 'The office corrected your data',
    'own correction': 'You corrected your data',
    objection: 'You objected to the provisional list',
    'objection answered': 'The office answered your objection',
    'seat keeps': 'After corrections you keep your seat',
    'seat provisional': 'After corrections you keep your seat for now',
    'seat cancelled': 'After corrections the seat offer was taken back',
  },
}
