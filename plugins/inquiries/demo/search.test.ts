import { answerSearch } from '@prangan/functions/search/answer-search'
import { demoIndex, demoNow } from '@prangan/tests/search/demo-search.ts'
import { expect, test } from 'vitest'

test('Somebody in need finds the helpline on the page of the form, which is no content of the office', async () => {
  const { results } = answerSearch(await demoIndex(), 'national helpline day and night', 'en', demoNow)
  expect(results.map(({ target }) => target)).toContain('/grievance')
})
