import { IdempotencyStrategy } from '@google-cloud/storage'
import { publicObject } from '@prangan/contract/storage-paths'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'

type DemoFile = { path: string; contentType: string; isPublic: boolean; make: () => Promise<Buffer> }

/** Where the demo goes. */
export type Target = {
  firestore: Firestore
  auth: Auth
  /** Creates and stores an object, replacing one of the same name. Returns its size in bytes. */
  store(file: DemoFile): Promise<number>
  close(): Promise<void>
}

const needed = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const

/** The project's settings as the Functions emulator and `firebase exec` give them, or the demo project's. */
function configuration(): { projectId: string; storageBucket: string } {
  const { projectId = 'demo-prangan', storageBucket } = JSON.parse(process.env.FIREBASE_CONFIG ?? '{}') as {
    projectId?: string
    storageBucket?: string
  }
  return { projectId, storageBucket: storageBucket ?? `${projectId}.firebasestorage.app` }
}

/**
 * Connects to the emulators. Throws unless all three are named and the project is a demo: a real one is never filled.
 */
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
  // A busy emulator drops a connection now and then; writing the same object again changes nothing.
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
