import { storagePaths } from '@prangan/contract/storage-paths'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth'
import { connectStorageEmulator, getStorage, ref, uploadBytes } from 'firebase/storage'
import type { Person } from './people.ts'
import { suite } from './suite.ts'

export async function stage(
  { uid, uname, psw }: Person,
  file: { name: string; bytes: Uint8Array; contentType: string },
  folder = uid,
): Promise<void> {
  const { storageBucket } = JSON.parse(process.env.FIREBASE_CONFIG ?? '{}') as { storageBucket: string }
  const app = initializeApp({ apiKey: 'any', projectId: 'demo-prangan', storageBucket }, crypto.randomUUID())
  try {
    const auth = getAuth(app)
    connectAuthEmulator(auth, suite.auth, { disableWarnings: true })
    await signInWithEmailAndPassword(auth, uname, psw)
    const storage = getStorage(app)
    const [host = '', port = ''] = (process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '').split(':')
    connectStorageEmulator(storage, host, Number(port))
    const { bytes, contentType } = file
    await uploadBytes(ref(storage, storagePaths.staged(folder, file.name)), bytes, { contentType })
  } finally {
    await deleteApp(app)
  }
}
