import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onIdTokenChanged,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth'
import { emulatorPorts, firebaseApp } from './app.ts'

/**
 * Auth without the pop-up and redirect flows, which are not used here, and in local storage: in Safari with several
 * windows a read of IndexedDB may never end, and the desk with it (firebase/firebase-js-sdk#8019).
 */
function connect(): Auth {
  const auth = initializeAuth(firebaseApp(), { persistence: browserLocalPersistence })
  const ports = emulatorPorts()
  if (ports) connectAuthEmulator(auth, `http://${ports.host}:${ports.auth}`, { disableWarnings: true })
  return auth
}

const auth = connect()

/** Signs in to the web SDK, so that Firestore and Storage know the reader. */
export async function signInSdk(customToken: string): Promise<void> {
  await signInWithCustomToken(auth, customToken)
}

/**
 * Calls back with each ID token that the SDK creates: at sign-in, at every refresh, and at once if somebody is signed
 * in.
 */
export function watchIdToken(listener: (token: string) => void): void {
  onIdTokenChanged(auth, async (user) => {
    if (user) listener(await user.getIdToken())
  })
}

/** The SDK's ID token, refreshed if it has expired; undefined if nobody is signed in to the SDK. */
export async function readIdToken(): Promise<string | undefined> {
  await auth.authStateReady()
  return auth.currentUser?.getIdToken()
}

/** Forgets the SDK's session in this browser. */
export async function endSdkSession(): Promise<void> {
  await signOut(auth)
}
