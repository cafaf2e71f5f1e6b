const key = 'device'

/**
 * A random id by which the server recognises a browser that signed in, or opened an application or inquiry, before:
 * so a stranger's wrong passwords do not delay its user, nor a stranger's requests use up their codes. It says nothing about the person, and outlives the session. Undefined if the browser allows
 * no storage.
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
