import { getStorage } from 'firebase-admin/storage'
import { afterAll, beforeAll } from 'vitest'
import type { Deps } from '../../functions/src/lib/deps.ts'
import type { Firebase } from '../../functions/src/lib/firebase.ts'
import { type AppWithClock, startApp } from './app-with-clock.ts'
import { callAt } from './call.ts'
import { connectOwnDatabase } from './own-database.ts'

/** The app of a test file, with the Firebase that it works on. */
export type OwnApp = Firebase & {
  /** The project whose Firestore it is. */
  projectId: string
  /** The app's address, once tests run. */
  readonly origin: string
  /** The app's dependencies, once tests run. */
  readonly deps: Deps
  /** The app's own clock. */
  now(): Date
  /** Advances the clock, in milliseconds. */
  pass(milliseconds: number): void
}

/**
 * For test files of one or a few endpoints: the real app in this process, with the suite's Auth and Storage and an
 * empty Firestore of the file's own, and the target of all its calls. It runs without Hosting, the Functions emulator
 * and triggers, which `hosting.test.ts` and `mail.test.ts` test; `useTriggers` adds the triggers. `ownBucket` adds a
 * bucket of the file's own, for sweeps, which go through everything stored.
 */
export function useOwnApp({ ownBucket = false } = {}): OwnApp {
  const { projectId, ...shared } = connectOwnDatabase()
  const firebase = ownBucket ? { ...shared, bucket: async () => getStorage().bucket(projectId) } : shared
  let app: AppWithClock | undefined
  const running = () => {
    if (!app) throw new Error('The app is started by beforeAll')
    return app
  }
  beforeAll(async () => {
    app = await startApp(firebase)
    callAt(app.origin)
  })
  afterAll(() => app?.close())
  return {
    ...firebase,
    projectId,
    get origin() {
      return running().origin
    },
    get deps() {
      return running().deps
    },
    now: () => running().now(),
    pass: (milliseconds) => running().pass(milliseconds),
  }
}
