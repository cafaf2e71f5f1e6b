import { offerNext } from './offer-next.ts'
import { seatDecisions } from './seat-decisions.ts'
import { shares } from './shares.ts'
import { unusual } from './unusual-points.ts'

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`
const seats = (count: number) => counted(count, 'seat', 'seats')

export const meritLists = {
  notLoaded: 'We couldn’t load the lists. Please try again.',
  noSession: 'There is no admission session yet.',
  session: 'Session',
  programme: 'Programme',
  none: 'No list has been published for this programme yet.',
  waitingAt: (place: number) => `Waiting list, place ${place}`,
  noSeat: 'No seat',
  extraSeat: (head: string) => `${head}, supernumerary`,
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
  seatsOf: (list: string) => `Seats: ${list}`,
  seatsNotLoaded: 'We couldn’t load what became of the seats. Please try again.',
  howShared: 'How the seats were allotted, step by step',
  shares,
  steps: {
    named: (rank: number, name: string) => `rank ${rank}, ${name}`,
    seats: (head: string, count: number, held: number) =>
      `${head}: ${seats(count)} by the rule${held > 0 ? `, of which earlier lists gave ${held}` : ''}.`,
    converted: (from: string, to: string, count: number) =>
      `Nobody was left for ${seats(count)} of ${from}, so ${to} got ${count === 1 ? 'it' : 'them'}.`,
    merit: (head: string, filled: number, all: number, lastRank: number) =>
      `${head}: ${filled} of ${seats(all)} filled by merit${lastRank > 0 ? `, the last with rank ${lastRank}` : ''}.`,
    belowOpenMinimum: (who: string) => `${who}: below the minimum for open seats.`,
    horizontal: (head: string, group: string, least: number, byMerit: number, added: number) =>
      `${head}, ${group}: at least ${least}; ${byMerit} by merit, ${added} in addition.`,
    replaced: (head: string, group: string, came: string, went: string) =>
      `${head}, ${group}: ${came} in place of ${went}.`,
    vacant: (head: string, count: number) =>
      `${head}: ${seats(count)} ${count === 1 ? 'stays' : 'stay'} vacant.`,
    supernumerary: (head: string, count: number) =>
      `${head}: ${count} supernumerary ${count === 1 ? 'seat' : 'seats'}, kept by decision.`,
    kept: (head: string, count: number) =>
      `${head}: ${seats(count)} ${count === 1 ? 'is' : 'are'} kept for the next list.`,
  },
  /** Lists that are prepared. */
  prepared: {
    next: {
      title: 'Next list',
      text: 'It includes all verified applications and follows the rules of the session. You check it before you publish it.',
      compute: 'Prepare the next list',
      preview: (number: number) => `List ${number}, not published yet`,
      publish: (number: number) => `Publish list ${number}`,
      question: (number: number) => `Publish list ${number}?`,
      published: (number: number) => `List ${number} is published.`,
    },
    final: {
      title: 'Final list',
      text: 'Answer each objection to the provisional list below, and correct what was wrong. Then prepare the final list: it counts the corrections and replaces the provisional one once the time for objections has ended.',
      compute: 'Prepare the final list',
      preview: (number: number) => `Final list ${number}, not published yet`,
      publish: (number: number) => `Publish final list ${number}`,
      question: (number: number) => `Publish final list ${number}?`,
      published: (number: number) => `Final list ${number} is published.`,
    },
    revised: {
      title: 'Revised list',
      text: 'We calculate the list again with all corrections, and it replaces the last one under the same number. Offers and admissions stay; if somebody would lose a seat that was given, you decide here.',
      compute: 'Prepare a revised list',
      preview: (number: number) => `Revised list ${number}, not published yet`,
      publish: (number: number) => `Publish revised list ${number}`,
      question: (number: number) => `Publish revised list ${number}?`,
      published: (number: number) => `Revised list ${number} is published.`,
    },
  },
  revise: 'Revise list',
  because: 'Why the list is revised',
  becauseHint: 'Everybody can read it above the list, so don’t name any applicant.',
  becauseMissing: 'Please write why.',
  becauseOf: 'Revised, because:',
  correctedProvisional: (count: number) =>
    count === 1
      ? '1 correction since then changes this list. The final list counts it.'
      : `${count} corrections since then change this list. The final list counts them.`,
  correctedSince: (count: number) =>
    count === 1
      ? '1 correction since then changes this list. Revise it, so that nobody’s rank stays wrong.'
      : `${count} corrections since then change this list. Revise it, so that nobody’s rank stays wrong.`,
  decisions: seatDecisions,
  publishAt: {
    label: 'Publish at (India time, optional)',
    hint: 'Leave it empty to publish at once. Until then only the office sees the list.',
    hasPassed: 'This time has passed. Choose a later one, or leave it empty.',
    scheduled: (number: number, time: string) => `List ${number} will be public on ${time}.`,
    by: (time: string, by: string) => `Public from ${time}, prepared by ${by}`,
    waits: 'Only the office sees this list until then. You can still withdraw it.',
  },
  provisional: {
    open: 'Publish as provisional…',
    question: (number: number) => `Publish list ${number} as provisional?`,
    text: 'Everybody can see it on the site, and applicants can object on their own page. No seat is offered from it: the final list follows when that time has ended and every objection is answered. Everybody on it gets an e-mail with their rank and until when to object.',
    until: 'Objections until (India time)',
    tooShort: 'Give applicants at least a day for objections.',
    action: 'Publish as provisional',
    published: (number: number) => `List ${number} is published as provisional.`,
    untilOf: (time: string) => `Provisional list: objections until ${time}.`,
  },
  changes: {
    title: 'What changes',
    sinceBefore: 'What has changed since you prepared it before',
    none: 'Nothing: every rank and every seat stays as it is.',
    undecided:
      'These numbers count the seats below as taken away. Before you publish, we count again with your decisions.',
    counts: (seats: number, ranks: number) =>
      `${seats === 0 ? 'Nobody gets or loses' : counted(seats, 'applicant gets, loses or changes', 'applicants get, lose or change')} a seat. ${counted(ranks, seats === 0 ? 'applicant has' : 'other has', seats === 0 ? 'applicants have' : 'others have')} another rank or place on the waiting list.`,
    made: (seats: number, ranks: number) =>
      `This changed ${counted(seats, 'seat', 'seats')} and ${counted(ranks, 'other rank or waiting place', 'other ranks or waiting places')}.`,
    place: (rank: number, seat: string) => `rank ${rank}, ${seat}`,
    notListed: 'not on the list',
    becomes: 'becomes',
  },
  objections: {
    title: 'Objections',
    notLoaded: 'We couldn’t load the objections. Please try again.',
    counts: (all: number, upheld: number, open: number) =>
      `${counted(all, 'objection', 'objections')}, ${upheld} upheld${open > 0 ? `, ${open} not answered yet` : ''}.`,
    final: (all: number, upheld: number) =>
      all === 0
        ? 'Final list: nobody objected to the provisional list.'
        : `Final list: ${counted(all, 'objection', 'objections')} to the provisional list, ${upheld} upheld.`,
    endFirst: (time: string) =>
      `The time for objections ends on ${time}: the final list can be published after that.`,
    answerFirst: (open: number) =>
      open === 1
        ? '1 objection is not answered yet. Answer it below before you publish the final list.'
        : `${open} objections are not answered yet. Answer them below before you publish the final list.`,
    statuses: { open: 'Not answered', upheld: 'Upheld', 'not upheld': 'Not upheld' },
    aboutOwn: (rank: number) => (rank > 0 ? `About their own place, rank ${rank}` : 'Not on the list'),
    aboutOther: (rank: number) => `About rank ${rank},`,
    withDocument: 'Open the document that came with it',
    answeredBy: (time: string, by: string) => `Answered on ${time} by ${by}`,
    answer: 'Answer objection',
    question: (name: string) => `Answer the objection of ${name}`,
    correctFirst: 'An answer changes no data. If something was wrong, correct it in the application first:',
    openApplication: 'Open application',
    calculations: (people: number): string =>
      people === 1 ? 'How the rank was calculated' : 'How both ranks were calculated',
    rankOf: (rank: number) => `Rank ${rank},`,
    result: 'Is the objection upheld?',
    results: {
      upheld: { label: 'Upheld', text: 'Something was wrong, and is corrected.' },
      'nothing to correct': {
        label: 'Upheld, without a correction',
        text: 'The applicant is right, but nothing in the application has to be corrected.',
      },
      'not upheld': { label: 'Not upheld', text: 'The list is right.' },
    },
    resultMissing: 'Please choose.',
    reason: 'Reason',
    reasonHint: 'The applicant reads it, by e-mail and on their own page.',
    answerMissing: 'Please give the reason.',
    send: 'Send answer',
    sending: 'Sending…',
    failed: 'The answer could not be sent. Please try again.',
    done: (name: string) => `The objection of ${name} is answered.`,
  },
  announcedFor: (day: string) => `Announced for ${day}.`,
  keeps: 'Reserved seats for which nobody is left are kept for their category in this list.',
  converts: 'Reserved seats for which nobody is left go to other categories in this list.',
  computeAgain: 'Prepare the list again',
  previewText:
    'Check the list before you publish it. If an application changes in the meantime, prepare the list again.',
  previewFailed: 'The list could not be prepared. Please try again.',
  nobody: 'There is nobody to rank: every verified applicant has a seat.',
  publishing: 'Publishing…',
  unusual,
  publishText: (allotted: number, waiting: number) =>
    `Everybody can then see it on the site: ${seats(allotted)}, and ${waiting} on the waiting list. Applicants see their rank on their own page.`,
  mailed: {
    final:
      'Everybody on it gets an e-mail with their rank and their seat or waiting place. If you publish at a later time, the e-mails go out in the night after it.',
    revised:
      'Those whose rank or place changes get an e-mail with both and your reason. So do those whose given seat you decide about.',
  },
  publishFailed: 'The list could not be published. Please try again.',
  list: (number: number) => `List ${number}`,
  finalList: (number: number) => `List ${number}, final`,
  revisedList: (number: number, day: string) => `List ${number}, revised on ${day}`,
  statuses: {
    preparing: 'Being published',
    published: 'Published',
    provisional: 'Provisional',
    replaced: 'Replaced',
    withdrawn: 'Withdrawn',
  },
  publishedOn: (time: string) => `Published on ${time}`,
  publishedBy: (time: string, by: string) => `Published on ${time} by ${by}`,
  withdrawnOn: (time: string) => `Withdrawn on ${time}:`,
  earlier: {
    title: (count: number) => (count === 1 ? 'Earlier version' : `Earlier versions (${count})`),
    replacedOn: (time: string) => `Replaced on ${time}:`,
    byFinal: 'the final list, after the objections.',
  },
  counts: (allotted: number, waiting: number) => `${seats(allotted)}, ${waiting} on the waiting list.`,
  offeredOn: (time: string) => `Seats were offered on ${time}.`,
  showRows: 'Show the list',
  hideRows: 'Hide the list',
  print: 'Print list',
  sheetTitle: (number: number, course: string, session: string) =>
    `Merit list ${number}: ${course}, session ${session}`,
  convertedBy: 'Reserved seats that this list gives to others, by the rule of the session:',
  signs: { convener: 'Convener of admissions', principal: 'Principal' },
  why: 'Why?',
  whyRank: (rank: number) => `Why rank ${rank}`,
  whyExtra: 'Keeps the seat by decision, outside the sanctioned number.',
  whyFailed: 'We couldn’t load the explanation. Please try again.',
  noTrace: 'There is no record of how this rank was calculated.',
  offer: {
    open: 'Offer seats',
    title: (number: number) => `Offer the seats of list ${number}?`,
    text: 'Everybody with a seat on the list and no offer yet gets an offer by e-mail. An offer lapses if the fee is not paid in time.',
    facts: (fee: string) => `The fee is ${fee}. Once seats are offered, the list cannot be withdrawn.`,
    all: (count: number) => `${counted(count, 'person gets', 'people get')} an offer:`,
    rest: (count: number) =>
      `Seats of this list were offered before. ${counted(count, 'person', 'people')} never got an offer:`,
    nobody: 'Everybody with a seat on this list has had an offer.',
    payFrom: 'Fee from (India time)',
    payTo: 'Fee until (India time)',
    timeMissing: 'Please choose the day and the time.',
    endBeforeStart: 'The end must be after the beginning and in the future.',
    tooShort: 'Give applicants at least a day to pay.',
    warnings: {
      sunday: 'The offer ends on a Sunday: banks and the office are closed.',
      holiday: 'The offer ends on a holiday: banks and the office are closed.',
      outsideHours: 'The offer ends outside 10 am to 5 pm: nobody can ask the office just before it ends.',
    },
    offerAnyway: 'Offer seats anyway',
    action: 'Offer seats',
    busy: 'Offering seats',
    goOn: 'Continue offering',
    failed: 'Not all seats could be offered.',
    partly: (offered: number, left: number | undefined) =>
      `${offered} offered${left === undefined ? '' : `, ${left} left`}. Continue where it stopped: nobody gets two offers.`,
    done: (count: number) => `${seats(count)} offered.`,
  },
  offerNext,
  offers: {
    notLoaded: 'We couldn’t load what became of the offers. Please try again.',
    until: (time: string) => `until ${time}`,
    acceptedUntil: (time: string) => `accepted, to pay by ${time}`,
    showEnding: (count: number) =>
      count === 1 ? 'Show the offer that ends soon' : `Show the ${count} offers that end soon`,
  },
  extend: {
    open: 'Give more time to pay',
    title: (number: number) => `Give more time to everybody with an offer from list ${number}?`,
    titleForOne: (name: string) => `Give ${name} more time to pay?`,
    text: 'This changes every offer from this list that would end earlier, unless the payment is reported. Each applicant gets an e-mail with the new time and your reason.',
    textForOne: 'The applicant gets an e-mail with the new time and your reason.',
    payTo: 'New end (India time)',
    past: 'Please choose a time in the future.',
    reason: 'Reason',
    reasonHint: 'The applicant reads it, for example: the bank was closed on 3 July.',
    reasonMissing: 'Please give the reason.',
    action: 'Give more time',
    busy: 'Extending…',
    failed: 'Not all offers could be extended. Please try again.',
    done: (count: number) =>
      count === 0 ? 'There was no offer to extend.' : `${counted(count, 'offer', 'offers')} extended.`,
  },
  withdraw: {
    action: 'Withdraw list',
    busy: 'Withdrawing…',
    question: (number: number) => `Withdraw list ${number}?`,
    cannot:
      'You can’t withdraw this list, because its seats were offered. To put a mistake right, correct the application, then revise the list.',
    text: 'The list and its ranks disappear from the site at once. Applicants get no e-mail about it: publish a notice if they have seen it. You cannot withdraw a list after offering its seats.',
    reason: 'Reason',
    reasonHint: 'Only the office sees it.',
    reasonMissing: 'Please give the reason.',
    failed: 'The list could not be withdrawn. Please try again.',
    done: (number: number) => `List ${number} is withdrawn.`,
  },
}
