/** Whom the local suite signs in: the office, and every teacher with the same password. */
export const demoAdmin = {
  email: 'admin@sarvodaya.test',
  name: 'College Office',
  password: 'Admin#2026',
} as const

export const teacherPassword = 'Faculty#2026'

/** The teachers that `npm start` names, and as whom tests sign in. */
export const demoTeacherLogins = [
  { who: 'Teacher (Arts)', email: 'asha.verma@sarvodaya.test' },
  { who: 'Teacher (Science)', email: 'ravi.mishra@sarvodaya.test' },
] as const
