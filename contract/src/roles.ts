import * as z from 'zod/mini'

/** A member of staff is one of these; the role is a custom claim of their Auth user. */
export const RoleSchema = z.enum(['admin', 'faculty'], 'Please choose faculty or admin.')
export type Role = z.infer<typeof RoleSchema>

/** The abilities, and the roles that have each: buttons, endpoint rows and rules functions use the same names. */
export const abilities = {
  'news:read-all': ['admin'],
  'news:publish': ['admin'],
  'news:edit': ['admin'],
  'news:delete': ['admin'],
  'alumnus:read': ['admin'],
  'alumnus:verify': ['admin'],
  'alumnus:edit': ['admin'],
  'alumnus:delete': ['admin'],
  /** To be told that it has changed. */
  'access:read-own': ['admin', 'faculty'],
  'account:read': ['admin'],
  'account:create': ['admin'],
  'account:grant': ['admin'],
  'account:disable': ['admin'],
  'account:reset': ['admin'],
  'faculty:hide': ['admin'],
  /** What departments are called in other languages, and which spellings mean the same. */
  'department:edit': ['admin'],
  'profile:edit': ['admin', 'faculty'],
  'profile:edit-any': ['admin'],
  'profile:read-own': ['faculty'],
  'profile:confirm-own': ['faculty'],
  'record:read-own': ['faculty'],
  'record:edit-own': ['faculty'],
  'admission:read': ['admin'],
  'admission:decide': ['admin'],
  /** Scrutiny, and applications of people at the counter. */
  'admission:verify': ['admin'],
  /** Fees, withdrawals and refunds. */
  'admission:fees': ['admin'],
  /** Sessions, merit lists and offers. */
  'admission:manage': ['admin'],
  'inquiry:read': ['admin'],
  'inquiry:handle': ['admin'],
  'page:read': ['admin'],
  'page:edit': ['admin'],
  'page:publish': ['admin'],
  'page:structure': ['admin'],
  /** What is published, with the pictures and documents that pages may name. */
  'library:read': ['admin', 'faculty'],
  'media:edit': ['admin'],
  'document:edit': ['admin'],
  'counters:read': ['admin'],
  'audit:read': ['admin'],
  /** Version, backups, waiting mails and scheduled jobs. */
  'operation:read': ['admin'],
} as const satisfies Record<string, readonly Role[]>

export type Ability = keyof typeof abilities

/** The abilities that an admin may grant to a teacher, one by one, and what each lets them do. */
export const grants = {
  'admission:read': ['admission:read', 'counters:read'],
  'admission:decide': ['admission:decide', 'admission:read', 'counters:read'],
  'admission:verify': ['admission:verify', 'admission:read', 'counters:read'],
  'admission:fees': ['admission:fees', 'admission:read', 'counters:read'],
  'admission:manage': ['admission:manage', 'admission:read', 'counters:read'],
  'inquiry:read': ['inquiry:read', 'counters:read'],
  'inquiry:handle': ['inquiry:handle', 'inquiry:read', 'counters:read'],
} as const satisfies Partial<Record<Ability, readonly Ability[]>>

export type Grant = keyof typeof grants
export const grantNames = Object.keys(grants) as Grant[]
export const GrantSchema = z.enum(grantNames, 'That ability cannot be granted.')

/** The grants that give an ability. */
export const grantsOf = (ability: Ability): Grant[] =>
  grantNames.filter((grant) => (grants[grant] as readonly Ability[]).includes(ability))

/** A person's role, and what was granted to them. A name in it that is no grant any more gives nothing. */
export type AccessRights = { role: Role; grants: readonly string[] }

/** Says whether somebody may do it, by their role or by a grant. Nobody may do what is not public. */
export function can(person: AccessRights | undefined, ability: Ability): boolean {
  if (!person) return false
  const allowed: readonly Role[] = abilities[ability]
  return allowed.includes(person.role) || grantsOf(ability).some((grant) => person.grants.includes(grant))
}
