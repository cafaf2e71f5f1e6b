export const lists = {
  title: 'Merit lists',
  description: 'The merit lists of the college that are published for the current session of admissions.',
  intro:
    'The lists of those who are offered a seat, and of those who wait for one. Your own rank, and why you have it, is on the page of your application.',
  follow: 'Track your application',
  none: 'No merit list is published at present. The dates are under Notices.',
  failed: 'The merit lists could not be loaded. Please check your internet connection and try again.',
  ofCourse: (course: string, session: string) => `${course}, ${session}`,
  number: (number: number) => `Merit list ${number}`,
  published: (time: string) => `Published on ${time}`,
  open: (number: number, course: string) => `Open merit list ${number} of ${course}`,

  titleOf: (course: string, number: number) => `${course}: merit list ${number}`,
  descriptionOf: (course: string, session: string) => `Merit list of ${course}, session ${session}.`,
  captionOf: (course: string, session: string, number: number, time: string) =>
    `${course}, session ${session}: merit list ${number}, published on ${time}`,
  gone: {
    title: 'This merit list is not shown',
    text: 'It was withdrawn, its time has passed, or the address is wrong.',
  },
  all: 'All merit lists',
  index:
    '**Index:** the score that gives the rank. It adds up the percentages of the examinations that count, each by its weight, and points for verified claims such as NCC. The highest index comes first.',
  find: 'Find your name or number',
  findHint: 'The last four characters of your application number, or a part of your name.',
  found: (count: number, all: number) => (count === all ? `${all} in the list` : `${count} of ${all} found`),
  nobody: 'Nobody in this list has this name or number. You may be in another list.',
  print: 'Print',
  columns: { rank: 'Rank', name: 'Name', index: 'Index', seat: 'Seat' },
  endsWith: (lastFour: string) => `…${lastFour}`,
  endsWithSpoken: (lastFour: string) => `number ends with ${lastFour}`,
  /** The category of a seat. */
  seats: { open: 'Open', obc: 'OBC', sc: 'SC', st: 'ST', ews: 'EWS' },
  waiting: (place: number) => `Waiting: ${place}`,
  about:
    'A seat that is ‘open’ is given by merit alone. Within each share some seats are kept for women and other groups, so a lower rank may have a seat where a higher one waits. If something is wrong, write to the office before the fee window ends.',
}
