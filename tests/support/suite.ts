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

export const logins = {
  admin: { uname: 'admin@sarvodaya.test', psw: 'Admin#2026' },
  teacher: { uname: 'asha.verma@sarvodaya.test', psw: 'Faculty#2026' },
  otherTeacher: { uname: 'ravi.mishra@sarvodaya.test', psw: 'Faculty#2026' },
} as const
