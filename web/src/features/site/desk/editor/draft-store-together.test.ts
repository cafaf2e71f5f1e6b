import type { PageHead } from '@prangan/contract/schemas/blocks'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServer, openEditor, rest, text } from '../testing/draft-editor.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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
    other.removeBlocks(['a'])
    await rest()
    other.hear()
    await rest()
    expect(other.texts()).toContain('Still needed')
    expect(openEditor(server).texts()).toContain('Still needed')
  })

  test('are asked where one deletes what the other is writing', async () => {
    const server = fakeServer()
    const [one, other] = [openEditor(server), openEditor(server)]
    one.removeBlocks(['a'])
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
    one.addBlocks([text('c', 'Gamma')], 2)
    other.addBlocks([text('d', 'Delta')], 1)
    await rest()
    one.hear()
    other.hear()
    await rest()
    expect(openEditor(server).texts()).toEqual(['Alpha', 'Delta', 'Beta', 'Gamma'])
  })
})

describe('Two people who move blocks of one page', () => {
  const three = async () => {
    const server = fakeServer()
    const first = openEditor(server)
    first.addBlocks([text('c', 'Gamma')], 2)
    await first.flush()
    return { server, one: openEditor(server), other: openEditor(server) }
  }

  test('keep the order of the one who moved, and the block that the other added', async () => {
    const { server, one, other } = await three()
    one.moveBlocks(['c'], 0)
    await one.flush()
    other.addBlocks([text('d', 'Delta')], 3)
    await rest()
    other.hear()
    await rest()
    expect(other.view()).toMatchObject({ state: 'saved', conflicts: [] })
    expect(openEditor(server).texts()).toEqual(['Gamma', 'Delta', 'Alpha', 'Beta'])
  })

  test('are asked where both moved, lose no block of either, and may keep either order', async () => {
    for (const [which, kept] of [
      ['mine', ['Beta', 'Delta', 'Alpha', 'Gamma', 'Epsilon']],
      ['theirs', ['Gamma', 'Epsilon', 'Alpha', 'Beta', 'Delta']],
    ] as const) {
      const { server, one, other } = await three()
      one.moveBlocks(['c'], 0)
      one.addBlocks([text('e', 'Epsilon')], 1)
      await one.flush()
      other.moveBlocks(['b'], 0)
      other.addBlocks([text('d', 'Delta')], 1)
      await rest()
      other.hear()
      await rest()
      expect(other.texts()).toEqual(['Beta', 'Delta', 'Alpha', 'Gamma', 'Epsilon'])
      expect(other.view()).toMatchObject({ state: 'blocked', conflicts: [{ name: 'order' }] })
      other.hear()
      other.choose({ name: 'order' }, which)
      await rest()
      expect(other.view()).toMatchObject({ state: 'saved', conflicts: [] })
      expect(openEditor(server).texts()).toEqual(kept)
    }
  })

  test('are asked nothing where both moved the same block to the same place', async () => {
    const { server, one, other } = await three()
    one.moveBlocks(['c'], 0)
    await one.flush()
    other.moveBlocks(['c'], 0)
    await rest()
    other.hear()
    expect(other.view()).toMatchObject({ state: 'saved', conflicts: [] })
    expect(openEditor(server).texts()).toEqual(['Gamma', 'Alpha', 'Beta'])
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

  test('keep the picture of one beside the title of the other, whoever saves first', async () => {
    const [picture, title] = ['art:gate', { en: 'Fees of 2026' }]
    for (const [first, second] of [
      [{ picture }, { title }],
      [{ title }, { picture }],
    ] as const) {
      const { other, saved } = await bothChange(first, second)
      expect(other.view()).toMatchObject({ state: 'saved', conflicts: [] })
      expect(saved()).toMatchObject({ title, picture })
    }
  })

  test('are asked where both chose a picture, and may keep either', async () => {
    for (const which of ['mine', 'theirs'] as const) {
      const { other, saved } = await bothChange({ picture: 'art:gate' }, { picture: 'media:hall' })
      const conflict = { name: 'head', field: 'picture', mine: 'media:hall', theirs: 'art:gate' } as const
      expect(other.view()).toMatchObject({ state: 'blocked', conflicts: [conflict] })
      other.choose(conflict, which)
      await rest()
      expect(other.view()).toMatchObject({ state: 'saved', conflicts: [] })
      expect(saved()?.picture).toBe(conflict[which])
    }
  })

  test('are asked where one takes the picture away that the other has changed', async () => {
    const server = fakeServer()
    const first = openEditor(server)
    first.changeHead({ picture: 'art:gate' })
    await first.flush()
    const [one, other] = [openEditor(server), openEditor(server)]
    one.changeHead({ picture: undefined })
    await one.flush()
    other.changeHead({ picture: 'media:hall' })
    await rest()
    other.hear()
    const conflict = { name: 'head', field: 'picture', mine: 'media:hall', theirs: '' } as const
    expect(other.view()).toMatchObject({ state: 'blocked', conflicts: [conflict] })
    other.choose(conflict, 'theirs')
    await rest()
    expect(other.view()).toMatchObject({ state: 'saved', conflicts: [] })
    expect(openEditor(server).view()?.head.picture).toBeUndefined()
  })

  test('keep the picture that the other has chosen since, where one undoes their own', async () => {
    const server = fakeServer()
    const [one, other] = [openEditor(server), openEditor(server)]
    one.changeHead({ picture: 'art:gate' })
    await one.flush()
    other.hear()
    other.changeHead({ picture: 'media:hall' })
    await other.flush()
    one.hear()
    one.undo()
    await rest()
    expect(openEditor(server).view()?.head.picture).toBe('media:hall')
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
