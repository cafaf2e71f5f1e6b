import { useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'

/**
 * Keeps a value in this tab through a reload, until null replaces it. Use it for values that only the person at the screen may
 * have, such as a receipt.
 */
export function tabStore<Value extends object>(key: string, schema: z.ZodMiniType<Value>) {
  const listeners = new Set<() => void>()
  let known: { stored: string | null; value: Value | null } = { stored: null, value: null }

  const readStored = (): string | null => {
    try {
      return sessionStorage.getItem(key)
    } catch {
      // Without storage, the value is kept until the page closes.
      return known.stored
    }
  }
  const parse = (stored: string | null): Value | null => {
    try {
      return schema.safeParse(JSON.parse(stored ?? 'null')).data ?? null
    } catch {
      return null
    }
  }
  const read = (): Value | null => {
    const stored = readStored()
    if (stored !== known.stored) known = { stored, value: parse(stored) }
    return known.value
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    keep: (value: Value | null): void => {
      known = { stored: value && JSON.stringify(value), value }
      try {
        if (known.stored) sessionStorage.setItem(key, known.stored)
        else sessionStorage.removeItem(key)
      } catch {}
      for (const listener of listeners) listener()
    },
    /** Returns the stored value, or null, also on the server. */
    use: (): Value | null => useSyncExternalStore(subscribe, read, () => null),
  }
}
