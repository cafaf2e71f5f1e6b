import { localPort, localShift, ownPorts } from '@prangan/contract/local-ports'
import { type FirebaseApp, initializeApp } from 'firebase/app'
import { emulators } from '../../../firebase.json'

/** Returns the page's one Firebase app. Firestore, Auth and Storage share it and its signed-in user. */
export function firebaseApp(): FirebaseApp {
  return initializeApp(__FIREBASE_CONFIG__)
}

/**
 * Returns the emulators' ports, or null in production. The suite may run on shifted ports; the shift follows from the page's
 * own port, so that one build works with any.
 */
export function emulatorPorts(): { host: string; auth: number; firestore: number; storage: number } | null {
  if (__TARGET__ !== 'emulator') return null
  const { auth, firestore, storage, hosting } = emulators
  const port = Number(location.port)
  const shift = import.meta.env.DEV
    ? localShift('vite', ownPorts.vite, port)
    : localShift('hosting', hosting.port, port)
  return {
    host: '127.0.0.1',
    auth: localPort('auth', auth.port, shift),
    firestore: localPort('firestore', firestore.port, shift),
    storage: localPort('storage', storage.port, shift),
  }
}
