/** Milliseconds in which a rejection or a deletion can be taken back. */
export const timeToUndo = 10_000

/** Somebody who is about to be deleted. */
export type Removal = {
  id: string
  name: string
  version: number
  /** They were not verified: they are rejected, not deleted. */
  isRejection: boolean
  reason: string
  /** When the call is sent, in milliseconds since 1970. */
  until: number
  /** The ten seconds are over: too late to take it back. */
  isSending: boolean
}

/** A deletion that the server refused, or that did not reach it. */
export type FailedRemoval = { id: string; name: string; error: unknown }

export type Removals = { pending: ReadonlyMap<string, Removal>; failed: readonly FailedRemoval[] }

type Send = (removal: Removal) => Promise<void>

/**
 * Deletions on their way: each waits ten seconds, in which it can be taken back. It outlives the screen that began it,
 * so that looking at another section changes nothing; where the desk itself is left, what still waits does not happen.
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
    /** Begins the ten seconds; for whoever is already on their way, nothing. */
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
    /** Takes a deletion back while it waits. */
    undo: (id: string) => {
      if (state.pending.get(id)?.isSending === false) drop(id)
    },
    dismiss: (id: string) => change({ failed: state.failed.filter((failed) => failed.id !== id) }),
    /** Takes back all that still wait: nobody is there any more who could. */
    undoAll: () => {
      for (const { id, isSending } of state.pending.values()) if (!isSending) drop(id)
    },
  }
}
