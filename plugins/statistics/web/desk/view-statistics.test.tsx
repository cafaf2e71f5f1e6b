import { localized } from '@prangan/contract/localized'
import { documentPaths } from '@prangan/contract/paths'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { fill, openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { storedNotice } from '@prangan/web/testing/stored.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { visitCountsPath } from '../../contract/paths.ts'
import { noVisits, type VisitCounts } from '../../contract/visits.ts'
import { ViewStatistics } from './view-statistics.tsx'

const put = (period: string, given: Partial<VisitCounts>) =>
  firestore.put(visitCountsPath(period), { ...noVisits(period), ...given })
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T12:00:00+05:30') }))
afterEach(() => void vi.useRealTimers())

describe('A principal who opens the statistics', () => {
  it('is told that nothing was counted yet', async () => {
    openScreen(<ViewStatistics />)
    await says('Nothing was counted in this period yet.')
  })

  it('sees the week’s most read pages and notices by their titles, and each day', async () => {
    const [title, version] = [localized('Fees'), 1]
    const page = { path: '/fees', title, languages: [], version, publishedAt: null }
    firestore.put(documentPaths.site, { pages: { fees: page }, documents: {} })
    firestore.put(documentPaths.news('one'), storedNotice({ title: 'Date sheet' }))
    put('2026-11-23', { reads: { '/fees': 1_000 } })
    put('2026-11-24', { reads: { '/fees': 1, '/notices/one': 4 }, documents: { '/files/one': 3 } })
    put('2026-11-30', { reads: { '/fees': 2, '/': 1 } })
    openScreen(<ViewStatistics />)
    await says('Pages read: 8. Documents opened: 3.')
    await waitFor(() =>
      expect(rowsOf('Most read pages and notices')).toEqual([
        ['Date sheet', '4'],
        ['Fees', '3'],
        ['Home page', '1'],
      ]),
    )
    expect(rowsOf('Most opened documents')).toEqual([['Date sheet', '3']])
    const days = rowsOf('Read and opened per day')
    expect(days).toHaveLength(7 + 1)
    expect(days[0]).toEqual(['24 Nov 2026', '5', '3'])
    expect(days.at(-1)).toEqual(['Total', '8', '3'])
  })

  it('sees how many began a form and sent it, and what was searched for in vain', async () => {
    put('2026-11-29', {
      begun: { '/feedback': 5, '/grievance': 1 },
      sent: { '/feedback': 2, '/subscribe': 1 },
    })
    put('2026-11', { missed: { 'hostel fees': 7, canteen: 3 } })
    openScreen(<ViewStatistics />)
    await says('hostel fees')
    expect(rowsOf('Forms')).toEqual([
      ['Feedback', '5', '2'],
      ['/grievance', '1', '0'],
      ['/subscribe', '0', '1'],
    ])
    expect(rowsOf('Searches that found nothing')).toEqual([
      ['hostel fees', '7'],
      ['canteen', '3'],
    ])
  })

  it('chooses a month of which only the sum is left, and exports it', async () => {
    put('2026-02', { reads: { '/fees': 40 }, others: 2, missed: { canteen: 3 } })
    const save = vi.spyOn(URL, 'createObjectURL')
    const person = openScreen(<ViewStatistics />)
    await says('Nothing was counted in this period yet.')
    fill('Period', '2026-02')
    await says(/^Pages read: 40\. Documents opened: 0\. We keep single days for 62 days/)
    await says('2 more on other pages, which we count only together.')
    await press(person, 'Export CSV')
    await waitFor(() => expect(save).toHaveBeenCalled())
    const file = save.mock.calls[0]?.[0] as Blob
    const text = new TextDecoder().decode(await file.arrayBuffer())
    expect(text).toContain('"2026-02","Read","/fees","/fees","40"')
    expect(text).toContain('"2026-02","Search that found nothing","","canteen","3"')
  })

  it('sees new counts as they come, and can try again after a failure', async () => {
    firestore.goAway()
    const person = openScreen(<ViewStatistics />)
    await says('We couldn’t load the statistics.')
    firestore.comeBack()
    put('2026-11-30', { reads: { '/fees': 2 } })
    await press(person, 'Try again')
    await says('Pages read: 2. Documents opened: 0.')
    act(() => put('2026-11-30', { reads: { '/fees': 3 } }))
    await says('Pages read: 3. Documents opened: 0.')
  })
})
