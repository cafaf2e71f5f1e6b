import type { PageHead } from '@prangan/contract/schemas/blocks'
import type { SavedDraft, SavePageDraftInput } from '@prangan/contract/schemas/site'
import type { Kept } from '../../../../lib/use-edit-conflict.ts'
import { problemsNow, sendable } from './draft-changes.ts'
import {
  type AnyBlock,
  blocksNow,
  type Conflict,
  choose,
  conflictsNow,
  type DraftEdits,
  orderNow,
  partNow,
  reconcile,
  setPart,
} from './draft-edits.ts'
import { createHistory, takeBack } from './draft-history.ts'
import { type DraftSource, head, order, type Part } from './draft-parts.ts'
import { createDraftSender } from './draft-sender.ts'
import type { LocalCopy } from './local-copy.ts'

export type SaveState = 'saved' | 'saving' | 'failed' | 'blocked'

export type DraftView = {
  head: PageHead
  blocks: readonly AnyBlock[]
  state: SaveState
  failure: string
  conflicts: readonly Conflict[]
  /** Parts that cannot be saved as they are, by name. */
  problems: Readonly<Record<string, string>>
  canUndo: boolean
  canRedo: boolean
}

type Options = {
  save: (input: SavePageDraftInput) => Promise<SavedDraft>
  copy: LocalCopy
  failureText: (error: unknown) => string
  /** Why a part waits that would make the page longer than it may be. */
  tooLong: string
}

/**
 * The draft of a page in the editor: what the server has, with what was changed here laid over it. Changed parts are
 * saved automatically; what somebody else changes appears automatically; a part that both have changed waits until the
 * person has chosen; the head is merged field by field first, and the order unless both moved blocks. Every change that is not saved yet is in the local copy.
 */
export function createDraftStore({ save, copy, failureText, tooLong }: Options) {
  const draft: DraftEdits = {
    source: null,
    edits: new Map(Object.entries(copy.read())),
    sent: new Map(),
    unanswered: new Map(),
  }
  const steps = createHistory()
  let view: DraftView | null = null
  const listeners = new Set<() => void>()

  function changed() {
    view = null
    copy.write(Object.fromEntries(draft.edits))
    for (const listener of listeners) listener()
  }
  const sender = createDraftSender({ draft, tooLong, save, failureText, onChange: changed })

  function apply(values: Readonly<Record<string, Part | null>>) {
    const changes = Object.entries(values).map(([name, after]) => ({
      name,
      before: partNow(draft, name),
      after,
    }))
    steps.add({ at: Date.now(), changes })
    for (const [name, value] of Object.entries(values)) setPart(draft, name, value)
    reconcile(draft)
    changed()
    sender.afterChange()
  }

  function makeView(): DraftView | null {
    if (!draft.source) return null
    const failure = sender.failure()
    const isDue = draft.sent.size > 0 || sendable(draft, tooLong).length > 0
    return {
      head: partNow(draft, head) as PageHead,
      blocks: blocksNow(draft),
      state: failure && isDue ? 'failed' : isDue ? 'saving' : draft.edits.size > 0 ? 'blocked' : 'saved',
      failure,
      conflicts: conflictsNow(draft),
      problems: problemsNow(draft, tooLong),
      canUndo: steps.canUndo(),
      canRedo: steps.canRedo(),
    }
  }

  function go(step: ReturnType<typeof steps.undo>) {
    if (!step) return
    takeBack(draft, step)
    reconcile(draft)
    changed()
    sender.soon()
  }

  const otherThan = (ids: readonly string[]) => orderNow(draft).filter((each) => !ids.includes(each))

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** What the editor shows; null before the draft is loaded. */
    view: () => {
      view ??= makeView()
      return view
    },
    take: (next: DraftSource) => {
      draft.source = next
      reconcile(draft)
      changed()
      sender.afterNews()
    },
    changeHead: (changes: Partial<PageHead>) =>
      apply({ [head]: { ...(partNow(draft, head) as PageHead), ...changes } }),
    changeBlock: (id: string, changes: object) => {
      const block = partNow(draft, id)
      if (block !== null) apply({ [id]: { ...block, ...changes } as AnyBlock })
    },
    addBlocks: (blocks: readonly AnyBlock[], at: number) =>
      apply({
        ...Object.fromEntries(blocks.map((block) => [block.id, block])),
        [order]: orderNow(draft).toSpliced(at, 0, ...blocks.map(({ id }) => id)),
      }),
    removeBlocks: (ids: readonly string[]) =>
      apply({ ...Object.fromEntries(ids.map((id) => [id, null])), [order]: otherThan(ids) }),
    /** Moves blocks, in the order of `ids`, to a place among the others. */
    moveBlocks: (ids: readonly string[], to: number) =>
      apply({ [order]: otherThan(ids).toSpliced(to, 0, ...ids) }),
    undo: () => go(steps.undo()),
    redo: () => go(steps.redo()),
    choose: (conflict: Pick<Conflict, 'name' | 'field'>, which: Kept) => {
      if (!choose(draft, conflict, which)) return
      changed()
      sender.atOnce()
    },
    flush: sender.flush,
    /** Tries again at once, such as when the connection is back. */
    retry: () => {
      if (sendable(draft, tooLong).length > 0) sender.atOnce()
    },
    stop: sender.stop,
  }
}

export type DraftStore = ReturnType<typeof createDraftStore>
