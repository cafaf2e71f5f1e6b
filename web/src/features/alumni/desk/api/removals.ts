import { timeToUndo } from '../../../../lib/when.ts'

export type Removal = {
  id: string
  name: string
  version: number
  /** The alumnus was not verified: this is a rejection. */
  isRejection: boolean
  reason: string
  /** When the call is sent (milliseconds since 1970). */
  until: number
  isSending: boolean
}

export type FailedRemoval = { id: string; name: string; error: unknown }

export type Removals = { pending: ReadonlyMap<string, Removal>; failed: readonly FailedRemoval[] }

type Send = (removal: Removal) => Promise<void>

/**
 * Pending deletions: each can be undone for ten seconds. They outlive the screen that started them, so that another
 * section can be opened in the meantime; leaving the desk cancels them.
 */
export function createRemovals() {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()
  let state: Removals = { pending: new Map(), failed: [] }

  const change = (next: Partial<Removals>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const put = (removal: Removal) => change({ pending: new Map(state.pending).set(removal.id, removal) })
  const drop = (id: string) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
    const pending = new Map(state.pending)
    if (pending.delete(id)) change({ pending })
  }
  const carryOut = async (removal: Removal, send: Send) => {
    put({ ...removal, isSending: true })
    try {
      await send(removal)
    } catch (error) {
      change({ failed: [...state.failed, { id: removal.id, name: removal.name, error }] })
    } finally {
      drop(removal.id)
    }
  }

  return {
    current: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Starts the time to undo; does nothing if a deletion of the same alumnus is pending. */
    begin: (removal: Omit<Removal, 'until' | 'isSending'>, send: Send) => {
      if (state.pending.has(removal.id)) return
      const waiting = { ...removal, until: Date.now() + timeToUndo, isSending: false }
      timers.set(
        removal.id,
        setTimeout(() => carryOut(waiting, send), timeToUndo),
      )
      change({ failed: state.failed.filter(({ id }) => id !== removal.id) })
      put(waiting)
    },
    /** Undoes a deletion that has not been sent. */
    undo: (id: string) => {
      if (state.pending.get(id)?.isSending === false) drop(id)
    },
    dismiss: (id: string) => change({ failed: state.failed.filter((failed) => failed.id !== id) }),
    /** Undoes all that have not been sent: nobody is left who could. */
    undoAll: () => {
      for (const { id, isSending } of state.pending.values()) if (!isSending) drop(id)
    },
  }
}
