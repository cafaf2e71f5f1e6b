import { connectStorageEmulator, type FirebaseStorage, getBlob, getStorage, ref } from 'firebase/storage'
import { emulatorPorts, firebaseApp } from './app.ts'

/** The only module that touches Cloud Storage; reach it by `import()` alone. */

let storage: FirebaseStorage | undefined

function connect(): FirebaseStorage {
  if (storage) return storage
  storage = getStorage(firebaseApp())
  const ports = emulatorPorts()
  if (ports) connectStorageEmulator(storage, ports.host, ports.storage)
  return storage
}

/** Reads a stored file as whoever is signed in at the web SDK. Fails where there is none, or they may not. */
export function readBlob(path: string): Promise<Blob> {
  return getBlob(ref(connect(), path))
}
