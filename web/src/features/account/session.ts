import type { Role } from '@prangan/contract/roles'
import { useSyncExternalStore } from 'react'

/**
 * The signed-in person according to this browser's local storage; `checkAuth` is the server's answer. What was granted
 * to a teacher is known once the server has said so: none is stored.
 */
export type Session = { userType: Role; username: string; grants: readonly string[] }

/** Under it, a tab tells the others why the session has ended; it stores nothing. */
const endingKey = 'sessionEnding'
let ending = ''

/** The keys that the earlier site and its scripts know too. */
const keys = { token: 'token', username: 'username', userType: 'userType' } as const

const listeners = new Set<() => void>()
let granted: Pick<Session, 'username' | 'grants'> = { username: '', grants: [] }
let known: { fingerprint: string; session: Session | null } = { fingerprint: '', session: null }

function tellListeners(): void {
  for (const listener of listeners) listener()
}

/** A stored value; '' if there is none or the browser allows no storage. */
function read(key: keyof typeof keys): string {
  try {
    return localStorage.getItem(keys[key]) ?? ''
  } catch {
    return ''
  }
}

/** The bearer token for calls, or undefined if nobody is signed in. */
export function readToken(): string | undefined {
  return read('token') || undefined
}

/** The session as stored, the same object as long as nothing changed. Any type but admin is faculty, as the specification says. */
export function readSession(): Session | null {
  const userType = read('userType')
  const username = read('username')
  const isSignedIn = readToken() !== undefined && userType !== ''
  const grants = granted.username === username ? granted.grants : []
  const fingerprint = JSON.stringify([isSignedIn, userType, username, grants])
  if (fingerprint === known.fingerprint) return known.session
  const session: Session = { userType: userType === 'admin' ? 'admin' : 'faculty', username, grants }
  known = { fingerprint, session: isSignedIn ? session : null }
  return known.session
}

/** Why the last session ended while this page was open, in a sentence; '' where its owner signed out. */
export const readEnding = (): string => ending

/** Stores a sign-in in the browser. */
export function storeSession({ token, ...session }: Omit<Session, 'grants'> & { token: string }): void {
  ending = ''
  localStorage.setItem(keys.token, token)
  localStorage.setItem(keys.username, session.username)
  localStorage.setItem(keys.userType, session.userType)
  tellListeners()
}

/** Replaces the bearer token by a fresh one; does nothing after a sign-out. */
export function replaceToken(token: string): void {
  if (readToken() !== undefined) localStorage.setItem(keys.token, token)
}

export function correctUserType(userType: Role): void {
  localStorage.setItem(keys.userType, userType)
  tellListeners()
}

/** Remembers, until the page is loaded again, what the server says was granted to the signed-in person. */
export function rememberGrants(grants: readonly string[]): void {
  granted = { username: read('username'), grants }
  tellListeners()
}

/** Signs out in all tabs at once, and ends the web SDK's session. `why` is said where it was not the person who did. */
export async function signOut(why = ''): Promise<void> {
  if (why) {
    ending = why
    // Other tabs hear of it as a storage event, before they hear that the token is gone.
    localStorage.setItem(endingKey, why)
    localStorage.removeItem(endingKey)
  }
  for (const key of Object.values(keys)) localStorage.removeItem(key)
  // The SDK's own, at once: its code may come late, or never if the page is closed now.
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('firebase:authUser:')) localStorage.removeItem(key)
  }
  tellListeners()
  try {
    const { endSdkSession } = await import('../../firebase/auth.ts')
    await endSdkSession()
  } catch (error) {
    console.error('The web SDK could not be signed out.', error)
  }
}

function hear({ key, newValue }: StorageEvent): void {
  if (key === endingKey && newValue) ending = newValue
  tellListeners()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', hear)
  }
}

/** The session, live: it changes with every sign-in and sign-out, in this tab or another. Prerendered pages know none. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, readSession, () => null)
}
