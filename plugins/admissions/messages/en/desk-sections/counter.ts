export const counter = {
  title: 'Admission counter',
  notLoaded: 'We couldn’t load the counter. Check your internet connection and try again.',
  find: {
    label: 'Number, name, mobile, or scan the letter',
    hint: 'A few letters or digits are enough. Press Enter to open the only match; with several, choose with the arrow keys.',
    nobody: 'Nobody found. Check the spelling, or try the mobile number.',
    nobodyWith: (number: string) => `There is no application ${number}.`,
    found: (count: number, hasMore: boolean) =>
      (count === 1 ? '1 person' : `${count} people`) +
      (hasMore ? ', and more: type a few more letters.' : ''),
    failed: 'We couldn’t search. Check your internet connection and try again.',
    fatherOf: (father: string) => `father ${father}`,
  },
  head: {
    seat: (list: number, under: string) => `seat from list ${list}, ${under}`,
    until: (time: string) => `offer ends ${time}`,
    photoOf: (name: string) => `Photo of ${name}`,
    application: 'Open application',
  },
  notNow: {
    lapsed: (time: string) =>
      `The offer ended on ${time} without an answer. Give more time to pay on the application’s screen, then come back here.`,
    unchecked: 'This application is not checked yet, so no seat can be offered. Open it to check it.',
    noSeat:
      'No seat is offered to this person now, though the application is checked. Seats are offered from a merit list.',
    closed:
      'This application is closed, so there is nothing to do at the counter. Open it to see why and since when.',
  },
  steps: { originals: 'Originals', fee: 'Fee' },
  originals: {
    allSeen: 'All seen',
    restored: 'What you chose here earlier is not saved yet. Check it, then save it.',
    what: 'checklist',
    chooseFirst: 'Somebody else has recorded another result. Choose one of the two above, then go on.',
    none: 'This session asks for no originals. Add them in the session, under ‘Day of admission’.',
    keys: 'Keys: A all seen; 1 seen, 2 copy kept, 3 will bring later, 4 missing.',
    results: { seen: 'Seen', copy: 'Copy kept', undertaking: 'Will bring later', missing: 'Missing' },
    recordedBy: (by: string, time: string) => `Last recorded by ${by}, ${time}.`,
    until: 'To be brought by',
    untilHint: (day: string) => `Signed undertaking; ${day} at the latest.`,
  },
  fee: {
    due: (sum: string) => `${sum} of the fee is still to be paid. You can confirm a further payment here.`,
    confirmed: 'The fee is confirmed.',
  },
  undertaking: { title: 'Undertaking', print: 'Print undertaking', save: 'Save and print undertaking' },
  ready: 'Ready to admit.',
  leave: {
    notAdmitted: (name: string) => `${name} is not admitted yet`,
    notSaved: (name: string) => `The originals of ${name} are not saved`,
    ready: 'The roll number and the letter come with ‘Admit and print’.',
    kept: 'What you chose stays in this browser only: nobody else sees it.',
    action: 'Leave all the same',
  },
  provisional: (condition: string) => `The seat is provisional until this is settled: ${condition}`,
  inQuestion: (time: string) =>
    `A correction of ${time} takes this seat, and nobody has decided about it yet. Ask the admission officer before you confirm the fee or admit.`,
  waits: {
    originals: (count: number) =>
      count === 1 ? '1 original is still needed' : `${count} originals are still needed`,
    balance: (sum: string) => `${sum} of the fee is still due`,
    fee: 'the fee is not confirmed',
  },
  originalsOpen: (names: string) =>
    `Record these originals first: ${names}. If one is missing, let the applicant sign an undertaking to bring it later, or save and ask them to come again.`,
  feeOpen: 'Confirm the fee first.',
  save: 'Save originals',
  saved: (name: string) => `The originals of ${name} are saved.`,
  admit: 'Admit and print',
  admitDue: (sum: string) => `Admit and print, ${sum} due`,
  withBalance: {
    question: (name: string, sum: string) => `Admit ${name} with ${sum} due?`,
    text: 'Only a part of the fee is paid. The balance stays under Payments › Dues, and on receipt, letter and the applicant’s page.',
    because: 'Why',
    hint: 'For example: principal’s permission of today. Kept with the admission.',
    by: 'The balance is to be paid by',
    byHint:
      'On the letter and the applicant’s page. We suggest the last day for missing originals; leave it empty if no day is agreed.',
    missing: 'Write why the applicant is admitted all the same.',
    action: (sum: string) => `Admit with ${sum} due`,
  },
  admitting: 'Saving…',
  admitted: (name: string, number: string) => `${name} is admitted: ${number}.`,
  failed: 'That did not work: ',
  rollNumber: 'Roll number',
  next: 'Next person',
  missing: {
    caption: 'Originals that are still missing, the first due on top',
    none: 'No originals are missing.',
    headers: { who: 'Name', mobile: 'Mobile', missing: 'Missing', due: 'Due' },
    until: (day: string) => `by ${day}`,
    overdue: (day: string) => `Overdue since ${day}`,
  },
  print: { title: 'Receipt and letter of admission', again: 'Print receipt and letter' },
}
