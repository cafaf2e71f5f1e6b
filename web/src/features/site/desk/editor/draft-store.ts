import { limits } from '@prangan/contract/limits'
import type { Block, PageHead } from '@prangan/contract/schemas/blocks'
import type { SavedDraft, SavePageDraftInput } from '@prangan/contract/schemas/site'
import type { SettingsBlock } from '@prangan/contract/schemas/site-settings'
import {
  type Change,
  type DraftSource,
  head,
  lengthOf,
  order,
  type Part,
  problemOf,
  toInput,
} from './draft-parts.ts'
import { isEqual } from './equal.ts'
import { type HeadField, headConflicts, headText, mergeHead, withHeadText } from './head-fields.ts'
import type { Edit, LocalCopy } from './local-copy.ts'
import { mergeOrder } from './merge-order.ts'

type AnyBlock = Block | SettingsBlock

/** A block, or a text of the head, that both have changed: both texts, of which null is deleted. */
export type Conflict = {
  name: string
  field?: HeadField
  mine: Part | string | null
  theirs: Part | string | null
}

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
}

type Options = {
  save: (input: SavePageDraftInput) => Promise<SavedDraft>
  copy: LocalCopy
  failureText: (error: unknown) => string
  /** Why a part waits that would make the page longer than it may be. */
  tooLong: string
}

/** Milliseconds without a change before the changes are sent, and before a failed attempt is repeated. */
const quiet = 2_000
const firstRetry = 4_000
const longestRetry = 60_000
/** Characters of the changes that one call takes, in JSON: so many that the answer is not long in coming. */
const mostSent = 48_000
/** Changes of one part within this time (milliseconds) are undone together. */
const sameChange = 1_500
const mostUndone = 100

type Step = { at: number; changes: { name: string; before: Part | null; after: Part | null }[] }

/**
 * The draft of a page in the editor: what the server has, with what was changed here laid over it. Changed parts are
 * saved automatically; what somebody else changes appears automatically; a part that both have changed waits until the
 * person has chosen; the head is merged text by text first. Every change that is not saved yet is in the local copy.
 */
