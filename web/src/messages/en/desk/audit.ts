import { collectionPaths } from '@prangan/contract/paths'
import * as plugins from '@prangan/plugins/messages/en/desk'

/** Formats an hour (0 to 23) as a span: '10–11 am', '11 am–12 pm'. */
function hourSpan(hour: number): string {
  const [from, to] = [hour, (hour + 1) % 24].map((each) => ({
    clock: each % 12 || 12,
    half: each < 12 ? 'am' : 'pm',
  }))
  if (!(from && to)) return ''
  return from.half === to.half
    ? `${from.clock}–${to.clock} ${to.half}`
    : `${from.clock} ${from.half}–${to.clock} ${to.half}`
}

export type AuditGroups = Readonly<Record<string, (times: number, subjects: number) => string>>

/** Formats several entries of one hour: '{} changed 3 notices', or '{} changed one notice 3 times'. */
const group =
  (verb: string, one: string, many = `${one}s`) =>
  (times: number, subjects: number) =>
    subjects === 1 ? `{} ${verb} one ${one} ${times} times` : `{} ${verb} ${subjects} ${many}`

/** For several entries in an hour: `{}` is the person, `subjects` the number of subjects. */
const groups = {
  'application changed': group('changed', 'application'),
  'notice published': group('published', 'notice'),
  'notice changed': group('changed', 'notice'),
  'notice deleted': group('deleted', 'notice'),
  'alumnus verified': group('verified', 'alumnus', 'alumni'),
  'record added': (times) => `{} added ${times} records`,
  'record changed': (times) => `{} changed ${times} records`,
  'page changed': group('edited', 'page'),
  'page published': group('published', 'page'),
  'picture added': (times) => `{} added ${times} pictures`,
  'document added': (times) => `{} added ${times} documents`,
  ...plugins.auditGroups,
} satisfies AuditGroups

/** What entries are about, by the first segment of their subjects' paths. */
const areas = {
  [collectionPaths.news]: 'Notices',
  [collectionPaths.pages]: 'Pages, menus and contact details',
  [collectionPaths.media]: 'Media',
  [collectionPaths.library]: 'Documents',
  [collectionPaths.alumni]: 'Alumni',
  [collectionPaths.faculty]: 'Teachers’ records',
  departments: 'Departments',
  [collectionPaths.admissions]: 'Applications',
  [collectionPaths.accounts]: 'Accounts and profiles',
  ...plugins.auditAreas,
}

export const audit = {
  history: 'History',
  historyNotLoaded: 'The history could not be loaded.',
  nothing: 'Nothing has been recorded.',
  by: (actor: string) => ` by ${actor}`,
  times: (count: number) => `, ${count} times`,
  lastEvents: 'Recent activity',
  allEvents: 'All activity',
  lastEventsNotLoaded: 'Recent activity could not be loaded.',
  noLongerThere: '(no longer there)',
  /** In place of the name of a record that the person has no permission to see. */
  notForYou: '(not among your permissions)',
  hour: (day: string, hour: number) => `${day}, ${hourSpan(hour)}`,
  groups: groups as AuditGroups,
  areas: areas as Readonly<Record<string, string>>,
  /** The fallback for other actions, with the action in the history's words. */
  several: (what: string, times: number) => `{}: ${what}, ${times} times`,
}
