import { type Ability, can, type Grant, grantNames } from '@prangan/contract/roles'

export type Caller = { name: string; uid?: string; claims?: Record<string, unknown> }

export const granteeOf = <Name extends Grant>(grant: Name) => `granted ${grant}` as const

/** What the substitute has until a later day; their other grants have ended. */
export const substituted: Grant = 'admission:read'

const grantees = Object.fromEntries(
  grantNames.map((grant): [string, Caller] => {
    const uid = granteeOf(grant)
    return [uid, { name: `a teacher who was ${uid}`, uid, claims: { role: 'faculty' } }]
  }),
) as Record<ReturnType<typeof granteeOf<Grant>>, Caller>

export const callers = {
  visitor: { name: 'a visitor' },
  roleless: { name: 'somebody who signed up by themselves', uid: 'roleless', claims: {} },
  teacher: { name: 'a teacher', uid: 'teacher', claims: { role: 'faculty', name: 'Asha Verma' } },
  otherTeacher: { name: 'another teacher', uid: 'otherTeacher', claims: { role: 'faculty' } },
  admin: { name: 'an admin', uid: 'admin', claims: { role: 'admin', name: 'Meena Rao' } },
  ...grantees,
  substitute: {
    name: `a teacher with ${substituted} until a later day, and every other grant until an earlier one`,
    uid: 'substitute',
    claims: { role: 'faculty' },
  },
} as const satisfies Record<string, Caller>

/** The time of sign-in in tokens, in seconds; ended sessions ended just after it. */
export const signedInAt = 1_700_000_000
export const endedAt = signedInAt + 1

/** More callers for finer questions: the same person after losing a role, or with a claim that only resembles one. */
const oddCallers = {
  removedTeacher: { name: 'a removed teacher', uid: 'removedTeacher', claims: { role: 'faculty' } },
  formerTeacher: { name: 'a removed teacher whose role was taken away', uid: 'removedTeacher', claims: {} },
  capitalised: { name: 'somebody with the role "Admin"', uid: 'capitalised', claims: { role: 'Admin' } },
  listed: { name: 'somebody with a list of roles', uid: 'listed', claims: { role: ['admin', 'faculty'] } },
  flagged: {
    name: 'somebody with the claim admin',
    uid: 'flagged',
    claims: { admin: true, role: { admin: true } },
  },
  formerAdmin: { name: 'an admin until a moment ago', uid: 'formerAdmin', claims: { role: 'admin' } },
  demotedAdmin: { name: 'an admin who is a teacher now', uid: 'teacher', claims: { role: 'admin' } },
  removedAdmin: {
    name: 'an admin who is a removed teacher now',
    uid: 'removedTeacher',
    claims: { role: 'admin' },
  },
  unknownAdmin: { name: 'an admin of whom no document tells', uid: 'nobody', claims: { role: 'admin' } },
  endedAdmin: { name: 'an admin whose session was ended', uid: 'endedAdmin', claims: { role: 'admin' } },
  lateAdmin: {
    name: 'an admin with a custom token from before the end of their session',
    uid: 'endedAdmin',
    claims: { role: 'admin', auth_time: endedAt + 60, signedInAt },
  },
  adminAnew: {
    name: 'an admin who signed in again',
    uid: 'endedAdmin',
    claims: { role: 'admin', auth_time: endedAt + 60, signedInAt: endedAt },
  },
  newTeacher: {
    name: 'a teacher with every grant who has not replaced the password of the office',
    uid: 'newTeacher',
    claims: { role: 'faculty' },
  },
  newAdmin: {
    name: 'an admin who did not replace it within the three days',
    uid: 'newAdmin',
    claims: { role: 'admin' },
  },
  disabledGrantee: {
    name: 'a teacher with every grant whose account was disabled',
    uid: 'disabledGrantee',
    claims: { role: 'faculty' },
  },
  endedGrantee: {
    name: 'a teacher with every grant whose session was ended',
    uid: 'endedGrantee',
    claims: { role: 'faculty' },
  },
  endedSubstitute: {
    name: 'a teacher with every grant until a day that has ended',
    uid: 'endedSubstitute',
    claims: { role: 'faculty' },
  },
  formerGrantee: {
    name: 'a teacher with every grant who lost the role',
    uid: 'formerGrantee',
    claims: { role: 'faculty' },
  },
  rolelessGrantee: {
    name: 'somebody with every grant in a document, and no role in their token',
    uid: 'formerGrantee',
    claims: { grants: grantNames },
  },
  oddGrantee: {
    name: 'a teacher to whom something was granted that is no grant',
    uid: 'oddGrantee',
    claims: { role: 'faculty', grants: grantNames },
  },
} as const satisfies Record<string, Caller>

export const allCallers = { ...callers, ...oddCallers }
export type CallerName = keyof typeof allCallers
export type Audience = readonly CallerName[]

export const everyone = Object.keys(allCallers) as CallerName[]
const theOffice: Audience = ['admin', 'adminAnew']
export const those = (ability: Ability): Audience => [
  ...theOffice,
  ...grantNames
    .filter((grant) => can({ role: 'faculty', grants: [grant] }, ability))
    .map((grant) => granteeOf(grant)),
  ...(can({ role: 'faculty', grants: [substituted] }, ability) ? (['substitute'] as const) : []),
]
/** The teacher whose document it is, and those with the ability. */
export const theTeacherAnd = (ability: Ability): Audience => ['teacher', ...those(ability)]
/** Everybody with a role and an active account. */
export const allStaff: Audience = [
  ...theOffice,
  'teacher',
  'otherTeacher',
  ...grantNames.map((grant) => granteeOf(grant)),
  'substitute',
  'endedSubstitute',
  'oddGrantee',
]
export const noOne: Audience = []
