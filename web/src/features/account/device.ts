const key = 'device'

/**
 * The random id by which the server recognises this browser where somebody signed in before, so that a stranger's wrong
 * passwords do not keep them waiting. It says nothing of the person, and outlives the session. Undefined where the
 * browser stores nothing.
 */
export function deviceId(): string | undefined {
  try {
    const stored = localStorage.getItem(key)
    if (stored && /^[\w-]{36}$/.test(stored)) return stored
    const id = crypto.randomUUID()
    localStorage.setItem(key, id)
    return id
  } catch {
    return undefined
  }
}
