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
  'account:create': ['admin'],
  'faculty:hide': ['admin'],
  'profile:edit': ['admin', 'faculty'],
  'profile:edit-any': ['admin'],
  'profile:read-own': ['faculty'],
  'record:read-own': ['faculty'],
  'record:edit-own': ['faculty'],
  'admission:read': ['admin'],
  'admission:decide': ['admin'],
  'inquiry:read': ['admin'],
  'inquiry:handle': ['admin'],
  'counters:read': ['admin'],
  'audit:read': ['admin'],
} as const satisfies Record<string, readonly Role[]>

export type Ability = keyof typeof abilities

/** Says whether someone with this role (or none) may do it. */
export function can(role: Role | undefined, ability: Ability): boolean {
  const allowed: readonly Role[] = abilities[ability]
  return role !== undefined && allowed.includes(role)
}
