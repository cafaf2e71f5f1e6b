import type { Exam } from '@prangan/contract/schemas/merit-rules'
import { auditTextsOf } from './audit.ts'
import { itemNoun } from './block-forms.ts'

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`
type Shares = Readonly<Record<'sc' | 'st' | 'obc' | 'ews', string>>
type Weights = Readonly<Record<Exam, string>>

/** The sessions of admissions: their programmes, dates, seats and rules. */
export const admissionSessions = {
  title: 'Admission sessions',
  notLoaded: 'The sessions could not be loaded. Please try again.',
  gone: 'This session is not on record any more.',
  empty: 'There are no sessions yet. Until there is one, the form takes the first step alone.',
  newSession: 'New session',
  newFrom: (name: string) => `New session from ${name}`,
  sessionOf: (name: string) => `Session ${name}`,
  unsaved: 'Not saved yet',
  isSaved: 'Saved',
  saved: 'The session is saved.',
  failed: 'The session could not be saved: ',
  wrong: (count: number) =>
    `${counted(count, 'field needs', 'fields need')} another look. Nothing is saved yet.`,
  hasErrors: 'Please look here',
  conflict: 'Somebody else has just changed this session. What you typed is still here.',
  visible: 'On the site',
  hidden: 'Not on the site',
  lastDateIs: (day: string) => `Last date of admission: ${day}`,
  applications: 'Applications',
  edit: 'Edit',
  lists: 'Merit lists',
  seatsCount: (count: number) => counted(count, 'seat', 'seats'),
  standings: { before: 'Not open yet', open: 'Open', closed: 'Closed' },
  /** With the moment at which a programme opens, closes, or closed. */
  moments: {
    before: (moment: string) => `opens on ${moment}`,
    open: (moment: string) => `until ${moment}`,
    closed: (moment: string) => `since ${moment}`,
  },
  choose: 'Please choose',
  none: 'None',
  name: 'Name',
  inHindi: (label: string) => `${label} in Hindi`,
  faculty: 'Faculty',
  facultyHint: 'A short name, the same for its subjects: arts, science.',
  nouns: {
    programme: itemNoun('programme'),
    subject: itemNoun('subject'),
    claim: itemNoun('claim'),
    document: itemNoun('document'),
    step: itemNoun('step'),
    group: itemNoun('group'),
    pair: itemNoun('pair'),
    horizontal: itemNoun('group'),
  },
  parts: {
    general: 'Session',
    programmes: 'Programmes and dates',
    subjects: 'Subjects',
    claims: 'Claims: weightage and horizontal groups',
    documents: 'Documents',
    refund: 'Refund rule',
    university: 'University',
  },
  generalSummary: (name: string, isVisible: boolean, lastDate: string) =>
    [name, isVisible ? 'on the site' : 'not on the site', lastDate && `last date ${lastDate}`]
      .filter(Boolean)
      .join(' · '),
  programmesSummary: (all: number, open: number, closes: string) =>
    `${counted(all, 'programme', 'programmes')}, ${open} open${closes && `; the next closes on ${closes}`}`,
  general: {
    name: 'Name',
    nameHint: 'Such as 2026-27.',
    lastDate: 'Last date of admission',
    lastDateHint: 'As the university has notified it; refunds count from it.',
    listsUntil: 'Merit lists shown until',
    listsUntilHint: 'After this day they leave the site.',
    isVisible: 'On the site: applicants see it, and its open programmes take applications',
  },
  levels: { bachelor: 'Bachelor’s', master: 'Master’s' },
  programme: {
    course: 'Course',
    opensAt: 'Opens (India time)',
    closesAt: 'Closes (India time)',
    openNow: 'Open now',
    closeNow: 'Close now',
    basics: 'Level, faculty and fee',
    level: 'Level',
    seats: 'Seats',
    merit: 'Merit',
    scheme: 'Choice of subjects',
    fee: 'Fee in rupees',
    cautionMoney: 'Of which caution money',
    asksCuet: 'Ask for the CUET number and score',
    feeSummary: (fee: string, caution: string) => `${fee}, of which ${caution} caution money`,
  },
  seats: {
    open: 'Open',
    total: 'Seats in all',
    verticalHint: 'Per cent of the seats by category; the rest is open to everybody.',
    percentFor: (head: string) => `${head}, per cent`,
    horizontalHint: 'Groups with a least share inside each category; the first is seen to first.',
    group: 'Group',
    percent: 'Per cent',
    conversionHint:
      'If nobody is left for a reserved seat, it goes to the first ticked group with people waiting.',
    conversionFrom: (head: string) => `Unfilled seats of ${head}`,
    summary: (total: string, { sc, st, obc, ews }: Shares) =>
      `${total} seats · SC ${sc} %, ST ${st} %, OBC ${obc} %, EWS ${ews} %`,
  },
  merit: {
    weightsHint: 'What counts in the index, in per cent; together 100.',
    weightOf: (exam: string) => `${exam}, per cent`,
    exams: { x: 'Class 10', xii: 'Class 12', ug: 'First degree', cuet: 'CUET' },
    cap: 'Most points of weightage',
    capHint: 'All claims together add no more.',
    qualifying: 'Examination of the minimum',
    minimumHint: 'The least per cent in it, by category.',
    ties: 'Equal index: what decides, in the order ticked',
    tieBreaks: { xii: 'Class 12', x: 'Class 10', ug: 'First degree', older: 'The older', name: 'Name' },
    summary: ({ x, xii, ug, cuet }: Weights, minimum: string) =>
      [
        ...[
          ['class 10', x],
          ['class 12', xii],
          ['first degree', ug],
          ['CUET', cuet],
        ]
          .filter(([, percent]) => Number(percent) > 0)
          .map(([exam, percent]) => `${exam} ${percent} %`),
        `minimum ${minimum} %`,
      ].join(' · '),
  },
  scheme: {
    none: 'No subjects are chosen',
    isAsked: 'Applicants choose subjects',
    summary: (groups: number) => counted(groups, 'group of subjects', 'groups of subjects'),
    label: 'Label',
    min: 'At least',
    max: 'At most',
    from: 'Subjects from',
    sources: {
      ownFaculty: 'the own faculty',
      otherFaculty: 'other faculties',
      any: 'all faculties',
      list: 'a list',
    },
    seatsPerSubject: 'Seats in each',
    subjects: 'Subjects of the list',
    pairsHint: 'Subjects that exclude each other.',
    pairSides: { one: 'Subject', other: 'Not with' },
  },
  claim: {
    points: 'Points',
    pointsHint: 'Added to the index; 0 for none.',
    group: 'Horizontal group',
    noGroup: 'None',
  },
  document: {
    hint: 'Hint',
    kind: 'Kind',
    kinds: { photo: 'Photo of a person', signature: 'Signature', page: 'Page or PDF' },
    who: 'Asked of',
    whoLabels: {
      everybody: 'Everybody',
      reserved: 'Reserved categories',
      gap: 'A gap of a year or more',
      master: 'Master’s programmes',
      fee: 'A person who reports the fee',
    },
    claimBy: (claim: string) => `Claim: ${claim}`,
    isRequired: 'Has to be there',
  },
  refund: {
    hint: 'The first step counts whose day has not passed. The caution money is always paid back.',
    summary: (steps: number, days: string) => `${counted(steps, 'step', 'steps')}, paid within ${days} days`,
    by: 'Until',
    bys: { days: 'days from the last date', date: 'a date' },
    date: 'Date',
    days: 'Days after the last date',
    daysHint: '-15 is 15 days before it.',
    percent: 'Per cent of the fee',
    chargePercent: 'Less per cent (optional)',
    chargeMost: 'At most rupees',
    payWithin: 'To be paid within days',
  },
  university: {
    asksRegistration: 'Ask for the university’s registration number',
    label: 'What it is called',
    pattern: 'Pattern',
    patternHint: 'For example WRN\\d{8} or [A-Z]{2}-\\d{6}; blank for any.',
    columns: 'Columns of the university’s file',
    columnsHint:
      'One a line, in the university’s order: a name from the list, or a heading and a name, such as Candidate = name. Unknown names give an empty column. The names:',
    summary: (columns: number) => counted(columns, 'column', 'columns'),
  },
  /** What happened, as the overview tells it; `{}` is its subject. */
  auditTexts: auditTextsOf({
    'session added': 'The session of admissions {} was added',
    'session changed': 'The session of admissions {} was changed',
  }),
}
