import { grantLabels } from '@prangan/contract/messages/en/grants'
import type { GrantAreas, GrantTexts } from './people.ts'

/** The permissions of the site and its people; those for applications are with the texts of applications. */
export const siteGrants = {
  'news:read-all': {
    label: grantLabels['news:read-all'],
    text: 'Sees all notices on the desk, also scheduled and ended ones.',
  },
  'news:prepare': {
    label: grantLabels['news:prepare'],
    text: 'Writes notices, and changes of published ones, that become public only after somebody who may publish has approved them. Sees all notices.',
  },
  'news:publish': {
    label: grantLabels['news:publish'],
    text: 'Writes, changes, publishes and deletes notices, events and ticker items.',
  },
  'page:read': {
    label: grantLabels['page:read'],
    text: 'Sees the list of all pages, what is due for review, and what visitors searched for.',
  },
  'page:publish': {
    label: grantLabels['page:publish'],
    text: 'Changes and publishes every page, except menus and site settings.',
  },
  'page:structure': {
    label: grantLabels['page:structure'],
    text: 'Adds, moves and takes down pages, and changes menus and site settings. Edits and publishes every page.',
  },
  'media:edit': {
    label: grantLabels['media:edit'],
    text: 'Adds, replaces and deletes the pictures of the site.',
  },
  'document:edit': {
    label: grantLabels['document:edit'],
    text: 'Adds, replaces and deletes the PDFs of the site.',
  },
  'alumnus:read': {
    label: grantLabels['alumnus:read'],
    text: 'Sees everything that alumni told us, with their contact details.',
  },
  'alumnus:verify': {
    label: grantLabels['alumnus:verify'],
    text: 'Verifies, corrects, rejects and deletes alumni. Sees everything that they told us.',
  },
  'profile:edit-any': {
    label: grantLabels['profile:edit-any'],
    text: 'Changes the profile, photo and resume of every teacher. Sees removed teachers too. Cannot change passwords.',
  },
  'audit:read': {
    label: grantLabels['audit:read'],
    text: 'Sees who did what and when, with e-mail addresses.',
  },
} satisfies Partial<GrantTexts>

export const siteGrantAreas = {
  news: 'Notices',
  page: 'Pages and library',
  media: 'Pages and library',
  document: 'Pages and library',
  alumnus: 'Alumni and teachers',
  profile: 'Alumni and teachers',
  audit: 'Activity',
  admission: 'Admissions',
} satisfies Partial<GrantAreas>
