export const demoAdmin = {
  email: 'desk@vanaja.test',
  name: 'Office of the College',
  password: 'Office#2027',
} as const

export const teacherPassword = 'Teacher#2027'

export const demoTeacherLogins = [
  { who: 'Teacher (Home Science)', email: 'sadhana.wankhede@vanaja.test' },
  { who: 'Teacher (Social Work)', email: 'farida.sheikh@vanaja.test' },
] as const
