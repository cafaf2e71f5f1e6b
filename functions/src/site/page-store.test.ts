import { expect, it } from 'vitest'
import { contentOf, draftOf } from './page-store.ts'

it('A draft whose order names what every object has makes a content without it', () => {
  const head = { title: { en: 'History' }, path: '/history' }
  const draft = draftOf({ ...head, blocks: [] } as never, 1, new Date(0))
  const order = { value: ['toString', '__proto__', 'constructor'], rev: 1 }
  expect(contentOf({ ...draft, order })).toEqual({ ...head, blocks: [] })
})
