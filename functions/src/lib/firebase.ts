import type { IdempotencyStrategy } from '@google-cloud/storage'
import type { App, AppOptions } from 'firebase-admin/app'
import type { AppCheck } from 'firebase-admin/app-check'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import type { getStorage } from 'firebase-admin/storage'

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>

/** Each service is imported on first use, to keep the others out of a cold start. */
export type Firebase = {
  firestore(): Promise<Firestore>
  auth(): Promise<Auth>
  bucket(): Promise<Bucket>
  appCheck(): Promise<AppCheck>
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

/**
 * Every operation on a stored file may be retried, since no name is used twice. By default the library retries few operations.
 * This is the value of its own constant, which another copy of the library exports.
 */
export const retryAlways: IdempotencyStrategy.RetryAlways = 0

export function connectFirebase(options?: AppOptions): Firebase {
  const app = once<App>(async () => {
    const { getApps, initializeApp } = await import('firebase-admin/app')
    return getApps()[0] ?? initializeApp(options)
  })
  return {
    firestore: once(async () => {
      const { initializeFirestore } = await import('firebase-admin/firestore')
      // REST starts five times faster than gRPC, but not in the emulator, where a REST reply takes 40 ms.
      const preferRest = process.env.FIRESTORE_PREFER_REST !== 'false'
      return initializeFirestore(await app(), { preferRest })
    }),
    auth: once(async () => {
      const { getAuth } = await import('firebase-admin/auth')
      return getAuth(await app())
    }),
    bucket: once(async () => {
      const { getStorage } = await import('firebase-admin/storage')
      const bucket = getStorage(await app()).bucket()
      bucket.storage.retryOptions.idempotencyStrategy = retryAlways
      return bucket
    }),
    appCheck: once(async () => {
      const { getAppCheck } = await import('firebase-admin/app-check')
      return getAppCheck(await app())
    }),
  }
}
