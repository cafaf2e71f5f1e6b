import { grantLabels } from '@prangan/contract/messages/en/grants'
import * as plugins from '@prangan/plugins/messages/en/applications'
import type { Nouns } from '../../nouns.ts'
import { labels, several } from './actions.ts'
import { auditTextsOf } from './audit-texts.ts'
import type { GrantTexts } from './people.ts'

const nouns: Nouns = ['application', 'applications']

export const admissions = {
  nouns,
  title: 'Applications',
  searchTitle: 'Applications',
  caption: 'Applications for admission, the latest first',
  searchHint: 'Name, number, mobile or e-mail',
  statuses: {
    new: 'New',
    'in review': 'In review',
    accepted: 'Accepted',
    waiting: 'Waiting',
    rejected: 'Rejected',
    ...plugins.statuses,
  },
  filters: {
    course: 'Course',
    allCourses: 'All courses',
    category: 'Category',
    allCategories: 'All categories',
    status: 'Status',
    allStatuses: 'All statuses',
  },
  columns: {
    application: 'Application',
    name: 'Name',
    course: 'Course and category',
    contact: 'Mobile and e-mail',
    status: 'Status',
    actions: 'Actions',
  },
  details: {
    action: 'Details',
    of: (name: string, number: string) => ` of ${name}, ${number}`,
    title: 'Application for admission',
    received: (time: string) => `Received on ${time}`,
    printView: 'Open print view',
    back: 'Back to the details',
    print: 'Print',
    notLoaded: 'The application could not be loaded. Please try again.',
  },
  decide: {
    selected: 'Decide selected',
    title: 'Decide',
    action: 'Save decision',
    what: 'application',
    status: 'Status',
    note: 'Note (optional)',
    noteHint: 'Kept with the decision. If you mail the applicant, the mail includes it word for word.',
    mail: (email: string) => `Mail this to the applicant (${email})`,
    done: (server: string) => server,
    failed: 'Failed to update application: ',
    labels: labels('Decide on', 'Deciding…'),
    question: 'Decide on this application?',
    several: several({
      label: 'Decide on',
      done: 'updated',
      nouns,
      text: 'Each gets the same status and note. If a colleague has changed one since you opened this list, it stays as it is.',
    }),
    severalNoteHint: 'Kept with each decision. If you mail the applicants, each mail includes it.',
    mailEach: 'Mail this to each applicant',
  },
  decisions: {
    title: 'Decisions',
    none: 'Nothing has been decided yet.',
    by: (actor: string) => ` by ${actor}`,
    byApplicant: ' by the applicant',
  },
  mails: {
    title: 'Mails to the applicant',
    none: 'No mails yet.',
    receipt: 'Receipt with the application number',
    ofPlugins: plugins.mails,
    decision: (status: string) => `Decision: ${status}`,
    sent: 'Sent',
    sentOn: (time: string) => `Sent on ${time}.`,
    notSent: 'Could not be sent',
    refused: (time: string) =>
      `The mail server refused it on ${time}. The e-mail address may be mistyped: please call the applicant.`,
    givenUp: (time: string) =>
      `The mail server did not accept it in the week after ${time}. Please call the applicant.`,
    waiting: 'Waiting',
    dropped: 'Not sent',
    outdated: (time: string) =>
      `It was no longer true when it could be sent on ${time}. A later mail says what is true.`,
    delayed: (time: string) =>
      `Not sent yet: the mail server has not accepted it since ${time}. We keep trying automatically.`,
    waitingSince: (time: string) => `Waiting to be sent since ${time}.`,
  },
  grants: {
    'admission:read': {
      label: grantLabels['admission:read'],
      text: 'Reads, prints and exports the applications for admission.',
    },
    'admission:decide': {
      label: grantLabels['admission:decide'],
      text: 'Reads all applications, sets their status and mails the applicants.',
    },
  } satisfies Partial<GrantTexts>,
  auditTexts: auditTextsOf({
    'application received': 'The application of {} was received',
    'application changed': 'The application of {} was changed',
  }),
}
