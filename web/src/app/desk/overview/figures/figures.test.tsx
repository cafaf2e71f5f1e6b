import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import type { AdmissionDocument } from '@prangan/contract/schemas/admissions'
import * as plugins from '@prangan/plugins/web/desk/charts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firestore } from '../../../../testing/firestore.ts'
import { openScreen, says } from '../../../../testing/screen.tsx'
import { storedApplication, storedNotice } from '../../../../testing/stored.ts'
import { freshFor } from './count-days.ts'
import { Figures } from './figures.tsx'

/** Returns noon in India, this many days from today. */
const noon = (days: number) => new Date(`${addDays(dayInIndia(new Date()), days)}T12:00:00+05:30`)
let id = 0
const apply = (given: Partial<AdmissionDocument>) => {
  id += 1
  firestore.put(documentPaths.admission(`a${id}`), storedApplication(given))
}
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent))

/** Counts are cached, also across test files, so each test uses another month far in the future. */
let months = 0
beforeEach(() => {
  const now = new Date(Date.UTC(2030, 10 + months, 24, 12))
  months += 1
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => void vi.useRealTimers())

describe('A principal who opens the overview', () => {
  it('sees the applications of each day beside those of the same day a year ago', async () => {
    apply({ createdAt: noon(-1) })
    apply({ createdAt: noon(-1) })
    apply({ createdAt: noon(-13) })
    apply({ createdAt: noon(-14) })
    apply({ createdAt: noon(-1 - 364) })
    openScreen(<Figures />)
    await says('3 in the last two weeks, 1 in the same two weeks last year.')
    const rows = rowsOf('Applications per day')
    expect(rows).toHaveLength(1 + 14 + 1)
    expect(rows[1]).toEqual(['11 Nov 2030', '1', '0'])
    expect(rows.at(-3)).toEqual(['23 Nov 2030', '2', '1'])
    expect(rows.at(-1)).toEqual(['Total', '3', '1'])
  })

  it('reads of the notices of the week, and gets no chart where there are none', async () => {
    openScreen(<Figures />)
    await says(/^In the last seven days: 0 notices published/)
    await says('No applications in the last two weeks, nor in the same two weeks last year.')
    expect(document.querySelector('svg')).toBeNull()
  })

  it('sees what changed once the figures are old', async () => {
    firestore.put(documentPaths.news('a'), storedNotice({ publishFrom: noon(-2) }))
    firestore.put(documentPaths.news('b'), storedNotice({ publishFrom: noon(3) }))
    openScreen(<Figures />)
    await says(/^In the last seven days: 1 notice published/)
    firestore.put(documentPaths.news('c'), storedNotice({ publishFrom: new Date(Date.now() - 60_000) }))
    vi.setSystemTime(Date.now() + freshFor)
    openScreen(<Figures />)
    await says(/^In the last seven days: 2 notices published/)
  })

  it('is told that they could not be loaded, and gets them by trying again', async () => {
    firestore.goAway()
    const person = openScreen(<Figures />)
    await waitFor(() =>
      expect(screen.getAllByText('The figures could not be loaded.')).toHaveLength(2 + plugins.charts.length),
    )
    firestore.comeBack()
    for (const retry of screen.getAllByText('Try again')) await person.click(retry)
    await says(/^In the last seven days: 0 notices published/)
  })
})
