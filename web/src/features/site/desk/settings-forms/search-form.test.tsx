import { documentPaths } from '@prangan/contract/paths'
import type { SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { firestore } from '../../../../testing/firestore.ts'
import { field, fill, openScreen, press, says } from '../../../../testing/screen.tsx'
import { SearchForm } from './search-form.tsx'

function Editor() {
  const [block, setBlock] = useState<SettingsBlockOf<'search'>>({
    id: 'search',
    kind: 'search',
    synonyms: [{ words: 'fee, शुल्क' }],
    pins: [],
  })
  return <SearchForm block={block} onChange={(changes) => setBlock({ ...block, ...changes })} />
}

const misses = (month: string, queries: Record<string, number>) =>
  firestore.put(documentPaths.searchMisses(month), { month, queries, others: 0 })

it('The office reads what nobody found, the most frequent first, and begins a line of synonyms with it', async () => {
  misses('2026-10', { canteen: 1, hostel: 2 })
  misses('2026-11', { hostel: 3, fee: 7 })
  const person = openScreen(<Editor />)
  await says('5 times')
  expect(screen.getAllByText(/^(canteen|hostel|fee)$/).map(({ textContent }) => textContent)).toEqual([
    'hostel',
    'canteen',
  ])
  await press(person, 'Add a line for hostel')
  expect(field('Line 2: words that mean the same').value).toBe('hostel, ')
  expect(screen.queryByText('hostel', { selector: 'bdi' })).toBeNull()
})

it('The office is told where people find all that they look for', async () => {
  openScreen(<Editor />)
  await says('Nothing so far.')
})

it('The office is told that the list could not be loaded', async () => {
  firestore.goAway()
  openScreen(<Editor />)
  await says('The searches could not be loaded. Please try again.')
})

it('The office pins a page to what people search for', async () => {
  const person = openScreen(<Editor />)
  await press(person, 'Add answer')
  fill('Answer 1: searches', 'last date, antim tithi')
  expect(field('Answer 1: searches').value).toBe('last date, antim tithi')
  expect(screen.getByRole('button', { name: /^Answer 1/ })).toBeTruthy()
})
