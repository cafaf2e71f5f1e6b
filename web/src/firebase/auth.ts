import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth'
import { emulatorPorts, firebaseApp } from './app.ts'

/** Auth without the pop-up and redirect parts, which nobody here uses. */
function connect(): Auth {
  const auth = initializeAuth(firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  const ports = emulatorPorts()
  if (ports) connectAuthEmulator(auth, `http://${ports.host}:${ports.auth}`, { disableWarnings: true })
  return auth
}

const auth = connect()

/** Signs the web SDK in, so that Firestore and Storage know who reads. */
export async function signInSdk(customToken: string): Promise<void> {
  await signInWithCustomToken(auth, customToken)
}

/** Tells each ID token that the SDK makes: at sign-in, at every refresh, and at once where somebody is signed in. */
export function watchIdToken(listener: (token: string) => void): void {
  onIdTokenChanged(auth, async (user) => {
    if (user) listener(await user.getIdToken())
  })
}

/** The SDK's ID token, refreshed where it has run out; undefined where the SDK knows nobody. */
export async function readIdToken(): Promise<string | undefined> {
  await auth.authStateReady()
  return auth.currentUser?.getIdToken()
}

/** Forgets the SDK's session in this browser. */
export async function endSdkSession(): Promise<void> {
  await signOut(auth)
}
