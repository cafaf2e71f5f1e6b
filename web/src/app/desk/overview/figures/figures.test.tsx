import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import type { AdmissionDocument } from '@prangan/contract/schemas/admissions'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firestore } from '../../../../testing/firestore.ts'
import { openScreen, says } from '../../../../testing/screen.tsx'
import {
  storedApplication,
  storedNotice,
  storedProgramme,
  storedSession,
} from '../../../../testing/stored.ts'
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

  it('sees the seats that are filled and offered, by programme and category', async () => {
    const session = storedSession({
      name: '2026-27',
      isVisible: true,
      programmes: [storedProgramme(), storedProgramme({ key: 'bsc', course: 'Bachelor of Science' })],
    })
    firestore.put(documentPaths.admissionSession('2026-27'), session)
    const held = { session: '2026-27', programme: 'ba' } as const
    const offerUntil = (payTo: Date) => ({ under: 'open', payTo }) as AdmissionDocument['offer']
    apply({ ...held, status: 'admitted', offer: offerUntil(noon(-3)) })
    apply({ ...held, status: 'offered', offer: offerUntil(noon(3)) })
    apply({ ...held, status: 'offered', offer: offerUntil(noon(-3)) })
    apply({ ...held, status: 'verified' })
    openScreen(<Figures />)
    await says('No seats offered yet: Bachelor of Science.')
    const { total } = storedProgramme().seats
    await says(`1 of ${total} seats are filled; 1 more are offered.`)
    expect(rowsOf('Seats filled, 2026-27').at(-1)).toEqual([
      'Bachelor of Arts',
      'Total',
      '1',
      '1',
      `${total}`,
    ])
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
    expect(await screen.findAllByText('The figures could not be loaded.')).toHaveLength(3)
    firestore.comeBack()
    for (const retry of screen.getAllByText('Try again')) await person.click(retry)
    await says(/^In the last seven days: 0 notices published/)
  })
})
