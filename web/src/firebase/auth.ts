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
 * Connects Auth without the pop-up and redirect flows. It uses local storage, since in Safari with several windows a read of
 * IndexedDB may never end (firebase/firebase-js-sdk#8019).
 */
function connect(): Auth {
  const auth = initializeAuth(firebaseApp(), { persistence: browserLocalPersistence })
  const ports = emulatorPorts()
  if (ports) connectAuthEmulator(auth, `http://${ports.host}:${ports.auth}`, { disableWarnings: true })
  return auth
}

const auth = connect()

export async function signInSdk(customToken: string): Promise<void> {
  await signInWithCustomToken(auth, customToken)
}

/** Calls back with each new ID token: at sign-in, at every refresh, and immediately if somebody is signed in. */
export function watchIdToken(listener: (token: string) => void): void {
  onIdTokenChanged(auth, async (user) => {
    if (user) listener(await user.getIdToken())
  })
}

export async function readIdToken(): Promise<string | undefined> {
  await auth.authStateReady()
  return auth.currentUser?.getIdToken()
}

/** The name in the ID token, which rules compare; the address if it has none. */
export async function readTokenName(): Promise<string> {
  await auth.authStateReady()
  const token = await auth.currentUser?.getIdTokenResult()
  return String(token?.claims.name ?? token?.claims.email ?? '')
}

export async function endSdkSession(): Promise<void> {
  await signOut(auth)
}
