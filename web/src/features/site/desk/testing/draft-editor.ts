import type { Block } from '@prangan/contract/schemas/blocks'
import type { SavedDraft, SavePageDraftInput } from '@prangan/contract/schemas/site'
import { vi } from 'vitest'
import type { DraftSource } from '../editor/draft-parts.ts'
import { createDraftStore } from '../editor/draft-store.ts'
import type { Edits } from '../editor/local-copy.ts'

type Stored = Record<string, { value: unknown; rev: number }>

export const text = (id: string, en: string): Block => ({ id, kind: 'text', paragraphs: [{ en }] })

export function fakeServer() {
  let parts: Stored = {
    head: { value: { title: { en: 'Fees' }, description: { en: '' } }, rev: 0 },
    order: { value: ['a', 'b'], rev: 0 },
    a: { value: text('a', 'Alpha'), rev: 0 },
    b: { value: text('b', 'Beta'), rev: 0 },
  }
  let isDown = false
  const save = async ({ head, order, blocks = {} }: SavePageDraftInput): Promise<SavedDraft> => {
    if (isDown) throw new Error('out of reach')
    const saved: SavedDraft = { revs: {}, conflicts: [] }
    const sent = { ...blocks, ...(head && { head }), ...(order && { order }) }
    for (const [name, { value, rev }] of Object.entries(sent)) {
      if ((parts[name]?.rev ?? 0) !== rev) saved.conflicts.push(name)
      else {
        saved.revs[name] = rev + 1
        const { [name]: _, ...others } = parts
        parts = value === null ? others : { ...others, [name]: { value, rev: rev + 1 } }
      }
    }
    return saved
  }
  return {
    save,
    source: () => ({ base: 1, parts: structuredClone(parts) }) as DraftSource,
    goAway: () => {
      isDown = true
    },
    comeBack: () => {
      isDown = false
    },
  }
}

type Server = ReturnType<typeof fakeServer>

/** Somebody who has the page open; `kept` is what their browser has kept. */
export function openEditor(server: Server, kept: { edits: Edits } = { edits: {} }) {
  const store = createDraftStore({
    tooLong: 'too long',
    save: server.save,
    copy: {
      read: () => kept.edits,
      write: (edits) => {
        kept.edits = edits
      },
    },
    failureText: String,
  })
  const hear = () => store.take(server.source())
  hear()
  return {
    ...store,
    hear,
    kept,
    texts: () => store.view()?.blocks.map((block) => block.kind === 'text' && block.paragraphs[0]?.en),
    write: (id: string, en: string) => store.changeBlock(id, { paragraphs: [{ en }] }),
  }
}

export const rest = () => vi.advanceTimersByTimeAsync(2_500)
