import { labels, several } from '@prangan/web/messages/en/desk/actions.ts'
import { byNumber } from '@prangan/web/messages/en/desk/overview.ts'
import type { Nouns } from '@prangan/web/messages/nouns.ts'

const nouns: Nouns = ['enquiry', 'enquiries']
const grievances: Nouns = ['grievance', 'grievances']
const told =
  'Each sender who left an e-mail address gets a mail. If a colleague has changed an enquiry since you opened this list, it stays as it is.'

const messages = {
  nouns,
  grievances,
  title: 'Enquiries',
  captions: {
    due: 'Open grievances, first due first',
    all: 'Feedback, enquiries and grievances, newest first',
  },
  searchHint: 'Number, name, e-mail or a word from the subject',
  tabs: { open: 'Open', due: 'Grievances due', all: 'All' },
  filters: {
    kind: 'Kind',
    allKinds: 'All kinds',
    status: 'Status',
    allStatuses: 'All statuses',
    mine: 'Assigned to me',
  },
  report: { year: 'Year of the report', action: 'Open yearly report' },
  columns: {
    title: 'Subject and sender',
    status: 'Status',
    kind: 'Kind',
    due: 'Due',
    assigned: 'Assigned to',
  },
  assignedTo: 'Assigned to ',
  anonymous: 'Anonymous',
  nobody: 'Nobody',
  me: 'Me',
  details: {
    title: 'Enquiry',
    from: 'From',
    role: 'Who they are',
    email: 'E-mail',
    mobile: 'Mobile',
    assignedTo: 'Assigned to',
    decideBy: 'Decide by',
    received: (what: string, time: string) => `${what}, received on ${time}`,
    sent: 'What was sent',
    files: 'Files',
    fileFailed: (name: string) => `We couldn’t download ${name}. Please try again.`,
  },
  events: {
    title: 'What happened',
    assigned: (name: string) => `Assigned to ${name}`,
    assignedToNobody: 'Assigned to nobody',
    answer: 'Answer to the sender',
    note: 'Note for the office',
    appeal: 'Appeal by the sender',
    by: (actor: string) => ` by ${actor || 'the sender'}`,
    mailed: ', mailed to the sender',
  },
  handle: {
    title: 'Handle',
    what: 'enquiry',
    save: 'Save',
    saveAndSend: 'Save and send',
    done: (server: string) => server,
    failed: 'Failed to update enquiry: ',
    status: 'Status',
    leave: (status: string) => `Keep: ${status}`,
    assignedTo: 'Assigned to',
    assignedToHint: 'An admin, or a teacher who may handle enquiries (see Accounts).',
    outcome: 'Outcome',
    chooseOutcome: 'Please choose',
    outcomeMissing: 'Please choose an outcome.',
    noOutcome: 'None',
    answer: 'Answer',
    answerOptional: 'Answer (optional)',
    answerMissing: 'Please write the answer: the sender reads the decision in it.',
    note: 'Note (optional)',
    noteHint: 'Only the office sees this, never the sender.',
    mail: (email: string) => `Mail the new status to ${email}`,
    byMail: (email: string) => `The sender gets it by mail at ${email} and sees it on the status page.`,
    toNobody: 'The sender left no e-mail address, so nobody gets the answer. It is only saved here.',
    /** `mobile` is '' if there is none. */
    onStatusPage: (mobile: string) => {
      const page =
        'The sender left no e-mail address. They can read the answer on the status page with the follow-up code.'
      return mobile ? `${page} You can also call them: ${mobile}.` : page
    },
    beginWith: 'Start the answer with',
    chooseText: 'Choose a text…',
  },
  acknowledge: {
    labels: labels('Acknowledge', 'Acknowledging…'),
    title: 'Acknowledge this enquiry?',
    several: several({ label: 'Acknowledge', done: 'acknowledged', nouns, text: told }),
  },
  assign: {
    labels: labels('Assign', 'Assigning…'),
    title: 'Assign this enquiry?',
    text: 'They get a mail.',
    to: 'Assign to',
    several: several({
      label: 'Assign',
      done: 'assigned',
      nouns,
      text: 'They get a mail about each. If a colleague has changed an enquiry since you opened this list, it stays as it is.',
    }),
  },
  close: {
    labels: labels('Close', 'Closing…'),
    title: 'Close this enquiry?',
    several: several({ label: 'Close', done: 'closed', nouns, text: told }),
  },
  told: 'The sender gets a mail, if they left an e-mail address.',
  overview: {
    open: {
      what: byNumber('open enquiry', 'open enquiries'),
      short: byNumber('enquiry', 'enquiries'),
      none: 'open enquiries',
    },
    overdue: {
      what: byNumber('overdue grievance', 'overdue grievances'),
      short: byNumber('overdue', 'overdue'),
      none: 'overdue grievances',
    },
    week: {
      title: 'Notices and enquiries',
      label: 'Enquiries received',
      received: byNumber('enquiry received', 'enquiries received'),
    },
  },
}
export default messages
