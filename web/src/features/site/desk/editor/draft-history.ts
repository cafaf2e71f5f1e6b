import type { PageHead } from '@prangan/contract/schemas/blocks'
import { type DraftEdits, partNow, setPart } from './draft-edits.ts'
import { head, type Part } from './draft-parts.ts'
import { isEqual } from './equal.ts'
import { headConflicts, headText, mergeHead, withHeadText } from './head-fields.ts'

/** Changes of one part within this time (milliseconds) are undone together. */
const sameChange = 1_500
const mostUndone = 100

type Step = { at: number; changes: { name: string; before: Part | null; after: Part | null }[] }

function withStep(steps: readonly Step[], { at, changes }: Step): Step[] {
  const last = steps.at(-1)
  const [only] = changes
  const same = last?.changes.length === 1 && changes.length === 1 && last.changes[0]?.name === only?.name
  if (last && only && same && at - last.at < sameChange) {
    const [first] = last.changes
    return [...steps.slice(0, -1), { at, changes: [{ ...only, before: first?.before ?? only.before }] }]
  }
  return [...steps, { at, changes }].slice(-mostUndone)
}

/** Takes a change back, unless somebody else has changed the same part since. */
export function takeBack(draft: DraftEdits, { changes }: Step): void {
  for (const { name, before, after } of changes) {
    const current = partNow(draft, name)
    if (isEqual(current, after)) setPart(draft, name, before)
    else if (name === head) {
      const [from, mine, theirs] = [after, before, current] as [PageHead, PageHead, PageHead]
      const taken = headConflicts(from, mine, theirs)
      const merged = mergeHead(from, mine, theirs)
      setPart(
        draft,
        head,
        taken.reduce((last, field) => withHeadText(last, field, headText(theirs, field)), merged),
      )
    }
  }
}

const reversed = ({ at, changes }: Step): Step => ({
  at,
  changes: changes.map(({ name, before, after }) => ({ name, before: after, after: before })),
})

/** The changes that can be undone, and the undone ones that can be done again until something else is changed. */
export function createHistory() {
  let done: readonly Step[] = []
  let undone: readonly Step[] = []
  return {
    add: (step: Step) => {
      done = withStep(done, step)
      undone = []
    },
    /** Returns the step to take back; undefined for none. */
    undo: (): Step | undefined => {
      const step = done.at(-1)
      if (!step) return undefined
      done = done.slice(0, -1)
      undone = [...undone, step]
      return step
    },
    /** Returns the step that takes the last undo back; undefined for none. */
    redo: (): Step | undefined => {
      const step = undone.at(-1)
      if (!step) return undefined
      undone = undone.slice(0, -1)
      done = [...done, step]
      return reversed(step)
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
  }
}
