import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServer, openEditor, rest } from '../testing/draft-editor.ts'

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
