import { expect, test } from 'vitest'
import type { SearchEntry } from './search-data.ts'
import { createSearchIndex } from './search-index.ts'

const page = (target: string, en: string): SearchEntry => ({ kind: 'page', target, title: { en } })
const entries = [
  page('/fees', 'Fees and refunds'),
  page('/feedback', 'Feedback'),
  page('/exams', 'Examinations'),
]

async function found(query: string): Promise<string[]> {
  const index = await createSearchIndex({ entries, synonyms: [], pins: [] })
  return index.search(query, new Date(0)).map(({ entry }) => entry.target)
}

test('A short word that is on the site is whole, and an unknown one begins longer ones', async () => {
  expect(await found('fee')).toEqual(['/fees'])
  expect((await found('feed'))[0]).toBe('/feedback')
  expect(await found('exam')).toEqual(['/exams'])
})
