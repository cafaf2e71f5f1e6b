import { localized } from '@prangan/contract/localized'
import type { StoredContent } from '@prangan/contract/schemas/content'
import { diffWords, type Stretch } from '../../../../lib/diff-words.ts'
import { contentLines } from './content-lines.ts'
import { isEqual } from './equal.ts'

export type PartChange = {
  id: string
  /** The kind of the block; undefined for the head. */
  kind?: string
  what: 'added' | 'removed' | 'changed' | 'moved'
  stretches: Stretch[]
}

const textOf = (value: unknown) => contentLines(value).join('\n')

export function diffContent(before: StoredContent | null, after: StoredContent): PartChange[] {
  const { blocks: oldBlocks, ...oldHead } = before ?? {
    title: localized(),
    description: localized(),
    blocks: [],
  }
  const { blocks, ...head } = after
  const changes: PartChange[] = []
  if (!isEqual(oldHead, head)) {
    changes.push({ id: 'head', what: 'changed', stretches: diffWords(textOf(oldHead), textOf(head)) })
  }
  const kept = oldBlocks.filter(({ id }) => blocks.some((block) => block.id === id)).map(({ id }) => id)
  const stayed = blocks.filter(({ id }) => kept.includes(id))
  for (const block of blocks) {
    const { id, kind } = block
    const old = oldBlocks.find((each) => each.id === id)
    if (!old) {
      changes.push({ id, kind, what: 'added', stretches: [{ kind: 'added', text: textOf(block) }] })
    } else if (!isEqual(old, block)) {
      changes.push({ id, kind, what: 'changed', stretches: diffWords(textOf(old), textOf(block)) })
    } else if (kept.indexOf(id) !== stayed.indexOf(block)) {
      changes.push({ id, kind, what: 'moved', stretches: [] })
    }
  }
  for (const { id, kind, ...block } of oldBlocks) {
    if (!kept.includes(id)) {
      changes.push({ id, kind, what: 'removed', stretches: [{ kind: 'removed', text: textOf(block) }] })
    }
  }
  return changes
}
