/** Who tries: the claims of their token, or nobody signed in at all. */
export type Caller = { name: string; uid?: string; claims?: Record<string, unknown> }

/** The five kinds of caller that every operation on every collection is tried by. */
export const callers = {
  visitor: { name: 'a visitor' },
  roleless: { name: 'somebody who signed up by themselves', uid: 'roleless', claims: {} },
  teacher: { name: 'a teacher', uid: 'teacher', claims: { role: 'faculty' } },
  otherTeacher: { name: 'another teacher', uid: 'otherTeacher', claims: { role: 'faculty' } },
  admin: { name: 'an admin', uid: 'admin', claims: { role: 'admin' } },
} as const satisfies Record<string, Caller>

/** When tokens here say that their owner signed in, in seconds; sessions that ended did so a moment later. */
export const signedInAt = 1_700_000_000
export const endedAt = signedInAt + 1

/** More callers, for the finer questions: the same person with a role lost, a claim that only looks like one. */
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
} as const satisfies Record<string, Caller>

export const allCallers = { ...callers, ...oddCallers }
export type CallerName = keyof typeof allCallers
export type Audience = readonly CallerName[]

export const everyone = Object.keys(allCallers) as CallerName[]
export const theOffice: Audience = ['admin', 'adminAnew']
export const theTeacherAndTheOffice: Audience = ['teacher', ...theOffice]
export const noOne: Audience = []
