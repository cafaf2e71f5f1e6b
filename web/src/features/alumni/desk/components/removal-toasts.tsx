import { useEffect, useRef } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { showUndoToast } from '../../../../ui/desk/toasts.tsx'
import { undoAllRemovals, undoRemoval, useRemovals } from '../api/use-removals.ts'

/**
 * Shows a toast with an undo button for each pending deletion. One for the whole desk: without it, pending deletions
 * are cancelled.
 */
export function RemovalToasts() {
  const { pending } = useRemovals()
  const offers = useRef(new Map<string, () => void>())

  useEffect(() => {
    const open = offers.current
    for (const [id, end] of open) {
      if (pending.get(id)?.isSending === false) continue
      end()
      open.delete(id)
    }
    for (const { id, name, until, isRejection, isSending } of pending.values()) {
      if (isSending || open.has(id)) continue
      const { reject, remove } = deskMessages().alumni
      const what = (isRejection ? reject : remove).pending(name)
      open.set(id, showUndoToast(what, { until, undo: () => undoRemoval(id) }))
    }
  }, [pending])

  useEffect(() => {
    const open = offers.current
    return () => {
      for (const end of open.values()) end()
      open.clear()
      undoAllRemovals()
    }
  }, [])

  return null
}
