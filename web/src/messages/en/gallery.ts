export const gallery = {
  section: 'Alumni',
  title: 'Alumni gallery',
  description: 'Former students verified by the office: their degree, their year, and where they work today.',
  intro: 'They sat in the same classrooms and under the same trees. See where life has taken them.',
  join: 'Did you study here too?',
  joinText: 'Register with a photo. Once the office has verified you, you appear here.',
  register: 'Register now',
  association: 'Alumni association',
  showMore: 'Show more',
  failed: 'Error: Failed to fetch alumni',
  empty: 'No verified alumni found',
  find: {
    title: 'Find alumni',
    name: 'Name',
    year: 'Year of passing',
    yearHint: 'For example 2011.',
    degree: 'Degree',
    anyDegree: 'Any degree',
    submit: 'Find alumni',
    all: 'Show all alumni',
    none: 'No alumni found. Check the spelling, or leave a field blank.',
    found: (count: number) =>
      count === 1 ? '1 alumnus found' : `${count} alumni found, the newest year first`,
    first: (shown: number, count: number) =>
      `The first ${shown} of ${count} alumni found. Add a name or a year to see fewer.`,
  },
  first: (count: number) => `The first ${count} alumni, the newest year first`,
  all: (count: number) =>
    count === 1 ? '1 verified alumnus' : `${count} verified alumni, the newest year first`,
  /** Precedes the year, for screen readers. */
  yearOfPassing: 'year of passing ',
}
