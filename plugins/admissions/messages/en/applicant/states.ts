export const states = {
  all: {
    incomplete: {
      name: 'Not complete',
      now: 'The first step is with the college; the later steps are missing.',
      next: 'Add your marks, subjects and documents, and send the application.',
    },
    submitted: {
      name: 'Received',
      now: 'The college has your application.',
      next: 'The office checks it. If something is missing, you are mailed.',
    },
    'in scrutiny': {
      name: 'In scrutiny',
      now: 'The office is checking your details and documents.',
      next: 'You do not need to do anything. If something is missing, you are mailed.',
    },
    queried: {
      name: 'Please correct',
      now: 'The office has a question about your application.',
      next: 'Answer every question below, and add the documents that are asked for.',
    },
    resubmitted: {
      name: 'Answered',
      now: 'Your answers are with the office.',
      next: 'The office looks at your application again. You do not need to do anything.',
    },
    verified: {
      name: 'Verified',
      now: 'Everything has been checked and is in order.',
      next: 'Wait for the merit list: your rank appears here as soon as it is published.',
    },
    ranked: {
      name: 'In the merit list',
      now: 'You are in the merit list with a seat.',
      next: 'The college offers you the seat next. You are mailed, and find the offer here.',
    },
    waitlisted: {
      name: 'On the waiting list',
      now: 'You are on the waiting list.',
      next: 'If a seat becomes free, it is offered in the order of the list. You are mailed.',
    },
    offered: {
      name: 'Seat offered',
      now: 'The college offers you a seat.',
      next: 'Accept it, pay the fee, and report the payment here.',
    },
    lapsed: {
      name: 'Offer ended',
      now: 'The time for this offer has passed, and no payment was reported.',
      next: 'The seat goes to the next applicant. If you did pay, go to the office with the challan at once.',
    },
    'fee reported': {
      name: 'Fee reported',
      now: 'You have reported the payment, and the office looks for it.',
      next: 'You do not need to do anything. Once the money is found, you are admitted and mailed.',
    },
    admitted: {
      name: 'Admitted',
      now: 'Your fee is confirmed: you are admitted.',
      next: 'Come to the college with the originals of all documents. Dates are under Notices.',
    },
    withdrawn: {
      name: 'Withdrawn',
      now: 'The application has been withdrawn.',
      next: 'It is not looked at any further.',
    },
    rejected: {
      name: 'Not accepted',
      now: 'The application was not accepted. The reason is below.',
      next: 'If you think that this is wrong, write to the office.',
    },
    declined: {
      name: 'Seat declined',
      now: 'You have declined the seat.',
      next: 'It goes to the next applicant. Your application is closed.',
    },
    cancelled: {
      name: 'Admission cancelled',
      now: 'The admission has been cancelled.',
      next: 'What is paid back, and when, is below.',
    },
  },
  /** For applications without the later steps, which the office decides manually. */
  byHand: {
    verified: {
      name: 'Accepted',
      now: 'Your application has been accepted.',
      next: 'Come to counselling with the originals of your documents. The day is under Notices.',
    },
    waitlisted: {
      name: 'On the waiting list',
      now: 'You are on the waiting list.',
      next: 'The office writes to you if a seat becomes free.',
    },
  },
  whatNext: (next: string) => `**What to do next:** ${next}`,
  until: (time: string) => `Until **${time}**`,
  over: (time: string) => `The last date was ${time}.`,
  answerLate: (day: string) =>
    `The last date was **${day}**. Please answer at once: an answer counts until the office decides, and it may now decide without one.`,
  untilEndOf: (day: string) => `Until the end of **${day}**`,
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  hoursLeft: (hours: number) => (hours <= 1 ? 'less than an hour left' : `${hours} hours left`),
  told: 'What happened so far',
  begun: 'The first step was sent',
  sent: 'The application was sent',
  officeWrites: 'The office writes:',
  decisions: {
    new: 'Received',
    'in review': 'In scrutiny',
    accepted: 'Accepted',
    waiting: 'On the waiting list',
    rejected: 'Not accepted',
    queried: 'The office asked a question',
    resubmitted: 'You answered',
    verified: 'Verified',
    offered: 'A seat was offered',
    'fee reported': 'You reported the payment',
    admitted: 'Admitted',
    withdrawn: 'Withdrawn',
    declined: 'You declined the seat',
    cancelled: 'The admission was cancelled',
  },
}
