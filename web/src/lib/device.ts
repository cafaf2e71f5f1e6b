const key = 'device'

/**
 * Returns a random id of this browser; undefined without storage. The server recognises a browser that has signed in or opened
 * an application before, so that a stranger's attempts do not delay its user. It says nothing about the person and outlives the
 * session.
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
