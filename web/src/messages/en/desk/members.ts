import { college } from '@prangan/college/config'
import type { Nouns } from '../../nouns.ts'
import { others } from '../language-names.ts'
import { labels } from './actions.ts'
import { auditTextsOf } from './audit-texts.ts'

const nouns: Nouns = ['member', 'members']

export const members = {
  nouns,
  title: 'View Faculty',
  searchTitle: 'Faculty',
  caption: 'Faculty by name',
  name: 'the faculty',
  searchLabel: 'Search by name',
  unchecked: 'Not reviewed for a year',
  showRemoved: 'Show removed',
  empty: 'No faculty records found. Try changing your search criteria.',
  allChecked: 'All profiles were reviewed in the last year.',
  notLoaded: 'Failed to load faculty data.',
  layout: { label: 'Layout', grid: 'Grid', list: 'List' },
  removed: 'Removed',
  details: {
    title: 'Faculty member',
    removed:
      'Removed: the site does not show this profile, its photo or its resume. The teacher cannot sign in.',
    edit: 'Edit',
    restore: labels('Restore', 'Restoring…'),
    lastChecked: 'Last reviewed',
    never: 'Never',
    id: 'Id (the e-mail)',
  },
  form: {
    title: 'Edit faculty member',
    what: 'profile',
    departmentHint: `The site shows ‘${college.departmentPrefix}…’. You need not type ‘${college.departmentPrefix.trim()}’.`,
    teachingExperience: 'Teaching experience (years)',
    /** Shown instead of a file that somebody else has changed. */
    anotherFile: 'another one',
    saved: (server: string) => server,
    failed: 'Failed to update profile. Please try again.',
  },
  remove: {
    labels: labels('Remove', 'Removing…'),
    title: 'Remove this faculty member?',
    text: 'They can no longer sign in, and the site no longer shows their profile, photo and resume. You can restore them at any time.',
    done: (server: string) => server,
    restored: (server: string) => server,
    failed: 'Failed to update visibility. Please try again.',
  },
  departments: {
    title: 'Departments',
    text: `A department has its own page once it has a teacher. ${others.or ? `Give it a ${others.or} name, or merge` : 'Merge'} two spellings of one department.`,
    notLoaded: 'The departments could not be loaded.',
    teachers: (count: number) =>
      count === 0 ? 'No teachers' : count === 1 ? '1 teacher' : `${count} teachers`,
    page: 'Open page',
    edit: others.or ? 'Name or merge' : 'Merge',
    nameIn: (language: string) => `Name in ${language}`,
    save: labels('Save name', 'Saving…'),
    saved: (server: string) => server,
    into: 'Merge into',
    choose: 'Choose a department',
    merge: 'Merge departments',
    menus: 'To add a department to a menu, open the menus and choose it as a link.',
    toMenus: 'Open the menus',
    confirm: {
      title: (from: string) => `Merge ${from}?`,
      text: (count: number, from: string, into: string) =>
        count === 0
          ? `No teachers move. The page of ${from} will lead to ${into}.`
          : `${count === 1 ? '1 teacher moves' : `${count} teachers move`} to ${into}, and the page of ${from} will lead there. To undo this later, you have to change each teacher’s department.`,
      busy: 'Merging…',
    },
    merged: (server: string) => server,
    failed: 'It could not be saved. Please try again.',
  },
  auditTexts: auditTextsOf(
    {
      'faculty removed': '{} was removed from the faculty',
      'faculty restored': '{} was restored to the faculty',
      'department named': `The ${others.and} name of the department {} was changed`,
      'departments merged': 'Another spelling was merged into the department {}',
      'profile changed': 'The profile of {} was changed',
      'profile checked': 'The profile of {} was reviewed',
      'record added': 'A record was added to the profile of {}',
      'record changed': 'A record in the profile of {} was changed',
      'record deleted': 'A record was deleted from the profile of {}',
      'record restored': 'A deleted record was restored to the profile of {}',
    },
    { 'profile checked': 'profile reviewed' },
  ),
}
