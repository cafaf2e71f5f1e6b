import { all, others } from '@prangan/web/messages/en/language-names.ts'
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
  offline: 'You are offline. What you typed is still here; send it when you are connected again.',

  enquiry: {
    label: (course: string) => `Question about ${course}`,
    restored: 'We have restored what you typed in this tab.',
    message: 'Your question',
    send: 'Send question',
    refused: "We couldn't send your question. What you typed is still here; try again.",
    network:
      "We couldn't send your question. What you typed is still here; check your internet connection and try again.",
  },

  grievance: {
    label: 'Grievance',
    restored: 'We have restored what you typed in this tab. Please add your files again.',
    category: 'What is it about?',
    choose: 'Please choose',
    subject: 'Subject',
    message: 'What happened?',
    messageHint: `Write when and where it happened, what you have done about it, and what you want us to do.${others.or && ` Write in ${all.or}.`}`,
    files: 'Files (optional)',
    filesHint: (count: number, size: string) =>
      `Up to ${count} files: PDF or photos, each up to ${size}. We remove their names, and any record of who made them, when and where.`,
    tooMany: (count: number) => `Please choose ${count} files at most.`,
    wrongType: 'Please choose PDF files, or photos as JPEG, PNG or WebP.',
    tooLarge: (size: string) => `Each file can be up to ${size}.`,
    sender: 'Who are you?',
    named: 'I want to give my name',
    anonymous: 'I want to stay anonymous',
    senderMissing: 'Please choose whether to give your name.',
    nameMissing: 'Enter your name, or choose to stay anonymous.',
    uploading: 'Uploading',
    saving: 'Saving',
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
      'We show the follow-up code only here, until you close this tab or press ‘Write another’. Nobody can give it to you again, and without it you can’t see the answer.',
    mailed: 'We have e-mailed you the number.',
    decidedBy: (day: string) => `The decision is due by **${day}**.`,
    print: 'Print',
    status: 'See status',
    another: 'Write another',
    copy: 'Copy',
    /** The copied value, for screen readers. */
    copyOf: { number: ' the number', code: ' the follow-up code' },
    copied: 'Copied.',
    notCopied: 'Your browser can’t copy it. Please copy it by hand.',
  },

  status: {
    withCode: 'I have a code',
    number: 'Number',
    numberHint: (example: string) => `For example ${example}. We showed it to you when you wrote to us.`,
    code: 'Code',
    codeHint: 'The six digits in our e-mail, or your follow-up code.',
    open: 'Show status',
    opening: 'Opening…',
    withoutCode: 'I need a code',
    contact: 'E-mail or mobile number',
    contactHint: 'The one you gave when you wrote to us. We send the code to the e-mail address.',
    mailCode: 'Mail me a code',
    codeSent: (answer: string, _minutes: number) => answer,
    heading: (kind: string, number: string) => `${kind} ${number}`,
    /** The meaning of each status for the sender, and the next step. */
    meanings: {
      received: {
        now: 'We have received it.',
        next: 'The office reads it and acknowledges it.',
      },
      acknowledged: {
        now: 'The office has read it and is looking into it.',
        next: 'The office answers you, or passes it to the committee.',
      },
      'with the committee': {
        now: 'It is with the committee that decides.',
        next: 'The committee hears everybody concerned, then decides.',
      },
      decided: { now: 'It has been decided.', next: 'The office closes it, unless you appeal.' },
      appealed: {
        now: 'The committee is considering it again, as you asked.',
        next: 'The committee decides once more.',
      },
      closed: {
        now: 'It is closed.',
        next: 'Nothing more happens. If you write to us again, give this number.',
      },
    },
    whatNext: (next: string) => `**What happens next:** ${next}`,
    whatNextBy: (next: string, day: string) =>
      `**What happens next:** ${next} The decision is due by ${day}.`,
    sentOn: (time: string) => `Sent on ${time}`,
    events: 'What happened so far',
    officeWrites: 'The office writes',
    youAppealed: 'You appealed',
    appeal: {
      title: 'Do you disagree?',
      text: 'Why should the committee consider it again?',
      hint: 'You can appeal once. The committee then decides again.',
      send: 'Send appeal',
    },
  },
}
