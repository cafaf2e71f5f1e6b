import { expect, it } from 'vitest'
import { highlightsFirst } from './highlights.ts'

const publications = ['newest', 'newer', 'old'].map((id) => ({ id }))
const order = (highlights: string[]) => highlightsFirst(publications, highlights).map(({ id }) => id)

it('Highlights come first in the chosen order, then the rest in its own, and deleted ones are skipped', () => {
  expect(order([])).toEqual(['newest', 'newer', 'old'])
  expect(order(['old', 'newest'])).toEqual(['old', 'newest', 'newer'])
  expect(order(['gone', 'newer'])).toEqual(['newer', 'newest', 'old'])
})
