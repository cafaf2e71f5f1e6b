import { getStorage } from 'firebase-admin/storage'
import { afterAll, beforeAll } from 'vitest'
import type { Deps } from '../../functions/src/lib/deps.ts'
import { type Firebase, retryAlways } from '../../functions/src/lib/firebase.ts'
import { type AppWithClock, startApp } from './app-with-clock.ts'
import { callAt } from './call.ts'
import { connectOwnDatabase } from './own-database.ts'

export type OwnApp = Firebase & {
  projectId: string
  readonly origin: string
  readonly deps: Deps
  now(): Date
  pass(milliseconds: number): void
}

/**
 * Runs the real app in this process, for test files of one or a few endpoints. It uses the suite's Auth and Storage and an
 * empty Firestore, and is the target of all calls. Hosting, the Functions emulator and triggers are left out; `useTriggers`
 * adds triggers. `ownBucket` is for sweeps, which read the whole bucket.
 */
export function useOwnApp({ ownBucket = false } = {}): OwnApp {
  const { projectId, ...shared } = connectOwnDatabase()
  const bucket = async () => {
    const own = getStorage().bucket(projectId)
    // As for the product's bucket: the emulator may close a connection that is used again.
    own.storage.retryOptions.idempotencyStrategy = retryAlways
    return own
  }
  const firebase = ownBucket ? { ...shared, bucket } : shared
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
