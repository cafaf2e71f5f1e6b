import type { Grant, Role } from '@prangan/contract/roles'
import type { PersonState } from '@prangan/contract/schemas/people'
import type { Nouns } from '../../nouns.ts'
import { labels } from './actions.ts'
import { auditTextsOf } from './audit-texts.ts'

const nouns: Nouns = ['person', 'people']

const failure = (refused: string) => ({
  refused,
  network: `${refused} Please check your internet connection and try again.`,
})

/** The first part of its name: that of 'news:publish' is 'news'. */
type AreaOf<Name extends string> = Name extends `${infer Area}:${string}` ? Area : never
export type GrantArea = AreaOf<Grant>

/** Areas with one name are one group of the form of permissions. */
export type GrantAreas = Readonly<Record<GrantArea, string>>

export type GrantTexts = Readonly<Record<Grant, { label: string; text: string }>>

export const people = {
  nouns,
  title: 'Accounts',
  caption: 'People with access, admins first',
  empty: 'Nobody matches. Try another search.',
  searchHint: 'Name or e-mail',
  allRoles: 'All roles',
  allStates: 'All statuses',
  columns: {
    name: 'Name',
    role: 'Role',
    abilities: 'Permissions',
    state: 'Status',
    lastSignIn: 'Last sign-in',
  },
  /** Used where the column's heading is not shown. */
  lastSignInAt: 'Last sign-in: ',
  never: 'Never',
  roles: { admin: 'Admin', faculty: 'Teacher' } satisfies Readonly<Record<Role, string>>,
  states: {
    active: 'Active',
    disabled: 'Disabled',
    removed: 'Removed',
  } satisfies Readonly<Record<PersonState, string>>,
  everything: 'Everything',
  onlyOwnProfile: 'Only their own profile',
  until: (ability: string, day: string) => `${ability} (until ${day})`,
  ended: (ability: string, day: string) => `${ability} (ended on ${day})`,
  details: {
    title: 'Person',
    isSelf: 'This is you. Another admin can change your access.',
    disabled: 'Disabled: this person cannot sign in until an admin enables the account.',
    removed: 'Removed: they cannot sign in until you restore the profile under View Faculty.',
    /** `when` is a date and time. */
    firstPassword: (when: string) =>
      `Has not chosen a password yet. The one from the office works until ${when}.`,
    firstPasswordEnded:
      'Has not chosen a password yet, and the one from the office has expired. Send the sign-in mail again.',
    sendSignInMail: 'Send the sign-in mail again',
    reset: 'Send password reset',
    enable: 'Enable account',
    disable: 'Disable account',
  },
  form: {
    title: 'Change permissions',
    what: 'account',
    /** `{}` is the person's name. */
    text: 'What {} may do at the office desk, apart from their own profile. If you remove a permission, it ends at once.',
    tickFor: 'Tick what an office needs:',
    tickedFor: (office: string) =>
      `Ticked for ${office}, besides what was ticked before. They are granted when you save.`,
    lastDayOfAll: 'Last day of all that are ticked',
    lastDayOfAllHint: 'For a substitute. You can change each day below.',
    lastDayOf: (ability: string) => `Last day of ‘${ability}’`,
    lastDayHint: 'The permission ends at midnight after this day. Leave it empty if it has no end.',
    endedOn: (day: string) => `Ended on ${day}.`,
    noLastDay: 'no end',
    granted: 'granted',
    notGranted: 'not granted',
    saved: (server: string) => server,
    failure: failure('The permissions could not be saved.'),
  },
  disable: {
    labels: labels('Disable', 'Disabling…'),
    title: 'Disable this account?',
    text: 'They are signed out everywhere at once and cannot sign in until an admin enables the account again.',
    done: (server: string) => server,
    failure: failure('The account could not be disabled.'),
  },
  enable: {
    labels: labels('Enable', 'Enabling…'),
    title: 'Enable this account?',
    text: 'They can sign in again with their password and have the same permissions as before.',
    done: (server: string) => server,
    failure: failure('The account could not be enabled.'),
  },
  reset: {
    labels: labels('Send', 'Sending…'),
    title: 'Send a password reset?',
    text: (minutes: number) =>
      `They get a mail with a code for a new password. The code works for ${minutes} minutes. Their current password works until they use the code.`,
    done: (server: string, _email: string, _minutes: number) => server,
    failure: failure('The mail could not be sent.'),
  },
  signInMail: {
    labels: labels('Send', 'Sending…'),
    title: 'Send the sign-in mail again?',
    text: (days: number) =>
      `The mail explains how to sign in and choose a password of their own. The password from the office works for ${days} more days. The mail does not contain it.`,
    done: (server: string, _email: string) => server,
    failure: failure('The mail could not be sent.'),
  },
  notSignedInYet: 'First sign-in pending',
  auditTexts: auditTextsOf(
    {
      'account disabled': 'The account of {} was disabled',
      'account enabled': 'The account of {} was enabled again',
      'abilities changed': 'What {} may do was changed',
      'password reset sent': 'A code for a new password was mailed to {}',
      'sign-in mail sent': 'The sign-in mail was sent to {} again',
    },
    { 'abilities changed': 'permissions changed' },
  ),
}
