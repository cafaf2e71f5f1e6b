import { useSyncExternalStore } from 'react'

/** Choices that the browser does not store: they last as long as the page. */
const unstored = new Map<string, string>()
const listeners = new Set<() => void>()

function read(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Another tab has chosen.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** A choice kept in this browser under a key of local storage; null before there is one. All that use a key agree. */
export function useStoredChoice(key: string): [choice: string | null, choose: (choice: string) => void] {
  const choice = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  )
  const choose = (next: string) => {
    try {
      localStorage.setItem(key, next)
    } catch {
      unstored.set(key, next)
    }
    for (const listener of listeners) listener()
  }
  return [choice, choose]
}
