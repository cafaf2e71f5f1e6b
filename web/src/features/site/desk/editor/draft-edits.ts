import type { Block, PageHead } from '@prangan/contract/schemas/blocks'
import type { SavedDraft } from '@prangan/contract/schemas/site'
import type { SettingsBlock } from '@prangan/contract/schemas/site-settings'
import { haveBothMoved, mergeOrder, withItemsOf } from '../../../../lib/merge-order.ts'
import type { Kept, LastChange } from '../../../../lib/use-edit-conflict.ts'
import { type DraftSource, head, order, type Part } from './draft-parts.ts'
import { isEqual } from './equal.ts'
import { type HeadField, headConflicts, headText, mergeHead, withHeadText } from './head-fields.ts'
import type { Edit } from './local-copy.ts'

export type AnyBlock = Block | SettingsBlock

/** A block, a field of the head or the order that both have changed: both values, of which null is deleted. */
export type Conflict = {
  name: string
  field?: HeadField
  mine: Part | string | null
  theirs: Part | string | null
  /** Who made theirs, as far as it is known. */
  by?: LastChange | undefined
}

/** What the server has, what was changed here, and which of these changes are being sent. */
export type DraftEdits = {
  source: DraftSource | null
  edits: Map<string, Edit>
  sent: Map<string, Part | null>
  /** What was sent without an answer: the server may have it. */
  unanswered: Map<string, Part | null>
}

export const known = ({ source }: DraftEdits, name: string): Part | null => source?.parts[name]?.value ?? null

export function partNow(draft: DraftEdits, name: string): Part | null {
  const edit = draft.edits.get(name)
  return edit ? edit.value : known(draft, name)
}

export const orderNow = (draft: DraftEdits) => (partNow(draft, order) ?? []) as readonly string[]

export const isConflict = (draft: DraftEdits, name: string, { from }: Edit) =>
  !draft.sent.has(name) && !isEqual(known(draft, name), from)

/** The blocks as they are here, in their order. One that somebody else has deleted while it was changed is last. */
export function blocksNow(draft: DraftEdits): AnyBlock[] {
  const own = [...draft.edits].filter(
    ([name, { value }]) => name !== head && name !== order && value !== null,
  )
  const ids = [...new Set([...orderNow(draft), ...own.map(([name]) => name)])]
  return ids.map((id) => partNow(draft, id)).filter((block) => block !== null) as AnyBlock[]
}

export function setPart(draft: DraftEdits, name: string, value: Part | null): void {
  const { source, edits, sent } = draft
  const edit = edits.get(name) ?? { value, from: known(draft, name), rev: source?.parts[name]?.rev ?? 0 }
  if (isEqual(value, edit.from) && !sent.has(name)) edits.delete(name)
  else edits.set(name, { ...edit, value })
}

function putInOrder(draft: DraftEdits, id: string): void {
  if (!orderNow(draft).includes(id)) setPart(draft, order, [...orderNow(draft), id])
}

/** Merges a changed head with what somebody else has made of it: only fields that both changed stay in conflict. */
function reconcileHead(draft: DraftEdits, edit: Edit): void {
  const [from, mine, theirs] = [edit.from, edit.value, known(draft, head)] as PageHead[]
  if (!from || !mine || !theirs) return
  const merged = mergeHead(from, mine, theirs)
  const conflicts = headConflicts(from, mine, theirs)
  draft.edits.delete(head)
  if (conflicts.length === 0) {
    setPart(draft, head, merged)
    return
  }
  const seen = conflicts.reduce((last, field) => withHeadText(last, field, headText(from, field)), theirs)
  draft.edits.set(head, { value: merged, from: seen, rev: edit.rev })
}

const ordersOf = (draft: DraftEdits, { from, value }: Edit) =>
  [from ?? [], value ?? [], known(draft, order) ?? []] as [string[], string[], string[]]

