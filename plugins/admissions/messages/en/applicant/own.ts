import { fee, refund } from './money.ts'

export const own = {
  heading: 'Application',
  ofSession: (course: string, session: string) => `${course}, session ${session}`,
  nextList: (number: number, day: string) =>
    `**${['First', 'Second', 'Third'][number - 1] ?? `${number}th`} merit list:** ${day}`,
  refresh: 'Check again',
  refreshing: 'Checking…',
  print: 'Print acknowledgement',
  close: 'Log out',
  closeHint:
    'You are logged out after 30 minutes without use. On a shared computer, log out before you leave.',
  changed: (why: string) => `${why} This page now shows the current status.`,
  offline: 'You are offline, so this page may be out of date. What you typed is still here.',
  failure: {
    refused: 'That didn’t work. What you typed is still here; try again.',
    network: 'You are offline. What you typed is still here; try again when you are connected.',
  },
  restored: 'We have restored what you typed in this tab.',

  incomplete: {
    title: 'Complete your application',
    begun: 'You started the next steps on this device. What you typed is still here.',
    elsewhere:
      'You can continue here. If you started on another device, what you typed is saved only there: please type it again here. We have the documents you added.',
    here: 'Continue with the next steps',
    noSession: 'We couldn’t load the next steps. Check again in a moment.',
    done: 'Your application has been sent.',
    closed:
      'The last date for this programme has passed, so you can no longer complete your application. Ask the office what you can do.',
  },

  queries: {
    title: 'Questions from the office',
    intro: 'Answer in a few words, or add a new document. You send all your answers together.',
    item: {
      identity: 'Name, parents and date of birth',
      education: 'Examinations and marks',
      subjects: 'Subjects',
      category: 'Category and its certificate',
    },
    claim: (name: string) => `Claim: ${name}`,
    document: (name: string) => `Document: ${name}`,
    otherClaim: 'A claim',
    otherDocument: 'A document',
    asked: (time: string) => `Asked on ${time}`,
    answer: (item: string) => `Your answer: ${item}`,
    answerMissing: 'Please write an answer.',
    answerOrDocumentMissing: 'Add a new document, or write why you don’t have one.',
    send: 'Send answers',
    sending: 'Sending…',
    done: 'Your answers have been sent.',
    earlier: 'Earlier questions and your answers',
    byDocument: 'Answered with a new document',
  },

  counted: {
    title: 'Your points as counted',
    text: 'This is how your verified marks and claims were counted. Your rank comes with the merit list.',
  },

  rank: {
    title: 'Your place in the merit list',
    rank: 'Rank',
    waiting: 'Place on the waiting list',
    index: 'Merit index',
    list: 'List',
    listNumber: (number: number, time: string) => `Merit list ${number}, published on ${time}`,
    provisional: (number: number, until: string) =>
      `Provisional merit list ${number}: objections until ${until}`,
    why: 'Why this rank?',
    whyText:
      'We calculate your index by the programme’s rule, from your verified marks and weightage. Everybody with a higher index comes before you. If two are equal, the rule says who comes first. The seats of each category are given in order of rank.',
    noTrace: 'There is no record here of how we calculated your index. Ask the office.',
    wrong: 'If a number differs from your marksheet or certificate, [write to the office](/contact) at once.',
    open: 'Open public list',
  },

  objection: {
    title: (number: number) => `Object to provisional list ${number}`,
    intro:
      'Is something wrong, in your own place or in somebody else’s? The office answers you before it publishes the final list. Put everything into one objection: you can send the next only after our answer.',
    action: 'Object',
    about: (what: string) => `About “${what}”:`,
    openList: 'Open provisional list',
    rank: 'Rank on the list',
    rankHint: 'Only for somebody else’s place. Leave it empty if it is about you.',
    badRank: 'Please enter the rank as a number, or leave it empty.',
    text: 'What is wrong',
    textHint: 'Say what would be right, and which document shows it.',
    document: (number: number) => `Document with your objection (${number})`,
    documentHint: 'A photo or PDF that shows what is right. Add it before you send the objection.',
    send: 'Send objection',
    sending: 'Sending…',
    done: 'You have sent an objection. The office answers it here and by e-mail.',
    oneAtATime: 'You can send another objection once the office has answered this one.',
    mine: 'Your objections',
    own: (list: number) => `Merit list ${list}, your own place`,
    other: (list: number, rank: number) => `Merit list ${list}, rank ${rank}`,
    sent: (time: string) => `Sent on ${time}`,
    statuses: { open: 'Not answered yet', upheld: 'Upheld', 'not upheld': 'Not upheld' },
  },

  refused: {
    title: 'What we did not accept',
    meaning:
      'It gives no points and no reserved seat. If you think this is wrong, [write to the office](/contact) at once.',
    afterAnswer:
      'It gives no points and no reserved seat. If you think this is wrong, you can object to it once the office has answered your last objection.',
    mayObject:
      'It gives no points and no reserved seat. If you think this is wrong, object to it: say why, and add a document.',
  },

  offer: {
    title: 'Your seat offer',
    seat: 'Seat',
    list: 'List',
    amount: 'Fee to pay',
    caution: (amount: string) => `of which ${amount} is caution money that you get back`,
    payFrom: 'Pay from',
    payTo: 'Pay and report by',
    until: (time: string) => `until ${time}`,
    extended: (from: string) => `The office gave you more time. Before, you had until ${from}.`,
    accept: 'Accept seat',
    accepting: 'Accepting…',
    acceptDone: 'You have accepted the seat.',
    decline: 'Decline seat',
    declining: 'Declining…',
    declineTitle: (course: string) => `Decline the seat in ${course}?`,
    declineText: 'The seat goes to the next applicant, and we close your application. You can’t undo this.',
    keep: 'Keep seat',
    declineAction: 'Decline seat',
    declineDone: 'You have declined the seat.',
  },

  /** A receipt or a letter as a sheet of paper. */
  paper: {
    back: 'Back to your application',
    failed: 'We couldn’t load this sheet. Check your internet connection and try again.',
  },
  letter: {
    offer: 'Open offer letter',
    seat: 'Open confirmation of seat',
    admission: 'Open letter of admission',
    print: 'Print letter',
  },

  fee,

  seatInQuestion: {
    title: 'Your seat is not certain',
    text: 'Your marks or claims were corrected. By the new ranks, your seat may go to somebody else. The office decides about it, and e-mails you. Please don’t pay the fee until then. If you have paid and lose the seat, you get back all that you paid.',
  },
  seatDecision: {
    title: 'Your seat after the corrections',
    keeps: (list: number) =>
      `Corrections have changed the ranks of merit list ${list}. By the new ranks the seat would go to somebody else, but **you keep your seat**.`,
    provisional: (list: number) =>
      `Corrections have changed the ranks of merit list ${list}. By the new ranks the seat would go to somebody else. **You keep it for now**, until this is settled:`,
    offerCancelled: (list: number) =>
      `Corrections have changed the ranks of merit list ${list}. By the new ranks the seat goes to somebody else, so **we have taken the offer back**. Your application stays, and you can still get a seat by your rank.`,
    admissionCancelled: (list: number) =>
      `Corrections have changed the ranks of merit list ${list}. By the new ranks the seat goes to somebody else, so **your admission was cancelled**. You get back all that you paid.`,
    reason: 'The office’s reason:',
    decided: (time: string) => `Decided on ${time}`,
    wrong: 'If you think this is wrong, [write to the office](/contact) at once.',
  },

  withdraw: {
    title: 'Withdraw your application',
    before:
      'If you no longer want to study here, withdraw your application. We then stop working on it. You can’t undo this.',
    reported: (amount: string) =>
      `We have not confirmed your payment yet. If you withdraw today, we pay back **${amount}**, once the office has found your payment.`,
    admitted: (amount: string) =>
      `The seat is yours. If you withdraw today, we pay back **${amount}** of your fee. You can’t undo this.`,
    action: 'Withdraw application',
    cancelAction: 'Withdraw from admission',
    busy: 'Withdrawing…',
    askTitle: (course: string) => `Withdraw your application for ${course}?`,
    askCancelTitle: (course: string) => `Withdraw from admission to ${course}?`,
    loses: {
      application: 'We close your application, and it gets no seat.',
      place: 'You lose your rank and your place on the merit list. We close your application.',
      offer: 'You lose the seat that we offer you: it goes to the next applicant. We close your application.',
      seat: 'You lose your seat: it goes to the next applicant. We close your application.',
    },
    reportFirst:
      'Have you already paid the fee? Keep your application for now, and report the payment first: then we know what to pay back.',
    askRefund: (amount: string, day: string) =>
      `If you withdraw today, we pay you back ${amount}${day && ` by ${day}`}.`,
    askRefundIfFound: (amount: string) =>
      `We pay you back ${amount}, once the office has found your payment.`,
    askNoRefund: 'By the refund rule, nothing of the fee is paid back today.',
    askFinal: 'You can’t undo this.',
    keep: 'Keep application',
    done: 'You have withdrawn your application.',
  },

  refund,

  guardian: { done: 'Your guardian has agreed.' },

  consents: {
    title: 'Your consents',
    intro:
      'You can take back each consent here and give it again. This does not change what we have done before.',
    given: (time: string, version: string) => `Given on ${time}; text ${version}`,
    action: 'Take back consent',
    takeBack: (title: string) => `Take back consent: ${title}`,
    busy: 'Taking back…',
    done: 'You have taken back the consent.',
    takenBack: (time: string) => `Taken back on ${time}.`,
    refused: 'You have not agreed to this.',
    give: 'Agree',
    giveFor: (title: string) => `Agree: ${title}`,
    giving: 'Saving…',
    isGiven: 'You have agreed. You can take the consent back here.',
    needed: 'We can’t work on your application without it. To take it back, withdraw your application.',
    toWithdrawal: 'Go to ‘Withdraw your application’',
    over: 'Your application is closed. We no longer use this consent.',
    guardian: 'Your guardian’s consent',
    guardianGiven: (time: string) => `Given on ${time}`,
  },

  documents: {
    title: 'Documents we have from you',
    none: 'No documents yet.',
    added: (name: string, time: string) => `${name}, added on ${time}`,
  },

  sheet: {
    label: 'Acknowledgement as printed',
    title: 'Acknowledgement of application',
    number: 'Application number',
    name: 'Name',
    programme: 'Programme',
    session: 'Session',
    sent: 'Sent on',
    state: 'Status',
    printed: (time: string) =>
      `Printed on ${time}. For the current status, open your application on our website.`,
  },
}
