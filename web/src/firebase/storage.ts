import {
  connectStorageEmulator,
  type FirebaseStorage,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage'
import { emulatorPorts, firebaseApp } from './app.ts'

/** The only module that uses Cloud Storage. Import it only with `import()`. */

let storage: FirebaseStorage | undefined

function connect(): FirebaseStorage {
  if (storage) return storage
  storage = getStorage(firebaseApp())
  const ports = emulatorPorts()
  if (ports) connectStorageEmulator(storage, ports.host, ports.storage)
  return storage
}

/** An upload in progress. After an interruption it continues with the first missing chunk. */
export type Upload = {
  done: Promise<void>
  hold: () => void
  goOn: () => void
  cancel: () => void
}

/** Uploads a file in chunks as the person who is signed in to the web SDK. `onProgress` gets the share, 0 to 1. */
export function uploadInParts(
  path: string,
  file: Blob,
  contentType: string,
  onProgress: (share: number) => void,
): Upload {
  const task = uploadBytesResumable(ref(connect(), path), file, { contentType })
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes))
  return {
    done: (async () => {
      await task
    })(),
    hold: () => task.pause(),
    goOn: () => {
      // Pausing cancels a chunk that waits for its next retry, and it is sent again.
      task.pause()
      task.resume()
    },
    cancel: () => task.cancel(),
  }
}
