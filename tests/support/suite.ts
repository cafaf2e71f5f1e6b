import { demoAdmin, demoTeacherLogins, teacherPassword } from '@prangan/college/demo/accounts'

/** `npm run exec` and `npm test` set these variables. */
function variable(name: string): string {
  const value = process.env[name]
  if (!value)
    throw new Error(`${name} is not set. Run these tests with: npm test, or npm run exec -- '<command>'`)
  return value
}

export const suite = {
  app: variable('APP_URL'),
  /** All functions, without Hosting. */
  functions: variable('FUNCTIONS_URL'),
  api: `${variable('FUNCTIONS_URL')}/api`,
  auth: `http://${variable('FIREBASE_AUTH_EMULATOR_HOST')}`,
}

const [teacher, otherTeacher] = demoTeacherLogins

export const logins = {
  admin: { uname: demoAdmin.email, psw: demoAdmin.password },
  teacher: { uname: teacher.email, psw: teacherPassword },
  otherTeacher: { uname: otherTeacher.email, psw: teacherPassword },
} as const
