/** Where the running suite is, as `npm run exec` and `npm test` tell it. */
function variable(name: string): string {
  const value = process.env[name]
  if (!value)
    throw new Error(`${name} is not set. Run these tests with: npm test, or npm run exec -- '<command>'`)
  return value
}

export const suite = {
  /** The site's origin: pages and calls through Hosting. */
  app: variable('APP_URL'),
  /** Every function, without Hosting before it. */
  functions: variable('FUNCTIONS_URL'),
  /** The function that serves the calls, without Hosting before it. */
  api: `${variable('FUNCTIONS_URL')}/api`,
  auth: `http://${variable('FIREBASE_AUTH_EMULATOR_HOST')}`,
}

/** The demo logins. */
export const logins = {
  admin: { uname: 'admin@sarvodaya.test', psw: 'Admin#2026' },
  teacher: { uname: 'asha.verma@sarvodaya.test', psw: 'Faculty#2026' },
  otherTeacher: { uname: 'ravi.mishra@sarvodaya.test', psw: 'Faculty#2026' },
} as const
