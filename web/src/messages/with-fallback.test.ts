import { expect, test } from 'vitest'
import { withFallback } from './with-fallback.ts'

const english = {
  title: 'Title',
  count: (count: number) => `${count} pages`,
  rows: ['one', 'two'],
  menu: { open: 'Open', close: 'Close' },
}

test('What a language lacks is shown in the main one, also within a group', () => {
  const own = { title: 'शीर्षक', rows: ['एक'], menu: { close: 'बंद करा' } }
  const texts = withFallback(english, own)
  expect(texts).toEqual({ ...english, ...own, menu: { open: 'Open', close: 'बंद करा' } })
  expect(texts.count(2)).toBe('2 pages')
})

test('An empty text is the language’s own', () => {
  expect(withFallback(english, { title: '' }).title).toBe('')
})
