import { labels, several } from '@prangan/web/messages/en/desk/actions.ts'

const nouns = ['application', 'applications'] as const

export const applications = {
  /** Captions of tabs in another order. */
  captions: {
    check: 'Applications to check, oldest first',
    answered: 'Applications with answers, oldest first',
  },
  tabs: {
    all: 'All',
    check: 'To check',
    answered: 'Answers received',
    undecided: 'Not decided',
    fees: 'Fee reported',
  },
  /** Shown instead of a status: the later steps are missing, or an offer has lapsed. */
  incomplete: 'Not sent yet',
  admitted: 'Admitted',
  provisional: 'Seat kept for now',
  lapsed: 'Offer lapsed',
  counts: {
    title: 'Applications by status',
    none: 'This session has no applications yet.',
    failed: 'We couldn’t count the applications. Please try again.',
    again: 'Count again',
  },
  papers: {
    missing: (count: number) => (count === 1 ? '1 document missing' : `${count} documents missing`),
    guardianAgreed: 'Guardian agreed',
    guardianWaits: 'Guardian has not agreed yet',
  },
  universityFile: 'Download university file',
  review: {
    selected: 'Start review',
    labels: labels('Start review', 'Starting review…'),
    question: 'Start the review of this application?',
    several: several({
      label: 'Start the review of',
      done: 'put in review',
      nouns,
      text: 'The applicants then see that the college is checking their applications. This does not verify them.',
    }),
    done: 'The review has started.',
  },
  decide: {
    reject: (count: number) => `Reject ${count} ${nouns[count === 1 ? 0 : 1]}`,
    decide: (count: number) => `Decide on ${count} ${nouns[count === 1 ? 0 : 1]}`,
    countOf: (status: string, count: number, all: number) =>
      count === all ? status : `${status} (for ${count} of ${all})`,
    others: (count: number) =>
      count === 1
        ? '1 of the selected applications can’t get this status and stays as it is.'
        : `${count} of the selected applications can’t get this status and stay as they are.`,
    none: 'None of the selected applications can be decided here. Open one to see what comes next for it.',
    reason: 'Reason',
    reasonHint: 'Kept with each decision. The mail to each applicant includes it word for word.',
    reasonMissing: 'Give the reason. The applicants will read it.',
    mailed: 'Each applicant gets a mail with the reason.',
  },
  consents: {
    title: 'Consents',
    purposes: {
      admission: 'Use for this admission',
      university: 'Sharing with the University and the scholarship portal',
      messages: 'Other notices of the college',
    },
    guardian: 'Guardian',
    given: (time: string, version: string) => `Given on ${time}, text ${version}`,
    byCode: (time: string) => `Given by code on ${time}`,
    onPaper: (name: string, day: string, clerk: string, time: string) =>
      `Signed on paper by ${name} on ${day}; seen by ${clerk}, ${time}`,
    notGiven: 'Not given',
    takenBack: (time: string) => `Taken back on ${time}`,
  },
  session: 'Session',
  allSessions: 'All sessions',
  statusAndPapers: 'Status and documents',
  check: 'Check',
}
