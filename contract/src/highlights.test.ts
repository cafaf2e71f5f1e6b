import { expect, it } from 'vitest'
import { highlightsFirst } from './highlights.ts'

const publications = ['newest', 'newer', 'old'].map((id) => ({ id }))
const order = (highlights: string[]) => highlightsFirst(publications, highlights).map(({ id }) => id)

it('Highlights stand first as they were chosen, the rest as it stands, and what is gone is passed over', () => {
  expect(order([])).toEqual(['newest', 'newer', 'old'])
  expect(order(['old', 'newest'])).toEqual(['old', 'newest', 'newer'])
  expect(order(['gone', 'newer'])).toEqual(['newer', 'newest', 'old'])
})
