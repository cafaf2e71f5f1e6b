import { auditTextsOf } from './audit.ts'

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`
const seats = (count: number) => counted(count, 'seat', 'seats')

/** Merit lists: computed, published, offered from, withdrawn. */
export const meritLists = {
  title: 'Merit lists',
  notLoaded: 'The lists could not be loaded. Please try again.',
  noSession: 'There are no sessions of admissions yet.',
  session: 'Session',
  programme: 'Programme',
  none: 'No list of this programme has been published yet.',
  open: 'Open',
  waiting: 'Waiting',
  waitingAt: (place: number) => `Waiting list, place ${place}`,
  noSeat: 'No seat',
  seatWithGroup: (head: string, group: string) => `${head} (${group})`,
  columns: {
    rank: 'Rank',
    lastFour: 'Number',
    name: 'Name',
    category: 'Category',
    index: 'Index',
    seat: 'Seat',
    why: 'Why this rank',
  },
  showAll: (count: number) => `Show all ${count}`,
  byHead: 'Seats by head',
  howShared: 'How the seats were allotted, step by step',
  steps: {
    named: (rank: number, name: string) => `rank ${rank}, ${name}`,
    seats: (head: string, count: number, held: number) =>
      `${head}: ${seats(count)} by the rule${held > 0 ? `, of which ${held} held from earlier lists` : ''}.`,
    converted: (from: string, to: string, count: number) =>
      `${seats(count)} of ${from} for which nobody is left went to ${to}.`,
    merit: (head: string, filled: number, all: number, lastRank: number) =>
      `${head}: ${filled} of ${seats(all)} filled by merit${lastRank > 0 ? `, the last with rank ${lastRank}` : ''}.`,
    belowOpenMinimum: (who: string) => `${who}: below the minimum that open seats ask for.`,
    horizontal: (head: string, group: string, least: number, byMerit: number, added: number) =>
      `${head}, ${group}: at least ${least}; ${byMerit} by merit, ${added} in addition.`,
    replaced: (head: string, group: string, came: string, went: string) =>
      `${head}, ${group}: ${came} in place of ${went}.`,
    vacant: (head: string, count: number) => `${head}: ${seats(count)} stay vacant.`,
  },
  next: 'Next list',
  nextText:
    'It is made from all verified applications, by the rules of the session. You see it before anything is published.',
  compute: 'Prepare the next list',
  computeAgain: 'Prepare again',
  preview: (number: number) => `List ${number}, not published yet`,
  previewText: 'Check it before you publish it. If an application changes in between, prepare it again.',
  previewFailed: 'The list could not be prepared. Please try again.',
  nobody: 'There is nobody to rank: every verified application has a seat.',
  publish: (number: number) => `Publish list ${number}`,
  publishing: 'Publishing…',
  publishQuestion: (number: number) => `Publish list ${number}?`,
  publishText: (allotted: number, waiting: number) =>
    `Everybody can see it on the site then: ${seats(allotted)}, and ${waiting} on the waiting list. Applicants see their rank on their own page.`,
  publishFailed: 'The list could not be published. Please try again.',
  published: (number: number) => `List ${number} is published.`,
  list: (number: number) => `List ${number}`,
  statuses: { preparing: 'Being published', published: 'Published', withdrawn: 'Withdrawn' },
  publishedOn: (moment: string) => `Published on ${moment}`,
  publishedBy: (moment: string, by: string) => `Published on ${moment} by ${by}`,
  withdrawnOn: (moment: string) => `Withdrawn on ${moment}:`,
  counts: (allotted: number, waiting: number) => `${seats(allotted)}, ${waiting} on the waiting list.`,
  offeredOn: (moment: string) => `Seats were offered on ${moment}.`,
  showRows: 'Show the list',
  hideRows: 'Hide the list',
  print: 'Print',
  sheetTitle: (number: number, course: string, session: string) =>
    `Merit list ${number}: ${course}, session ${session}`,
  signs: { convener: 'Convener of admissions', principal: 'Principal' },
  why: 'Why?',
  whyRank: (rank: number) => `Why rank ${rank}`,
  whyFailed: 'It could not be loaded. Please try again.',
  noTrace: 'Nothing is recorded about this rank.',
  offer: {
    open: 'Offer seats',
    title: (number: number) => `Offer the seats of list ${number}?`,
    text: 'Everybody with a seat on it who has no offer yet gets one, with a mail. A seat that is not paid in time lapses.',
    payFrom: 'Fee from (India time)',
    payTo: 'Fee until (India time)',
    momentMissing: 'Please give the day and the time.',
    endBeforeStart: 'The end has to be later than the beginning, and not over yet.',
    action: 'Offer',
    busy: 'Offering seats',
    goOn: 'Go on',
    failed: 'Not all seats could be offered.',
    partly: (offered: number, left: number | undefined) =>
      `${offered} offered${left === undefined ? '' : `, ${left} left`}. Nobody gets two offers: it goes on where it stopped.`,
    done: (count: number) => `${seats(count)} offered.`,
  },
  withdraw: {
    action: 'Withdraw list',
    busy: 'Withdrawing…',
    question: (number: number) => `Withdraw list ${number}?`,
    text: 'It leaves the site at once, and nobody sees a rank from it any more. That is not possible after seats were offered from it.',
    reason: 'Reason',
    reasonHint: 'For the office.',
    reasonMissing: 'Please give the reason.',
    failed: 'The list could not be withdrawn. Please try again.',
    done: (number: number) => `List ${number} is withdrawn.`,
  },
  /** What happened, as the overview tells it; `{}` is its subject. */
  auditTexts: auditTextsOf({
    'list published': 'The merit list {} was published',
    'list withdrawn': 'The merit list {} was withdrawn',
    'seats offered': 'Seats of the merit list {} were offered',
  }),
}
