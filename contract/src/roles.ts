import * as plugins from '@prangan/plugins/contract/abilities'
import * as z from 'zod/mini'
import { dayInIndia } from './india-time.ts'

/** The role is a custom claim of the Auth user. */
export const RoleSchema = z.enum(['admin', 'faculty'], 'Please choose faculty or admin.')
export type Role = z.infer<typeof RoleSchema>

/** The abilities and the roles that have them. Buttons, endpoint rows and rules use the same names. */
export const abilities = {
  'news:read-all': ['admin'],
  /** To write notices that wait until somebody who publishes approves them. */
  'news:prepare': ['admin'],
  'news:publish': ['admin'],
  'news:edit': ['admin'],
  'news:delete': ['admin'],
  'alumnus:read': ['admin'],
  'alumnus:verify': ['admin'],
  'alumnus:edit': ['admin'],
  'alumnus:delete': ['admin'],
  /** Only to learn that it has changed. */
  'access:read-own': ['admin', 'faculty'],
  /** To say which form they have open, and see who else has. */
  'form:open': ['admin', 'faculty'],
  'account:read': ['admin'],
  'account:create': ['admin'],
  'account:grant': ['admin'],
  'account:disable': ['admin'],
  'account:reset': ['admin'],
  /** The whole list with those removed. */
  'faculty:read': ['admin'],
  /** Who is removed cannot sign in either, so it is never granted. */
  'faculty:hide': ['admin'],
  /** Translations of departments, and spellings that mean the same. */
  'department:edit': ['admin'],
  'profile:edit': ['admin', 'faculty'],
  'profile:edit-any': ['admin'],
  'profile:read-own': ['faculty'],
  'profile:confirm-own': ['faculty'],
  'record:read-own': ['faculty'],
  'record:edit-own': ['faculty'],
  'admission:read': ['admin'],
  'admission:decide': ['admin'],
  'page:read': ['admin'],
  'page:edit': ['admin'],
  'page:publish': ['admin'],
  /** Which pages there are and at which addresses, the menus and the site settings. */
  'page:structure': ['admin'],
  /** Which teachers may edit a page: a right that outlasts any grant, so it is never granted. */
  'page:assign': ['admin'],
  /** The published site, with the library's pictures and documents. */
  'library:read': ['admin', 'faculty'],
  'media:edit': ['admin'],
  'document:edit': ['admin'],
  /** Deletes anything in the bin permanently. Restoring belongs to who may delete it. */
  'bin:empty': ['admin'],
  'counters:read': ['admin'],
  'audit:read': ['admin'],
  'operation:read': ['admin'],
  ...plugins.abilities,
} as const satisfies Record<string, readonly Role[]>

export type Ability = keyof typeof abilities

/**
 * What an admin may grant to a teacher, and the abilities that each opens: those of its screens too. Accounts, passwords and
 * grants themselves (`account:*`) are never among them.
 */
export const grants = {
  'news:read-all': ['news:read-all', 'counters:read'],
  'news:prepare': ['news:prepare', 'news:read-all', 'counters:read'],
  'news:publish': [
    'news:publish',
    'news:prepare',
    'news:edit',
    'news:delete',
    'news:read-all',
    'counters:read',
  ],
  'page:read': ['page:read', 'counters:read'],
  'page:publish': ['page:publish', 'page:edit', 'page:read', 'counters:read'],
  'page:structure': ['page:structure', 'page:publish', 'page:edit', 'page:read', 'counters:read'],
  'media:edit': ['media:edit'],
  'document:edit': ['document:edit'],
  'alumnus:read': ['alumnus:read', 'counters:read'],
  'alumnus:verify': ['alumnus:verify', 'alumnus:edit', 'alumnus:delete', 'alumnus:read', 'counters:read'],
  'profile:edit-any': ['profile:edit-any', 'faculty:read', 'counters:read'],
  'audit:read': ['audit:read'],
  'admission:read': ['admission:read', 'counters:read'],
  'admission:decide': ['admission:decide', 'admission:read', 'counters:read'],
  ...plugins.grants,
} as const satisfies Partial<Record<Ability, readonly Ability[]>>

export type Grant = keyof typeof grants
export const grantNames = Object.keys(grants) as Grant[]
export const GrantSchema = z.enum(grantNames, 'That ability cannot be granted.')

export const grantsOf = (ability: Ability): Grant[] =>
  grantNames.filter((grant) => (grants[grant] as readonly Ability[]).includes(ability))

/** What was granted to a person: `grants` without an end, and those of `grantsUntil` until the end of a last day. */
export type StoredGrants = {
  grants: readonly string[]
  grantsUntil: Readonly<Record<string, Date>>
}

/** Returns the grants that are in force at `now`. */
export const grantsAt = ({ grants, grantsUntil }: StoredGrants, now: Date): string[] => [
  ...grants,
  ...Object.entries(grantsUntil).flatMap(([grant, until]) => (now < until ? [grant] : [])),
]

/** Returns the last days (YYYY-MM-DD in India) of the grants that have one, also of those that have ended. */
export const lastDaysOf = ({ grantsUntil }: Pick<StoredGrants, 'grantsUntil'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(grantsUntil).map(([grant, until]) => [grant, dayInIndia(new Date(until.getTime() - 1))]),
  )

/** `grants` are those in force. Unknown names give no rights. */
export type AccessRights = { role: Role; grants: readonly string[] }

export function can(person: AccessRights | undefined, ability: Ability): boolean {
  if (!person) return false
  const allowed: readonly Role[] = abilities[ability]
  return allowed.includes(person.role) || grantsOf(ability).some((grant) => person.grants.includes(grant))
}
