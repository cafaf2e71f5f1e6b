/** The logins of the local suite. They are never deployed. */
export const demoAdmin = {
  email: 'office@DOMAIN',
  name: 'Office of the College',
  password: 'Office#SHORTCODE-1',
} as const

export const teacherPassword = 'Teacher#SHORTCODE-1'

export const demoTeacherLogins = [
  { who: 'Teacher', email: 'first.teacher@DOMAIN' },
  { who: 'Another teacher', email: 'second.teacher@DOMAIN' },
] as const