/** Merges a changed order with what somebody else has made of it: it stays in conflict only where both moved blocks. */
function reconcileOrder(draft: DraftEdits, edit: Edit): void {
  const [from, mine, theirs] = ordersOf(draft, edit)
  const value = mergeOrder(from, mine, theirs)
  draft.edits.delete(order)
  if (!haveBothMoved(from, mine, theirs)) setPart(draft, order, value)
  else draft.edits.set(order, { value, from: withItemsOf(from, theirs), rev: edit.rev })
}

/** Brings the changes up to what the server has. */
export function reconcile(draft: DraftEdits): void {
  const { source, edits, sent } = draft
  if (!source) return
  // A copy: what is merged is put in again.
  for (const [name, edit] of [...edits]) {
    if (sent.has(name)) continue
    const theirs = known(draft, name)
    const rev = source.parts[name]?.rev ?? 0
    if (isEqual(theirs, edit.value)) edits.delete(name)
    else if (draft.unanswered.has(name) && isEqual(theirs, draft.unanswered.get(name)))
      edits.set(name, { value: edit.value, from: theirs, rev })
    else if (isEqual(theirs, edit.from)) {
      const { isWaiting, ...rest } = edit
      edits.set(name, isWaiting && rev === edit.rev ? edit : { ...rest, rev })
    } else if (name === order) reconcileOrder(draft, edit)
    else if (name === head) reconcileHead(draft, edit)
    else if (edit.value === null) {
      // What somebody else has written since is not deleted.
      edits.delete(name)
      putInOrder(draft, name)
    }
  }
}

/** Takes in what the server has saved of the sent changes. */
export function settle(draft: DraftEdits, { revs, conflicts }: SavedDraft): void {
  const { source, edits, sent } = draft
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
  draft.source = { ...source, parts }
}

function conflictsOf(draft: DraftEdits, name: string, edit: Edit): Conflict[] {
  if (!isConflict(draft, name, edit)) return []
  const theirs = known(draft, name)
  const by = draft.source?.parts[name]?.by
  if (name === order)
    return [{ name, mine: edit.value, theirs: mergeOrder(...ordersOf(draft, edit), 'theirs'), by }]
  if (name !== head) return [{ name, mine: edit.value, theirs, by }]
  const [from, mine, other] = [edit.from, edit.value, theirs] as [PageHead, PageHead, PageHead]
  return headConflicts(from, mine, other).map((field) => ({
    name,
    field,
    mine: headText(mine, field),
    theirs: headText(other, field),
    by,
  }))
}

export const conflictsNow = (draft: DraftEdits): Conflict[] =>
  [...draft.edits].flatMap(([name, edit]) => conflictsOf(draft, name, edit))

/** Ends the conflict over a field of the head; the others stay. */
function chooseField(draft: DraftEdits, edit: Edit, field: HeadField, which: Kept): void {
  const [from, mine, theirs] = [edit.from, edit.value, known(draft, head)] as [PageHead, PageHead, PageHead]
  const text = headText(which === 'mine' ? mine : theirs, field)
  draft.edits.set(head, {
    ...edit,
    value: withHeadText(mine, field, text),
    from: withHeadText(from, field, headText(theirs, field)),
  })
  reconcile(draft)
}

/** Ends a conflict. Returns whether there was one. */
export function choose(
  draft: DraftEdits,
  { name, field }: Pick<Conflict, 'name' | 'field'>,
  which: Kept,
): boolean {
  const edit = draft.edits.get(name)
  if (!edit) return false
  if (field) chooseField(draft, edit, field, which)
  else if (name === order) {
    const value = mergeOrder(...ordersOf(draft, edit), which)
    draft.edits.delete(order)
    setPart(draft, order, value)
  } else {
    draft.edits.delete(name)
    if (which === 'mine') {
      setPart(draft, name, edit.value)
      if (edit.value !== null) putInOrder(draft, name)
    }
  }
  return true
}
