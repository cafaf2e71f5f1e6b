import { type FirebaseApp, initializeApp } from 'firebase/app'
import { emulators } from '../../../firebase.json'

/** The one Firebase app of the page; Firestore, Auth and Storage share it, and with it the signed-in user. */
export function firebaseApp(): FirebaseApp {
  // Made at the first call; later ones give the same.
  return initializeApp(__FIREBASE_CONFIG__)
}

/**
 * Where the emulators listen, or null in production. The suite may run with all ports shifted; the shift is read off
 * the page's own port, so that one build serves any.
 */
export function emulatorPorts(): { host: string; auth: number; firestore: number; storage: number } | null {
  if (__TARGET__ !== 'emulator') return null
  const { auth, firestore, storage, hosting } = emulators
  const shift = Number(location.port) - (import.meta.env.DEV ? 5173 : hosting.port)
  return {
    host: '127.0.0.1',
    auth: auth.port + shift,
    firestore: firestore.port + shift,
    storage: storage.port + shift,
  }
}
