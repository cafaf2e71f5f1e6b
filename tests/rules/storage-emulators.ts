/** Reads the emulator's address from the suite's variable; throws with a hint how to start it. */
export function hostOf(variable: 'FIREBASE_AUTH_EMULATOR_HOST' | 'FIREBASE_STORAGE_EMULATOR_HOST'): string {
  const host = process.env[variable]
  if (!host)
    throw new Error(`${variable} is not set. Run these tests with \`npm test\`, which starts the suite.`)
  return host
}
