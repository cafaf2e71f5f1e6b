export const lists = {
  title: 'Merit lists',
  description: 'The college’s merit lists for the current admission session.',
  intro:
    'Each list shows who gets a seat and who is on the waiting list. To see your own rank and how we calculated it, open your application.',
  follow: 'Track your application',
  none: 'There is no merit list at the moment. See Notices for the dates.',
  failed: 'We couldn’t load the merit lists. Check your internet connection and try again.',
  ofCourse: (course: string, session: string) => `${course}, ${session}`,
  number: (number: number) => `Merit list ${number}`,
  published: (time: string) => `Published on ${time}`,
  open: (number: number, course: string) => `Open merit list ${number} of ${course}`,

  titleOf: (course: string, number: number) => `${course}: merit list ${number}`,
  descriptionOf: (course: string, session: string) => `Merit list of ${course}, session ${session}.`,
  captionOf: (course: string, session: string, number: number, time: string) =>
    `${course}, session ${session}: merit list ${number}, published on ${time}`,
  gone: {
    title: 'This merit list is not available',
    text: 'It was withdrawn, is no longer shown, or the address is wrong.',
  },
  all: 'All merit lists',
  index:
    '**Index:** the score that decides your rank. We add up your percentages in the examinations that count, each by its weight. Then we add points for verified claims such as NCC. The highest index comes first.',
  find: 'Find your name or number',
  findHint: 'The last four characters of your application number, or part of your name.',
  found: (count: number, all: number) => (count === all ? `${all} on the list` : `${count} of ${all} found`),
  nobody: 'Nobody on this list has this name or number. You may be on another list.',
  print: 'Print',
  columns: { rank: 'Rank', name: 'Name', index: 'Index', seat: 'Seat' },
  endsWith: (lastFour: string) => `…${lastFour}`,
  endsWithSpoken: (lastFour: string) => `number ends with ${lastFour}`,
  cutoffs: {
    caption: 'The last seats of this list',
    share: 'Seat',
    rank: 'Last rank',
    index: 'Its index',
    seats: (count: number) => (count === 1 ? '1 seat given' : `${count} seats given`),
    byGroup: (count: number) =>
      `${count} of them to groups that have seats kept for them, such as women, even with a lower rank`,
  },
  openSeat: 'Open',
  groupSeat: (seat: string) => `${seat}, a seat kept for a group`,
  extraSeat: (under: string) => `${under}, supernumerary`,
  aboutExtra:
    'A supernumerary seat is an extra seat, beyond the sanctioned number. The college kept it for somebody who already had it when the list was revised.',
  became: {
    offered: 'offered',
    accepted: 'accepted',
    admitted: 'confirmed',
    released: 'Seat released',
  },
  waiting: (place: number) => `Waiting: ${place}`,
  about:
    '‘Open’ seats go by merit alone. In each category some seats are kept for certain groups, so an applicant with a lower rank can get a seat before one with a higher rank. A released seat was given up, or was not taken in time; it goes to the next applicant.',
  gaps: 'A rank that is missing belongs to somebody who already had a seat, or who has left.',
  wrong: 'If something is wrong, write to the office before the last date for the fee.',
  provisional: (until: string) => `**Provisional list:** objections until ${until}`,
  provisionalText:
    'Ranks and seats can still change. If you applied for this programme, you can object on the page of your application. Seats are offered from the final list.',
  final: (objections: number, upheld: number) =>
    objections === 0
      ? '**Final list.** Nobody objected to the provisional list.'
      : `**Final list.** ${objections === 1 ? '1 objection' : `${objections} objections`} to the provisional list, ${upheld} upheld.`,
  revisedOn: (day: string) => `Revised on ${day}`,
  changed: (seats: number, ranks: number) =>
    `This changed ${seats === 1 ? '1 seat' : `${seats} seats`} and ${ranks === 1 ? '1 other rank or waiting place' : `${ranks} other ranks or waiting places`}.`,
  revised: (day: string) => `**Revised on ${day}.** The college writes:`,
}
