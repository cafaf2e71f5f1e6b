import type { Language } from '@prangan/contract/languages'
import { answerSearch } from '@prangan/functions/search/answer-search'
import { demoIndex, demoNow } from '@prangan/tests/search/demo-search.ts'
import { expect, test } from 'vitest'

const found = async (query: string, language: Language) =>
  answerSearch(await demoIndex(), query, language, demoNow).results.map(({ target }) => target)

test.each([
  ['mandatory disclosure', 'en'],
  ['public self-disclosure', 'en'],
  ['annual accounts audit', 'en'],
  ['reservation roster', 'en'],
  ['ombudsperson', 'en'],
  ['अनिवार्य प्रकटीकरण', 'hi'],
  ['वार्षिक लेखे', 'hi'],
  ['आरक्षण रोस्टर', 'hi'],
] as const)('Who searches for ‘%s’ finds the disclosure', async (query, language) => {
  expect((await found(query, language)).slice(0, 3)).toContain('/disclosures')
})

test('Who searches for a page of its own finds that before the disclosure', async () => {
  for (const [query, own] of [
    ['library', '/library'],
    ['iqac', '/iqac'],
    ['alumni association', '/alumni-association'],
  ] as const)
    expect((await found(query, 'en'))[0]).toBe(own)
})
