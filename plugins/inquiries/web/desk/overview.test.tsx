import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import { freshFor } from '@prangan/web/app/desk/overview/figures/count-days.ts'
import { Figures } from '@prangan/web/app/desk/overview/figures/figures.tsx'
import { Overview } from '@prangan/web/app/desk/overview/overview.tsx'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { openScreen, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { storedNotice } from '@prangan/web/testing/stored.ts'
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inquiryPaths } from '../../contract/paths.ts'
import { storedInquiry } from '../../tests/support/stored-inquiry.ts'

const link = (name: string | RegExp) => screen.findByRole<HTMLAnchorElement>('link', { name })
const addressOf = async (name: string | RegExp) => (await link(name)).getAttribute('href')
function openOverview() {
  const mails = { waiting: 0, since: '', isStuck: false }
  server.answers('readOperation', {
    version: '1.0.0',
    newer: null,
    lastBackup: null,
    mails,
    reads: null,
    jobs: [],
  })
  return openScreen(<Overview />, '/AdminDashboard/overview')
}

describe('What waits on the overview', () => {
  it('has the grievances that are overdue, and since when', async () => {
    openOverview()
    act(() => firestore.put(inquiryPaths.inquiry('late'), storedInquiry({ dueOn: '2026-01-02' })))
    act(() =>
      firestore.put(inquiryPaths.inquiry('done'), storedInquiry({ dueOn: '2026-01-02', isOpen: false })),
    )
    expect(await addressOf('1 overdue grievance Overdue since 2 January 2026')).toBe(
      '/AdminDashboard/inquiries?tab=due',
    )
  })

  it('begins with what is overdue, and says in one line of what there is none', async () => {
    act(() => firestore.put(documentPaths.officeCounts, { requestedAlumni: 3 }))
    firestore.put(inquiryPaths.inquiry('late'), storedInquiry({ dueOn: '2026-01-02' }))
    openOverview()
    await link('3 alumni registrations to verify')
    const listed = [...document.querySelectorAll('.to-do a b')].map((each) => each.textContent)
    expect(listed).toEqual(['1', '3'])
    const none = screen.getByText(/^None:/)
    expect(none.textContent).toContain('pages with suggestions')
    expect(none.textContent).not.toContain('alumni')
  })
})

describe('The week in figures', () => {
  afterEach(() => void vi.useRealTimers())

  it('has the inquiries that were received beside the notices', async () => {
    // Counts are cached, also across test files, and the core's tests use later years.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2029-11-24T12:00:00Z') })
    const noon = (days: number) => new Date(`${addDays(dayInIndia(new Date()), days)}T12:00:00+05:30`)
    firestore.put(documentPaths.news('a'), storedNotice({ publishFrom: noon(-2) }))
    firestore.put(inquiryPaths.inquiry('c'), storedInquiry({ createdAt: noon(-6) }))
    openScreen(<Figures />)
    await says('In the last seven days: 1 notice published, 1 enquiry received.')
    firestore.put(inquiryPaths.inquiry('d'), storedInquiry({ createdAt: new Date(Date.now() - 60_000) }))
    vi.setSystemTime(Date.now() + freshFor)
    openScreen(<Figures />)
    await says('In the last seven days: 1 notice published, 2 enquiries received.')
  })
})
