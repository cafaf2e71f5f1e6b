import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { doc, setLogLevel, writeBatch } from 'firebase/firestore'
import { fixtures } from './fixtures.ts'

export function readRules(): Promise<string> {
  return readFile(new URL('../../plugins/enabled/firestore.rules', import.meta.url), 'utf8')
}

/** Reads the emulator's address from the suite's variable; throws with a hint how to start it. */
export function emulatorUrl(variable: 'FIRESTORE_EMULATOR_HOST' | 'FIREBASE_AUTH_EMULATOR_HOST'): string {
  const host = process.env[variable]
  if (!host)
    throw new Error(`${variable} is not set. Run these tests with \`npm test\`, which starts the suite.`)
  return `http://${host}`
}

export const newProjectId = (): string => `demo-rules-${randomUUID().slice(0, 8)}`

/**
 * Opens a separate project with the deployed rules, so that the demo data is not touched. Loading the rules also resets their
 * coverage.
 */
export async function openFixtures(projectId: string): Promise<RulesTestEnvironment> {
  // The SDK warns of every denial, and most attempts here are denied.
  setLogLevel('silent')
  const { hostname, port } = new URL(emulatorUrl('FIRESTORE_EMULATOR_HOST'))
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { host: hostname, port: Number(port), rules: await readRules() },
  })
  await environment.clearFirestore()
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore()
    const batch = writeBatch(db)
    for (const [path, data] of fixtures) batch.set(doc(db, path), data)
    await batch.commit()
  })
  return environment
}

export async function closeFixtures(environment: RulesTestEnvironment | undefined): Promise<void> {
  await environment?.clearFirestore()
  await environment?.cleanup()
}
