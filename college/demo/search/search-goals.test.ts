import { answerSearch } from '@prangan/functions/search/answer-search'
import type { SearchIndex } from '@prangan/functions/search/search-index'
import { pagesOff } from '@prangan/plugins/contract/pages-off'
import { demoIndex, demoNow } from '@prangan/tests/search/demo-search.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { englishQueries, hindiQueries, latinHindiQueries, type Query } from './queries.ts'

/** The shares of searches that find the right page first, and among the first three. */
const goals = { first: 0.9, amongThree: 0.98 }

let index: SearchIndex
beforeAll(async () => {
  index = await demoIndex()
})

function placeOf([typed, wanted]: Query): number {
  const leadsTo = ({ target, title }: { target: string; title: { en: string; hi?: string | undefined } }) =>
    wanted
      .split('|')
      .some((each) =>
        each.startsWith('/') ? target === each : `${title.en} ${title.hi ?? ''}`.includes(each),
      )
  return index.search(typed, demoNow).findIndex(({ entry }) => leadsTo(entry))
}

test('Of 120 real searches in three scripts nine in ten find their page first, and nearly all among the first three', () => {
  const all = [englishQueries, hindiQueries, latinHindiQueries].flat()
  expect(all).toHaveLength(120)
  const queries = all.filter(([, wanted]) => wanted.split('|').some((each) => !pagesOff.includes(each)))
  const places = queries.map(placeOf)
  for (const [at, place] of places.entries())
    if (place !== 0)
      console.info(`${queries[at]?.join(' → ')}: ${place < 0 ? 'not found' : `place ${place + 1}`}`)
  const share = (isGood: (place: number) => boolean) => places.filter(isGood).length / queries.length
  const shares = {
    first: share((place) => place === 0),
    amongThree: share((place) => place >= 0 && place < 3),
  }
  console.info(shares)
  expect(shares.first).toBeGreaterThanOrEqual(goals.first)
  expect(shares.amongThree).toBeGreaterThanOrEqual(goals.amongThree)
})

describe('Whoever searches', () => {
  test('is shown the sentence in which most of it is, with a synonym marked as well', () => {
    const { excerpt } = answerSearch(index, 'TC', 'en', demoNow).results[0] ?? {}
    const marked = excerpt?.pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)
    expect(marked).toEqual(['Transfer certificate', 'TC'])
  })

  test('is shown what has ended after all that has not', () => {
    const { results } = answerSearch(index, 'last date', 'en', demoNow)
    const firstOver = results.findIndex(({ isOver }) => isOver)
    expect(firstOver).toBeGreaterThan(0)
    expect(results.slice(firstOver).every(({ isOver }) => isOver)).toBe(true)
  })

  test('finds people by a short name, and not every page that has a short word', () => {
    for (const query of ['asha', 'आशा']) {
      const { results } = answerSearch(index, query, 'en', demoNow)
      expect(results[0]?.kind).toBe('teacher')
      const marked = results.flatMap(({ title, excerpt }) =>
        [...title.pieces, ...(excerpt?.pieces ?? [])]
          .filter(({ isMatch }) => isMatch)
          .map(({ text }) => text),
      )
      expect(new Set(marked)).toEqual(new Set(['Asha']))
    }
  })

  test('is shown the newest of several notices first', () => {
    const { results } = answerSearch(index, 'examination forms', 'en', demoNow)
    const notices = results.filter(({ kind }) => kind === 'notice').map(({ from }) => from ?? '')
    expect(notices.findIndex((from) => from.startsWith('2026-10'))).toBeLessThan(
      notices.findIndex((from) => from.startsWith('2025-11')),
    )
  })

  test('finds alumni by name, degree and place of work', () => {
    for (const query of ['neelam chaudhary', 'alumni bcom 2022 jaiswal', 'irrigation division engineer'])
      expect(answerSearch(index, query, 'en', demoNow).results.map(({ kind }) => kind)).toContain('alumnus')
  })

  test('finds in the tables of pages', () => {
    const firstOf = (query: string) => answerSearch(index, query, 'en', demoNow).results[0]?.target
    expect(firstOf('cost accounts')).toBe('/bcom')
  })

  test('finds the address and the hours of the office by asking how to reach it and when it is open', () => {
    for (const query of ['how to reach college', 'college timing', 'कॉलेज कैसे पहुँचें', 'college kaise pahunche'])
      expect(answerSearch(index, query, 'en', demoNow).results[0]?.target, query).toBe('/contact')
  })

  test('finds the lists of holidays among the first two, however last year’s are asked for', () => {
    for (const query of ['पिछले साल की छुट्टी', 'पिछले साल की छुट्टियाँ', 'pichle saal ki chutti'])
      expect(placeOf([query, 'List of holidays']), query).toBeOneOf([0, 1])
  })

  test('finds none that only sounds a little like an abbreviation', () => {
    for (const query of ['ptk', 'qv']) expect(answerSearch(index, query, 'en', demoNow).results).toEqual([])
  })
})
