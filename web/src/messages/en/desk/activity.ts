import type { Nouns } from '../../nouns.ts'

const nouns: Nouns = ['entry', 'entries']

export const activity = {
  nouns,
  title: 'Activity',
  caption: 'Who did what, the latest first',
  empty: 'Nothing was recorded here. Choose another month, day, person or area.',
  peopleNotLoaded:
    'The names could not be loaded, so you can’t choose a person now. Reload the page to try again.',
  tabs: { staff: 'Staff', visitors: 'Visitors and applicants', all: 'All' },
  person: 'Person',
  everybody: 'Everybody',
  area: 'Area',
  allAreas: 'All areas',
  kind: 'Action',
  allKinds: 'All actions',
  month: 'Month',
  anyMonth: 'Any month',
  day: 'Day',
  columns: { time: 'Time', who: 'Who', what: 'What', record: 'Record' },
  visitor: 'Visitor',
  /** A nightly job, or a command on the server. */
  system: 'System',
}
