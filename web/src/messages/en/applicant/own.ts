/** The parts of the applicant's page, once it is open. */
export const own = {
  /** Before the application's number. */
  heading: 'Application',
  ofSession: (course: string, session: string) => `${course}, session ${session}`,
  refresh: 'Look again',
  refreshing: 'Looking…',
  print: 'Print the acknowledgement',
  close: 'Close the application',
  closeHint:
    'This page closes automatically after 30 minutes. On a shared computer, close it before you leave.',
  changed: (why: string) => `${why} It is shown as it is now.`,
  offline: 'You are offline. What is shown may be out of date; nothing that you typed is lost.',
  failure: {
    refused: 'This could not be done. Please try again.',
    network: 'There is no connection. Nothing is lost: please try again when you are connected.',
  },
  restored: 'What you typed before in this tab is here again.',

  incomplete: {
    title: 'Complete your application',
    begun: 'You began the next steps on this device. What you typed there is kept.',
    elsewhere:
      'You can go on here. If you began on another device, what you typed is kept there; the documents that you added are with the college. Please enter again what the next steps depend on.',
    here: 'Go on with the next steps',
    noSession: 'The next steps could not be loaded. Please look again in a moment.',
    done: 'The application was sent.',
    closed:
      'The last date of this programme has passed, so it cannot be completed any more. Please ask the office.',
  },

  queries: {
    title: 'Questions of the office',
    intro: 'Answer in a few words, or with a new document. All answers are sent together.',
    item: {
      identity: 'Name, parents and date of birth',
      education: 'Examinations and marks',
      subjects: 'Subjects',
      category: 'Category and its certificate',
    },
    claim: (name: string) => `Claim: ${name}`,
    document: (name: string) => `Document: ${name}`,
    /** Where the session of a document or claim is not shown any more. */
    otherClaim: 'A claim',
    otherDocument: 'A document',
    asked: (moment: string) => `Asked on ${moment}`,
    answer: (item: string) => `Your answer: ${item}`,
    answerMissing: 'Please write an answer.',
    answerOrDocumentMissing: 'Please add a new document, or write why there is none.',
    send: 'Send the answers',
    sending: 'Sending…',
    done: 'Your answers were sent.',
    earlier: 'Earlier questions and your answers',
    byDocument: 'Answered with a new document',
  },

  rank: {
    title: 'Your place in the merit list',
    rank: 'Rank',
    waiting: 'Place on the waiting list',
    index: 'Merit index',
    list: 'From',
    listNumber: (number: number, moment: string) => `Merit list ${number}, published on ${moment}`,
    why: 'Why this rank?',
    whyText:
      'The index is computed by the rule of the programme, from your verified marks and weightage. Everybody with a higher index comes before you; where it is equal, the order that the rule names decides. Seats are shared out by rank within the reserved shares.',
    noTrace: 'How it was computed is not recorded here. Please ask the office.',
    wrong: 'If a number is not as on your marksheet or certificate, write to the office at once.',
    open: 'Open the public list',
  },

  offer: {
    title: 'The seat that is offered to you',
    accepted: 'You have accepted this seat. It is yours once the fee is paid.',
    seat: 'Seat',
    list: 'From',
    amount: 'Fee to pay',
    caution: (amount: string) => `of it ${amount} caution money, which is always paid back`,
    payFrom: 'Fee counter opens',
    payTo: 'Pay and report by',
    until: (moment: string) => `until ${moment}`,
    accept: 'Accept the seat',
    accepting: 'Accepting…',
    acceptDone: 'You have accepted the seat. Now pay the fee and report it here.',
    decline: 'Decline the seat',
    declining: 'Declining…',
    declineTitle: 'Decline this seat?',
    declineText:
      'The seat goes to the next applicant, and your application is closed. This cannot be taken back.',
    keep: 'Keep the seat',
    declineAction: 'Decline it',
    declineDone: 'The seat was declined.',
  },

  fee: {
    title: 'Report the fee',
    intro: (amount: string) =>
      `Pay ${amount} by challan at the bank or by transfer, then tell us the reference here.`,
    notYet: (moment: string) => `The fee can be paid from ${moment}. You can report it here from then on.`,
    reference: 'Challan number or UTR',
    referenceHint: 'As printed on the stamped challan, or in your bank’s message.',
    paidOn: 'Paid on',
    proof: 'Proof of payment',
    proofHint: 'A photo of the stamped challan, or a screenshot.',
    send: 'Report the payment',
    sending: 'Sending…',
    done: 'The payment has been reported.',
    reported: 'The fee',
    state: 'State',
    confirmed: 'Confirmed',
    unconfirmed: 'Reported; the office looks for it',
    receipt: 'Receipt number',
    amount: 'Amount',
  },

  withdraw: {
    title: 'Withdraw the application',
    before:
      'If you do not want to be admitted here, withdraw the application. It is then not looked at any further. This cannot be taken back.',
    reported:
      'Your payment has not been confirmed yet. If you withdraw now, the office looks for it first, and pays back what the rule gives.',
    admitted: (amount: string) =>
      `You are admitted. If you withdraw today, **${amount}** of your fee is paid back. This cannot be taken back.`,
    action: 'Withdraw the application',
    cancelAction: 'Withdraw from the admission',
    busy: 'Withdrawing…',
    askTitle: 'Withdraw this application?',
    askText: 'Your application is closed. This cannot be taken back.',
    askRefund: (amount: string) => `${amount} is paid back to you.`,
    keep: 'Keep it',
    done: 'You have withdrawn the application.',
  },

  refund: {
    title: 'What is paid back',
    rule: 'The rule of this session',
    amount: (amount: string) => `**${amount}** is paid back to you.`,
    paid: (amount: string) => `**${amount}** has been paid back to you.`,
    within: (days: number) => `It is paid within ${days} days of the withdrawal.`,
    upTo: (day: string, percent: number) => `Until ${day}: ${percent} % of the fee`,
    less: (percent: number, most: string) => `less ${percent} % of the fee, at most ${most}`,
    lessMost: (most: string) => `less ${most}`,
    later: 'Later: nothing of the fee',
    counts: 'counts for you',
    caution: 'The caution money is always paid back whole.',
  },

  guardian: { done: 'Your guardian has agreed.' },

  consents: {
    title: 'Your consents',
    intro: 'Each can be taken back here, and given again. What was done until then stays as it is.',
    given: (moment: string, version: string) => `Given on ${moment}; text ${version}`,
    action: 'Take back',
    /** With the title of the consent, for screen readers. */
    takeBack: (title: string) => `Take back: ${title}`,
    busy: 'Taking back…',
    done: 'The consent has been taken back.',
    takenBack: (moment: string) => `Taken back on ${moment}.`,
    refused: 'You have not agreed to this.',
    give: 'Agree',
    /** With the title of the consent, for screen readers. */
    giveFor: (title: string) => `Agree: ${title}`,
    giving: 'Saving…',
    isGiven: 'You have agreed. The consent can be taken back here.',
    needed: 'The application cannot go on without it: you take it back by withdrawing the application.',
    toWithdrawal: 'Go to the withdrawal',
    over: 'The application is closed, and nothing more is done on this consent.',
    guardian: 'Consent of your guardian',
    guardianGiven: (moment: string) => `Given on ${moment}`,
  },

  documents: {
    title: 'Documents that the college has',
    none: 'No documents yet.',
    added: (name: string, moment: string) => `${name}, added on ${moment}`,
  },

  sheet: {
    label: 'Acknowledgement, as it is printed',
    title: 'Acknowledgement of an application',
    number: 'Application number',
    name: 'Name',
    programme: 'Programme',
    session: 'Session',
    sent: 'Sent on',
    state: 'State',
    printed: (moment: string) => `Printed on ${moment}. For the current status see the application’s page.`,
  },
}