export function createDraftStore({ save, copy, failureText, tooLong }: Options) {
  let source: DraftSource | null = null
  const edits = new Map<string, Edit>(Object.entries(copy.read()))
  const sent = new Map<string, Part | null>()
  let steps: Step[] = []
  let failure = ''
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let sending = Promise.resolve()
  let view: DraftView | null = null
  const listeners = new Set<() => void>()

  const known = (name: string): Part | null => source?.parts[name]?.value ?? null
  const now = (name: string): Part | null => {
    const edit = edits.get(name)
    return edit ? edit.value : known(name)
  }
  const orderNow = () => (now(order) ?? []) as readonly string[]
  const isConflict = (name: string, { from }: Edit) => !sent.has(name) && !isEqual(known(name), from)

  function changed() {
    view = null
    copy.write(Object.fromEntries(edits))
    for (const listener of listeners) listener()
  }

  function set(name: string, value: Part | null) {
    const edit = edits.get(name) ?? { value, from: known(name), rev: source?.parts[name]?.rev ?? 0 }
    if (isEqual(value, edit.from) && !sent.has(name)) edits.delete(name)
    else edits.set(name, { ...edit, value })
  }

  /** Merges a changed head with what somebody else has made of it: only texts that both changed stay in conflict. */
  function reconcileHead(edit: Edit) {
    const [from, mine, theirs] = [edit.from, edit.value, known(head)] as PageHead[]
    if (!from || !mine || !theirs) return
    const merged = mergeHead(from, mine, theirs)
    const conflicts = headConflicts(from, mine, theirs)
    edits.delete(head)
    if (conflicts.length === 0) return set(head, merged)
    const seen = conflicts.reduce((last, field) => withHeadText(last, field, headText(from, field)), theirs)
    edits.set(head, { value: merged, from: seen, rev: edit.rev })
  }

  function reconcile() {
    if (!source) return
    // A copy: what is merged is put in again.
    for (const [name, edit] of [...edits]) {
      if (sent.has(name)) continue
      const theirs = known(name)
      const rev = source?.parts[name]?.rev ?? 0
      if (isEqual(theirs, edit.value)) edits.delete(name)
      else if (isEqual(theirs, edit.from)) {
        const { isWaiting, ...rest } = edit
        edits.set(name, isWaiting && rev === edit.rev ? edit : { ...rest, rev })
      } else if (name === order) {
        const merged = mergeOrder(edit.from as string[], edit.value as string[], (theirs ?? []) as string[])
        edits.delete(name)
        set(name, merged)
      } else if (name === head) reconcileHead(edit)
      else if (edit.value === null) {
        // What somebody else has written since is not deleted.
        edits.delete(name)
        if (!orderNow().includes(name)) set(order, [...orderNow(), name])
      }
    }
  }

  /** The blocks as they are here, in their order. One that somebody else has deleted while it was changed is last. */
  function blocksNow(): AnyBlock[] {
    const own = [...edits].filter(([name, { value }]) => name !== head && name !== order && value !== null)
    const ids = [...new Set([...orderNow(), ...own.map(([name]) => name)])]
    return ids.map(now).filter((block) => block !== null) as AnyBlock[]
  }

  function problemsNow(): Readonly<Record<string, string>> {
    const isFull = lengthOf({ ...(now(head) as PageHead), blocks: blocksNow() }) > limits.content.bytes
    const problem = (name: string, { value }: Edit) =>
      problemOf(name, value) ?? (isFull && isLonger(name, value) ? tooLong : undefined)
    return Object.fromEntries(
      [...edits].flatMap(([name, edit]) => {
        const text = problem(name, edit)
        return text ? [[name, text]] : []
      }),
    )
  }
  const isLonger = (name: string, value: Part | null) =>
    value !== null && name !== order && lengthOf(value) > lengthOf(known(name) ?? {})

  function sendable(): Change[] {
    const problems = problemsNow()
    return [...edits].flatMap(([name, edit]) =>
      edit.isWaiting || isConflict(name, edit) || problems[name]
        ? []
        : [{ name, value: edit.value, rev: edit.rev }],
    )
  }

  /** As many changes as one call takes, and at least one. */
  function batchOf(changes: readonly Change[]): Change[] {
    let size = 0
    return changes.filter((change, at) => {
      size += JSON.stringify(change).length
      return at === 0 || size <= mostSent
    })
  }

  function schedule(delay: number) {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void send(), delay)
  }

  function send(): Promise<void> {
    clearTimeout(timer)
    if (!source || sent.size > 0) return sending
    sending = sendOnce(source.base)
    return sending
  }

  async function sendOnce(base: number | null): Promise<void> {
    const batch = batchOf(sendable())
    if (batch.length === 0) return
    for (const { name, value } of batch) sent.set(name, value)
    changed()
    try {
      settle(await save(toInput(base, batch)))
      failure = ''
      failures = 0
    } catch (error) {
      failure = failureText(error)
      failures += 1
    }
    sent.clear()
    reconcile()
    changed()
    if (failures > 0) schedule(Math.min(firstRetry * 2 ** (failures - 1), longestRetry))
    else if (sendable().length > 0) schedule(quiet)
  }

  function settle({ revs, conflicts }: SavedDraft) {
    if (!source) return
    const parts = { ...source.parts }
    for (const [name, rev] of Object.entries(revs)) {
      const value = sent.get(name) ?? null
      if ((parts[name]?.rev ?? -1) < rev || value === null) {
        if (value === null) delete parts[name]
        else parts[name] = { value, rev }
      }
      const edit = edits.get(name)
      if (edit && isEqual(edit.value, value)) edits.delete(name)
      else if (edit) edits.set(name, { ...edit, from: value, rev })
    }
    for (const name of conflicts) {
      const edit = edits.get(name)
      if (edit && (parts[name]?.rev ?? 0) === edit.rev) edits.set(name, { ...edit, isWaiting: true })
    }
    source = { ...source, parts }
  }

  function apply(values: Readonly<Record<string, Part | null>>) {
    const at = Date.now()
    const changes = Object.entries(values).map(([name, after]) => ({ name, before: now(name), after }))
    const last = steps.at(-1)
    const [only] = changes
    const same = last?.changes.length === 1 && changes.length === 1 && last.changes[0]?.name === only?.name
    if (last && only && same && at - last.at < sameChange) {
      const [first] = last.changes
      steps = [...steps.slice(0, -1), { at, changes: [{ ...only, before: first?.before ?? only.before }] }]
    } else steps = [...steps, { at, changes }].slice(-mostUndone)
    for (const [name, value] of Object.entries(values)) set(name, value)
    reconcile()
    changed()
    schedule(failures > 0 ? firstRetry : quiet)
  }

  /** Ends the conflict over a text of the head; the others stay. */
  function chooseText(edit: Edit, field: HeadField, which: 'mine' | 'theirs') {
    const [from, mine, theirs] = [edit.from, edit.value, known(head)] as [PageHead, PageHead, PageHead]
    const text = headText(which === 'mine' ? mine : theirs, field)
    edits.set(head, {
      ...edit,
      value: withHeadText(mine, field, text),
      from: withHeadText(from, field, headText(theirs, field)),
    })
    reconcile()
  }

  function conflictsOf(name: string, edit: Edit): Conflict[] {
    if (!isConflict(name, edit)) return []
    const theirs = known(name)
    if (name !== head) return [{ name, mine: edit.value, theirs }]
    const [from, mine, other] = [edit.from, edit.value, theirs] as [PageHead, PageHead, PageHead]
    return headConflicts(from, mine, other).map((field) => ({
      name,
      field,
      mine: headText(mine, field),
      theirs: headText(other, field),
    }))
  }

  function makeView(): DraftView | null {
    if (!source) return null
    const conflicts = [...edits].flatMap(([name, edit]) => conflictsOf(name, edit))
    const isDue = sent.size > 0 || sendable().length > 0
    return {
      head: now(head) as PageHead,
      blocks: blocksNow(),
      state: failure && isDue ? 'failed' : isDue ? 'saving' : edits.size > 0 ? 'blocked' : 'saved',
      failure,
      conflicts,
      problems: problemsNow(),
      canUndo: steps.length > 0,
    }
  }

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
      source = next
      reconcile()
      changed()
      if (sendable().length > 0 && failures === 0) schedule(quiet)
    },
    changeHead: (changes: Partial<PageHead>) => apply({ [head]: { ...(now(head) as PageHead), ...changes } }),
    changeBlock: (id: string, changes: object) => {
      const block = now(id)
      if (block !== null) apply({ [id]: { ...block, ...changes } as AnyBlock })
    },
    addBlock: (block: AnyBlock, at: number) =>
      apply({ [block.id]: block, [order]: orderNow().toSpliced(at, 0, block.id) }),
    removeBlock: (id: string) => apply({ [id]: null, [order]: orderNow().filter((each) => each !== id) }),
    moveBlock: (id: string, to: number) =>
      apply({
        [order]: orderNow()
          .filter((each) => each !== id)
          .toSpliced(to, 0, id),
      }),
    /** Takes the last change back, unless somebody else has changed the same part since. */
    undo: () => {
      const step = steps.at(-1)
      if (!step) return
      steps = steps.slice(0, -1)
      for (const { name, before, after } of step.changes) {
        const current = now(name)
        if (isEqual(current, after)) set(name, before)
        else if (name === head) {
          const [from, mine, theirs] = [after, before, current] as [PageHead, PageHead, PageHead]
          const taken = headConflicts(from, mine, theirs)
          const merged = mergeHead(from, mine, theirs)
          set(
            head,
            taken.reduce((last, field) => withHeadText(last, field, headText(theirs, field)), merged),
          )
        }
      }
      reconcile()
      changed()
      schedule(quiet)
    },
    choose: ({ name, field }: Pick<Conflict, 'name' | 'field'>, which: 'mine' | 'theirs') => {
      const edit = edits.get(name)
      if (!edit) return
      if (field) chooseText(edit, field, which)
      else {
        edits.delete(name)
        if (which === 'mine') {
          set(name, edit.value)
          if (edit.value !== null && !orderNow().includes(name)) set(order, [...orderNow(), name])
        }
      }
      changed()
      schedule(0)
    },
    /** Saves what is not saved yet, now. Resolves with whether everything is. */
    flush: async (): Promise<boolean> => {
      for (let attempts = 0; attempts < 20 && edits.size > 0; attempts += 1) {
        if (sent.size > 0) await sending
        else if (sendable().length === 0) return false
        else {
          await send()
          if (failures > 0) return false
        }
      }
      return edits.size === 0
    },
    /** Tries again at once, such as when the connection is back. */
    retry: () => {
      if (sendable().length > 0) schedule(0)
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

export type DraftStore = ReturnType<typeof createDraftStore>
