import type { Block, PageHead } from '@prangan/contract/schemas/blocks'
import type { SavedDraft, SavePageDraftInput } from '@prangan/contract/schemas/site'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DraftSource } from './draft-parts.ts'
import { createDraftStore } from './draft-store.ts'
import type { Edits } from './local-copy.ts'

type Stored = Record<string, { value: unknown; rev: number }>

const text = (id: string, en: string): Block => ({ id, kind: 'text', paragraphs: [{ en }] })

function fakeServer() {
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
function openEditor(server: Server, kept: { edits: Edits } = { edits: {} }) {
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

const rest = () => vi.advanceTimersByTimeAsync(2_500)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('Somebody who writes', () => {
  test('finds everything saved after two seconds of rest, and only what they changed is sent', async () => {
    const server = fakeServer()
    const save = vi.spyOn(server, 'save')
    const editor = openEditor(server)
    editor.write('a', 'A')
    editor.write('a', 'Alpha and omega')
    expect(editor.view()?.state).toBe('saving')
    await rest()
    expect(editor.view()?.state).toBe('saved')
    expect(save.mock.calls.map(([{ blocks, order }]) => [Object.keys(blocks ?? {}), order])).toEqual([
      [['a'], undefined],
    ])
    expect(openEditor(server).texts()).toEqual(['Alpha and omega', 'Beta'])
  })

  test('keeps it in the browser while the server is out of reach, also over a crash', async () => {
    const server = fakeServer()
    const first = openEditor(server)
    server.goAway()
    first.write('a', 'Not lost')
    await rest()
    expect(first.view()).toMatchObject({ state: 'failed', failure: 'Error: out of reach' })
    first.stop()
    server.comeBack()
    const second = openEditor(server, first.kept)
    expect(second.texts()).toEqual(['Not lost', 'Beta'])
    await rest()
    expect(second.view()?.state).toBe('saved')
    expect(second.kept.edits).toEqual({})
  })

  test('tries again by itself', async () => {
    const server = fakeServer()
    const editor = openEditor(server)
    server.goAway()
    editor.write('a', 'Again')
    await rest()
    server.comeBack()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(editor.view()?.state).toBe('saved')
  })

  test('is told what cannot be saved, and the rest is', async () => {
    const editor = openEditor(fakeServer())
    editor.addBlock({ id: 'c', kind: 'links', links: [{ text: { en: 'x' }, href: 'javascript:1' }] }, 2)
    editor.write('a', 'Fine')
    await rest()
    expect(Object.keys(editor.view()?.problems ?? {})).toEqual(['c'])
    expect(Object.keys(editor.kept.edits)).toEqual(['c'])
  })

  test('is told where the page becomes too long, keeps what was typed, and saves it once there is room', async () => {
    const server = fakeServer()
    const editor = openEditor(server)
    editor.write('b', 'b'.repeat(4_000))
    await rest()
    expect(editor.view()?.state).toBe('saved')
    const long = Array.from({ length: 24 }, () => ({ en: 'अ'.repeat(4_000) }))
    editor.changeBlock('a', { paragraphs: long })
    await rest()
    expect(editor.view()?.state).toBe('blocked')
    expect(editor.view()?.problems.a).toContain('too long')
    expect(Object.keys(editor.kept.edits)).toEqual(['a'])
    editor.removeBlock('b')
    expect(await editor.flush()).toBe(true)
    expect(server.source().parts.a?.value).toMatchObject({ paragraphs: long })
  })

  test('takes back a deletion, a move and what was typed, one after the other', async () => {
    const editor = openEditor(fakeServer())
    editor.write('a', 'Typed')
    editor.moveBlock('b', 0)
    editor.removeBlock('a')
    await rest()
    expect(editor.texts()).toEqual(['Beta'])
    editor.undo()
    expect(editor.texts()).toEqual(['Beta', 'Typed'])
    editor.undo()
    expect(editor.texts()).toEqual(['Typed', 'Beta'])
    editor.undo()
    expect(editor.texts()).toEqual(['Alpha', 'Beta'])
    await rest()
    expect(editor.view()).toMatchObject({ state: 'saved', canUndo: false })
  })
})

describe('Two people in one page', () => {
  test('see each other’s blocks come in, while their own stay', async () => {
    const server = fakeServer()
    const [one, other] = [openEditor(server), openEditor(server)]
    one.write('a', 'By one')
    other.write('b', 'By the other')
    await rest()
    one.hear()
    other.hear()
    expect(one.texts()).toEqual(['By one', 'By the other'])
    expect(other.texts()).toEqual(['By one', 'By the other'])
  })

  test('lose no word of a block that both changed: one chooses, and may keep either', async () => {
    for (const which of ['mine', 'theirs'] as const) {
      const server = fakeServer()
      const [one, other] = [openEditor(server), openEditor(server)]
      one.write('a', 'By one')
      await one.flush()
      other.write('a', 'By the other')
      await rest()
      expect(server.source().parts.a?.value).toEqual(text('a', 'By one'))
      other.hear()
      expect(other.view()).toMatchObject({
        state: 'blocked',
        conflicts: [{ name: 'a', mine: text('a', 'By the other'), theirs: text('a', 'By one') }],
      })
      other.choose({ name: 'a' }, which)
      await rest()
      expect(other.view()).toMatchObject({ state: 'saved', conflicts: [] })
      expect(openEditor(server).texts()?.[0]).toBe(which === 'mine' ? 'By the other' : 'By one')
    }
  })

  test('keep what one wrote into a block that the other deleted', async () => {
    const server = fakeServer()
    const [one, other] = [openEditor(server), openEditor(server)]
    one.write('a', 'Still needed')
    await one.flush()
    other.removeBlock('a')
    await rest()
    other.hear()
    await rest()
    expect(other.texts()).toContain('Still needed')
    expect(openEditor(server).texts()).toContain('Still needed')
  })

  test('are asked where one deletes what the other is writing', async () => {
    const server = fakeServer()
    const [one, other] = [openEditor(server), openEditor(server)]
    one.removeBlock('a')
    await one.flush()
    other.write('a', 'Being written')
    other.hear()
    expect(other.view()?.conflicts).toMatchObject([{ name: 'a', theirs: null }])
    other.choose({ name: 'a' }, 'mine')
    await rest()
    expect(openEditor(server).texts()).toContain('Being written')
  })

  test('may both add blocks', async () => {
    const server = fakeServer()
    const [one, other] = [openEditor(server), openEditor(server)]
    one.addBlock(text('c', 'Gamma'), 2)
    other.addBlock(text('d', 'Delta'), 1)
    await rest()
    one.hear()
    other.hear()
    await rest()
    expect(openEditor(server).texts()).toEqual(['Alpha', 'Delta', 'Beta', 'Gamma'])
  })
})

describe('Two people in the title and description of one page', () => {
  /** Both change it, and one of them saves first; returns who is asked, if anybody is. */
  async function bothChange(first: Partial<PageHead>, second: Partial<PageHead>) {
    const server = fakeServer()
    const [one, other] = [openEditor(server), openEditor(server)]
    one.changeHead(first)
    await one.flush()
    other.changeHead(second)
    await rest()
    other.hear()
    await rest()
    return { other, saved: () => openEditor(server).view()?.head }
  }

  test('keep the Hindi title of one and the description of the other', async () => {
    const { other, saved } = await bothChange(
      { title: { en: 'Fees', hi: 'शुल्क' } },
      { description: { en: 'What a year costs' } },
    )
    expect(other.view()).toMatchObject({ state: 'saved', conflicts: [] })
    expect(saved()).toEqual({ title: { en: 'Fees', hi: 'शुल्क' }, description: { en: 'What a year costs' } })
  })

  test('keep the introduction in both languages, and one of them can still undo their own', async () => {
    const { other, saved } = await bothChange(
      { lead: { en: '', hi: 'एक साल' } },
      { lead: { en: 'For a year' } },
    )
    expect(saved()?.lead).toEqual({ en: 'For a year', hi: 'एक साल' })
    other.undo()
    await rest()
    expect(saved()?.lead).toEqual({ en: '', hi: 'एक साल' })
  })

  test('are asked for each text that both changed, and lose no other', async () => {
    const { other, saved } = await bothChange(
      { title: { en: 'Fees by one', hi: 'शुल्क' }, description: { en: 'By one' } },
      { title: { en: 'Fees by the other' }, description: { en: 'By the other' }, lead: { en: 'For a year' } },
    )
    const title = {
      name: 'head',
      field: 'title.en',
      mine: 'Fees by the other',
      theirs: 'Fees by one',
    } as const
    const description = {
      name: 'head',
      field: 'description.en',
      mine: 'By the other',
      theirs: 'By one',
    } as const
    expect(other.view()).toMatchObject({ state: 'blocked', conflicts: [title, description] })
    other.choose(title, 'mine')
    expect(other.view()).toMatchObject({ state: 'blocked', conflicts: [description] })
    other.choose(description, 'theirs')
    await rest()
    expect(other.view()).toMatchObject({ state: 'saved', conflicts: [] })
    expect(saved()).toEqual({
      title: { en: 'Fees by the other', hi: 'शुल्क' },
      description: { en: 'By one' },
      lead: { en: 'For a year' },
    })
  })

  test('may also end a conflict by writing what the other has written', async () => {
    const { other, saved } = await bothChange(
      { description: { en: 'By one' } },
      { description: { en: 'By the other' } },
    )
    expect(other.view()?.conflicts).toHaveLength(1)
    other.changeHead({ description: { en: 'By one' }, lead: { en: 'Together' } })
    await rest()
    expect(other.view()).toMatchObject({ state: 'saved', conflicts: [] })
    expect(saved()).toMatchObject({ description: { en: 'By one' }, lead: { en: 'Together' } })
  })
})

test('A draft that somebody has published goes on where its text is the same', async () => {
  const server = fakeServer()
  const editor = openEditor(server)
  editor.write('a', 'One')
  await editor.flush()
  // The version that was made of it has the revisions of a new draft.
  const published = server.source().parts
  editor.write('a', 'Two')
  editor.take({
    base: 2,
    parts: Object.fromEntries(
      Object.entries(published).map(([name, { value }]) => [name, { value, rev: 0 }]),
    ),
  })
  expect(editor.view()).toMatchObject({ conflicts: [], state: 'saving' })
})
