import type { FeedbackRole } from '@prangan/contract/schemas/feedback'

const roles: Record<FeedbackRole, string> = {
  student: 'Student',
  parent: 'Parent',
  alumnus: 'Former student',
  teacher: 'Teacher',
  visitor: 'Visitor',
}

export const feedback = {
  title: 'Feedback',
  description: 'Tell the college office what is good here, and what should be better.',
  intro: 'What is good here, and what should be better? The college office reads everything that comes in.',
  withoutScripts:
    'This form needs JavaScript, which is switched off in your browser. You can write to {{email}}, or put a letter into the box at the office.',
  elsewhere: {
    title: 'Is it something else?',
    text: 'A complaint about a person goes to the grievance cell. For certificates, fees and admission, call the office: {{phone}}.',
    grievanceCell: 'Grievance cell',
    contact: 'Contact',
  },
  role: 'I am',
  roles,
  choose: 'Please choose',
  subject: 'Subject',
  message: 'Message',
  privacy:
    'You don’t need to give your name. If you give an e-mail address, the office can answer you; we use it for nothing else.',
  name: 'Name (optional)',
  email: 'E-mail (optional)',
  send: 'Send feedback',
  sending: 'Sending…',
  failed: 'Failed to send feedback.',
  unreachable: 'Failed to send feedback. Please check your internet connection or try again later.',
  thanks: 'Thank you. Your feedback has reached the office.',
  /** The number is bold, and the status page is a link. */
  mailed: (number: string) =>
    `Its number is **${number}**. A mail with it is on its way to you. You can [see its status](/inquiry).`,
  notMailed: (number: string) =>
    `Its number is **${number}**. Please give it when you write to us about it again.`,
  more: 'Send more feedback',
}
