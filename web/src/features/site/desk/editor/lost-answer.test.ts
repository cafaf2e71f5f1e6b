import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, openEditor, rest, text } from '../testing/draft-editor.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('A clerk who goes on writing after a lost answer is not told of their own words as another’s', async () => {
  const server = fakeServer()
  let isLost = true
  const editor = openEditor({
    ...server,
    save: async (input) => {
      const saved = await server.save(input)
      if (isLost) throw new Error('the answer is lost')
      return saved
    },
  })
  editor.write('a', 'One')
  await rest()
  isLost = false
  editor.write('a', 'One and two')
  editor.hear()
  expect(editor.view()?.conflicts).toEqual([])
  await editor.flush()
  expect(server.source().parts.a?.value).toEqual(text('a', 'One and two'))
})
