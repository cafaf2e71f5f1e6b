const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`
const seats = (count: number) => counted(count, 'seat', 'seats')

export const meritLists = {
  introduction:
    'A merit list ranks the verified applications of a programme and allots its seats by the rules of the session. Prepare a list, check it, publish it, then offer the seats.',
  title: 'Merit lists',
  notLoaded: 'We couldn’t load the lists. Please try again.',
  noSession: 'There is no admission session yet.',
  session: 'Session',
  programme: 'Programme',
  none: 'No list has been published for this programme yet.',
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
  byHead: 'Seats by category',
  howShared: 'How the seats were allotted, step by step',
  steps: {
    named: (rank: number, name: string) => `rank ${rank}, ${name}`,
    seats: (head: string, count: number, held: number) =>
      `${head}: ${seats(count)} by the rule${held > 0 ? `, of which ${held} held from earlier lists` : ''}.`,
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
    kept: (head: string, count: number) =>
      `${head}: ${seats(count)} ${count === 1 ? 'is' : 'are'} kept for the next list.`,
  },
  next: 'Next list',
  nextText:
    'It includes all verified applications and follows the rules of the session. You check it before you publish it.',
  compute: 'Prepare the next list',
  computeAgain: 'Prepare the list again',
  preview: (number: number) => `List ${number}, not published yet`,
  previewText:
    'Check the list before you publish it. If an application changes in the meantime, prepare the list again.',
  previewFailed: 'The list could not be prepared. Please try again.',
  nobody: 'There is nobody to rank: every verified applicant has a seat.',
  publish: (number: number) => `Publish list ${number}`,
  publishing: 'Publishing…',
  unusual: {
    title: 'Look at these points before you publish',
    titleOf: 'What was unusual when the list was published',
    points: {
      unchecked: (count: number) =>
        count === 1
          ? '1 application is not checked yet: it gets no rank in this list.'
          : `${count} applications are not checked yet: they get no rank in this list.`,
      open: () => 'The programme still takes applications: those who apply now come after this list.',
      unranked: (count: number) =>
        count === 1
          ? '1 verified applicant has no rank: the result is awaited, or is below the minimum.'
          : `${count} verified applicants have no rank: their results are awaited, or are below the minimum.`,
      offered: (count: number) =>
        count === 1
          ? '1 offer of an earlier list has not ended: that seat is not given here.'
          : `${count} offers of earlier lists have not ended: those seats are not given here.`,
      converted: (count: number) =>
        count === 1
          ? '1 reserved seat goes to another category, because nobody is left for it.'
          : `${count} reserved seats go to other categories, because nobody is left for them.`,
      ties: (count: number) =>
        count === 1
          ? '1 rank was decided by the name or the application number, because all else is equal.'
          : `${count} ranks were decided by the name or the application number, because all else is equal.`,
    },
    unseen: 'Please look at each point and tick it.',
    remark: 'Why the list is published now',
    remarkHint: 'Only the office sees it.',
    remarkMissing: 'Please write why.',
    remarkOf: (remark: string) => `Reason: ${remark}`,
  },
  publishQuestion: (number: number) => `Publish list ${number}?`,
  publishText: (allotted: number, waiting: number) =>
    `Everybody can then see it on the site: ${seats(allotted)}, and ${waiting} on the waiting list. Applicants see their rank on their own page.`,
  publishFailed: 'The list could not be published. Please try again.',
  published: (number: number) => `List ${number} is published.`,
  list: (number: number) => `List ${number}`,
  statuses: { preparing: 'Being published', published: 'Published', withdrawn: 'Withdrawn' },
  publishedOn: (time: string) => `Published on ${time}`,
  publishedBy: (time: string, by: string) => `Published on ${time} by ${by}`,
  withdrawnOn: (time: string) => `Withdrawn on ${time}:`,
  counts: (allotted: number, waiting: number) => `${seats(allotted)}, ${waiting} on the waiting list.`,
  offeredOn: (time: string) => `Seats were offered on ${time}.`,
  showRows: 'Show the list',
  hideRows: 'Hide the list',
  print: 'Print list',
  sheetTitle: (number: number, course: string, session: string) =>
    `Merit list ${number}: ${course}, session ${session}`,
  signs: { convener: 'Convener of admissions', principal: 'Principal' },
  why: 'Why?',
  whyRank: (rank: number) => `Why rank ${rank}`,
  whyFailed: 'We couldn’t load the explanation. Please try again.',
  noTrace: 'There is no record of how this rank was calculated.',
  offer: {
    open: 'Offer seats',
    title: (number: number) => `Offer the seats of list ${number}?`,
    text: 'Everybody with a seat on the list and no offer yet gets an offer by e-mail. An offer lapses if the fee is not paid in time.',
    payFrom: 'Fee from (India time)',
    payTo: 'Fee until (India time)',
    timeMissing: 'Please choose the day and the time.',
    endBeforeStart: 'The end must be after the beginning and in the future.',
    tooShort: 'Give applicants at least a day to pay.',
    warnings: {
      sunday: 'The offer ends on a Sunday: banks and the office are closed.',
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
      'You can’t withdraw this list, because its seats were offered. To put a mistake right, correct the application: the desk shows what that changes, and the next list counts it.',
    text: 'The list and its ranks disappear from the site at once. You cannot withdraw a list after offering its seats.',
    reason: 'Reason',
    reasonHint: 'Only the office sees it.',
    reasonMissing: 'Please give the reason.',
    failed: 'The list could not be withdrawn. Please try again.',
    done: (number: number) => `List ${number} is withdrawn.`,
  },
}
