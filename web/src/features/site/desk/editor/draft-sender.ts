import type { SavedDraft, SavePageDraftInput } from '@prangan/contract/schemas/site'
import { batchOf, sendable } from './draft-changes.ts'
import { type DraftEdits, reconcile, settle } from './draft-edits.ts'
import { toInput } from './draft-parts.ts'

/** Milliseconds without a change before the changes are sent, and before a failed attempt is repeated. */
const quiet = 2_000
const firstRetry = 4_000
const longestRetry = 60_000

type SenderOptions = {
  draft: DraftEdits
  tooLong: string
  save: (input: SavePageDraftInput) => Promise<SavedDraft>
  failureText: (error: unknown) => string
  onChange: () => void
}

/** Sends the changes of a draft after a rest, one call at a time, and tries again after a failure. */
export function createDraftSender({ draft, tooLong, save, failureText, onChange }: SenderOptions) {
  let failure = ''
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let sending = Promise.resolve()

  function schedule(delay: number) {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void send(), delay)
  }

  function send(): Promise<void> {
    clearTimeout(timer)
    if (!draft.source || draft.sent.size > 0) return sending
    sending = sendOnce(draft.source.base)
    return sending
  }

  async function sendOnce(base: number | null): Promise<void> {
    const batch = batchOf(sendable(draft, tooLong))
    if (batch.length === 0) return
    for (const { name, value } of batch) draft.sent.set(name, value)
    onChange()
    try {
      settle(draft, await save(toInput(base, batch)))
      draft.unanswered.clear()
      failure = ''
      failures = 0
    } catch (error) {
      failure = failureText(error)
      for (const { name, value } of batch) draft.unanswered.set(name, value)
      failures += 1
    }
    draft.sent.clear()
    reconcile(draft)
    onChange()
    if (failures > 0) schedule(Math.min(firstRetry * 2 ** (failures - 1), longestRetry))
    else if (sendable(draft, tooLong).length > 0) schedule(quiet)
  }

  return {
    failure: () => failure,
    soon: () => schedule(quiet),
    /** Waits longer while the server is out of reach. */
    afterChange: () => schedule(failures > 0 ? firstRetry : quiet),
    /** Sends what somebody else's change has made sendable, unless an attempt is due anyway. */
    afterNews: () => {
      if (sendable(draft, tooLong).length > 0 && failures === 0) schedule(quiet)
    },
    atOnce: () => schedule(0),
    /** Saves what is not saved yet, now. Resolves with whether everything is. */
    flush: async (): Promise<boolean> => {
      for (let attempts = 0; attempts < 20 && draft.edits.size > 0; attempts += 1) {
        if (draft.sent.size > 0) await sending
        else if (sendable(draft, tooLong).length === 0) return false
        else {
          await send()
          if (failures > 0) return false
        }
      }
      return draft.edits.size === 0
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
