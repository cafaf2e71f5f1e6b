import { useSyncExternalStore } from 'react'

/** Choices that the browser cannot store, kept until the page closes. */
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
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Keeps a choice in local storage; null before there is one. All callers with the same key share it. */
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
