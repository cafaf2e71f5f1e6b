export const inquiries = {
  kinds: { feedback: 'Feedback', enquiry: 'Enquiry', grievance: 'Grievance' },
  statuses: {
    received: 'Received',
    acknowledged: 'Acknowledged',
    'with the committee': 'With the committee',
    decided: 'Decided',
    appealed: 'Appealed',
    closed: 'Closed',
  },
  outcomes: {
    upheld: 'Upheld',
    'partly upheld': 'Partly upheld',
    'not upheld': 'Not upheld',
    withdrawn: 'Withdrawn',
  },
  due: {
    overdue: (days: number) => `Overdue by ${days} working day${days === 1 ? '' : 's'}`,
    today: 'Due today',
    left: (days: number) => `${days} working day${days === 1 ? '' : 's'} left`,
  },

  name: 'Name',
  email: 'E-mail',
  emailOptional: 'E-mail (optional)',
  oneIsEnough: 'An e-mail address or a mobile number is enough.',
  mobile: 'Mobile number',
  mobileOptional: 'Mobile number (optional)',
  sending: 'Sending…',

  enquiry: {
    label: (course: string) => `Question about ${course}`,
    message: 'Your question',
    send: 'Send question',
    refused: "We couldn't send your question. What you typed is still here; try again.",
    network:
      "We couldn't send your question. What you typed is still here; check your internet connection and try again.",
  },

  grievance: {
    label: 'Grievance',
    restored: 'What you typed before in this tab is here again, but no files: please add them again.',
    category: 'What is it about?',
    choose: 'Please choose',
    subject: 'Subject',
    message: 'What happened?',
    messageHint:
      'When and where it happened, what you have done about it, and what you ask for. English or Hindi.',
    files: 'Files (optional)',
    filesHint: (count: number, size: string) =>
      `Up to ${count} files: PDF or photos, each up to ${size}. We remove their names, and who made them, when and where.`,
    tooMany: (count: number) => `Please choose ${count} files at most.`,
    wrongType: 'Please choose PDF files, or photos as JPEG, PNG or WebP.',
    tooLarge: (size: string) => `Each file may have up to ${size}.`,
    sender: 'Who are you?',
    named: 'I give my name',
    anonymous: 'I stay anonymous',
    senderMissing: 'Please choose whether to give your name.',
    nameMissing: 'Name is required, unless you stay anonymous.',
    uploading: 'Uploading',
    saving: 'Saving',
    offline: 'You are offline. Nothing is lost: send it when you are connected again.',
    send: 'Send grievance',
    refused: "We couldn't send your grievance. What you typed is still here; try again.",
    network:
      "We couldn't send your grievance. What you typed is still here; check your internet connection and try again.",
  },

  receipt: {
    sent: {
      feedback: (answer: string) => answer,
      enquiry: (answer: string) => answer,
      grievance: (answer: string) => answer,
    },
    writeBoth: 'Please write both down now',
    noteNumber: 'Please note the number',
    number: 'Number',
    code: 'Follow-up code',
    shownHere:
      'The follow-up code is shown only here, until you close this tab or press ‘Write another’. Nobody can tell it to you again: without it you cannot see the answer.',
    mailed: 'A mail with the number is on its way to you.',
    decidedBy: (day: string) => `It is to be decided by **${day}**.`,
    print: 'Print',
    status: 'See its status',
    another: 'Write another',
    copy: 'Copy',
    /** The copied value, for screen readers. */
    copyOf: { number: ' the number', code: ' the follow-up code' },
    copied: 'Copied.',
    notCopied: 'Please copy it by hand.',
  },

  status: {
    withCode: 'I have a code',
    number: 'Number',
    numberHint: (example: string) => `Such as ${example}: it was shown and mailed to you.`,
    code: 'Code',
    codeHint: 'Six digits from our mail, or the follow-up code.',
    open: 'Show its status',
    opening: 'Opening…',
    withoutCode: 'I need a code',
    contact: 'E-mail or mobile number',
    contactHint: 'The one that you gave then. The code goes to the e-mail address.',
    mailCode: 'Mail me a code',
    codeSent: (answer: string, _minutes: number) => answer,
    heading: (kind: string, number: string) => `${kind} ${number}`,
    /** The meaning of each status for the sender, and the next step. */
    meanings: {
      received: {
        now: 'The college has received it.',
        next: 'The office reads it and acknowledges it.',
      },
      acknowledged: {
        now: 'The office has read it and is looking into it.',
        next: 'It answers you, or gives it to the committee.',
      },
      'with the committee': {
        now: 'It is with the committee that decides.',
        next: 'The committee hears everybody concerned, and decides.',
      },
      decided: { now: 'It has been decided.', next: 'The office closes it, unless you appeal.' },
      appealed: {
        now: 'It is looked at again, as you asked.',
        next: 'The committee decides once more.',
      },
      closed: {
        now: 'It is closed.',
        next: 'Nothing more happens. You can write to us again and name its number.',
      },
    },
    whatNext: (next: string) => `**What happens next:** ${next}`,
    whatNextBy: (next: string, day: string) =>
      `**What happens next:** ${next} It is to be decided by ${day}.`,
    sentOn: (time: string) => `Sent on ${time}`,
    events: 'What happened so far',
    officeWrites: 'The office writes',
    youAppealed: 'You appealed',
    appeal: {
      title: 'You do not agree?',
      text: 'Why should it be looked at again?',
      hint: 'You can appeal once. The committee then decides again.',
      send: 'Appeal',
    },
  },
}
