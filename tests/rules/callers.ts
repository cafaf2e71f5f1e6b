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
} as const satisfies Record<string, Caller>

export const allCallers = { ...callers, ...oddCallers }
export type CallerName = keyof typeof allCallers
export type Audience = readonly CallerName[]

export const everyone = Object.keys(allCallers) as CallerName[]
export const theOffice: Audience = ['admin']
export const theTeacherAndTheOffice: Audience = ['teacher', 'admin']
export const theRemovedAndTheOffice: Audience = ['removedTeacher', 'admin']
export const noOne: Audience = []
