import { expect, it } from 'vitest'
import { contentLines } from './content-lines.ts'

it('A clerk who compares two versions sees a change in any language of a text, also of a cell', () => {
  const text = { en: 'Library', hi: 'पुस्तकालय', ur: 'کتب خانہ' }
  expect(contentLines({ heading: text, cells: undefined })).toEqual(['Library / पुस्तकालय / کتب خانہ'])
  expect(contentLines({ cells: [text, { en: '10' }] })).toEqual(['Library / पुस्तकालय / کتب خانہ | 10'])
})
