import { IdempotencyStrategy } from '@google-cloud/storage'
import { publicObject } from '@prangan/contract/storage-paths'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'

type DemoFile = { path: string; contentType: string; isPublic: boolean; make: () => Promise<Buffer> }

export type Target = {
  firestore: Firestore
  auth: Auth
  /** Replaces an object of the same name. Returns its size in bytes. */
  store(file: DemoFile): Promise<number>
  close(): Promise<void>
}

const needed = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const

function configuration(): { projectId: string; storageBucket: string } {
  const { projectId = 'demo-prangan', storageBucket } = JSON.parse(process.env.FIREBASE_CONFIG ?? '{}') as {
    projectId?: string
    storageBucket?: string
  }
  return { projectId, storageBucket: storageBucket ?? `${projectId}.firebasestorage.app` }
}

/** Throws unless all three emulators are named and the project is a demo, so that a real project is never filled. */
export function connectEmulators(): Target {
  const missing = needed.filter((name) => !process.env[name])
  if (missing.length > 0) {
    throw new Error(
      `The demo data goes to emulators only. Set ${missing.join(', ')}, or run it by npm start.`,
    )
  }
  const { projectId, storageBucket } = configuration()
  if (!projectId.startsWith('demo-')) throw new Error(`${projectId} is not a demo project (demo-…).`)
  const app = initializeApp({ projectId, storageBucket }, 'demo-data')
  const bucket = getStorage(app).bucket()
  // A busy emulator sometimes drops a connection; writing the same object again changes nothing.
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways
  return {
    firestore: getFirestore(app),
    auth: getAuth(app),
    async store({ path, contentType, isPublic, make }) {
      const bytes = await make()
      await bucket.file(path).save(bytes, {
        resumable: false,
        validation: false,
        metadata: { contentType, metadata: isPublic ? { ...publicObject } : {} },
      })
      return bytes.length
    },
    close: () => deleteApp(app),
  }
}
