import { expect, test } from 'vitest'
import { PageHeadSchema } from './blocks.ts'

test('A page that was stored with a description in English alone still opens', () => {
  const head = PageHeadSchema.parse({ title: { en: 'Fees' }, description: 'What a year costs.' })
  expect(head.description).toEqual({ en: 'What a year costs.' })
})
