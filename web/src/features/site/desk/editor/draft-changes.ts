import { limits } from '@prangan/contract/limits'
import type { PageHead } from '@prangan/contract/schemas/blocks'
import { blocksNow, type DraftEdits, isConflict, known, partNow } from './draft-edits.ts'
import { type Change, head, lengthOf, order, type Part, problemOf } from './draft-parts.ts'

/** Characters of the changes that one call takes, in JSON: so many that the answer is not long in coming. */
const mostSent = 48_000

const isLonger = (draft: DraftEdits, name: string, value: Part | null) =>
  value !== null && name !== order && lengthOf(value) > lengthOf(known(draft, name) ?? {})

/** Returns the parts that cannot be saved as they are, by name. `tooLong` says why a part waits that would make the page too long. */
export function problemsNow(draft: DraftEdits, tooLong: string): Readonly<Record<string, string>> {
  const page = { ...(partNow(draft, head) as PageHead), blocks: blocksNow(draft) }
  const isFull = lengthOf(page) > limits.content.bytes
  return Object.fromEntries(
    [...draft.edits].flatMap(([name, { value }]) => {
      const text = problemOf(name, value) ?? (isFull && isLonger(draft, name, value) ? tooLong : undefined)
      return text ? [[name, text]] : []
    }),
  )
}

/** Returns the changes that can be sent now. */
export function sendable(draft: DraftEdits, tooLong: string): Change[] {
  const problems = problemsNow(draft, tooLong)
  return [...draft.edits].flatMap(([name, edit]) =>
    edit.isWaiting || isConflict(draft, name, edit) || problems[name]
      ? []
      : [{ name, value: edit.value, rev: edit.rev }],
  )
}

/** Returns as many changes as one call takes, and at least one. */
export function batchOf(changes: readonly Change[]): Change[] {
  let size = 0
  return changes.filter((change, at) => {
    size += JSON.stringify(change).length
    return at === 0 || size <= mostSent
  })
}
