import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { Figures } from '@prangan/web/app/desk/overview/figures/figures.tsx'
import { Overview } from '@prangan/web/app/desk/overview/overview.tsx'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { openScreen, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { storedEntry } from '@prangan/web/testing/stored.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import { openRefund } from '../../../contract/refund.ts'
import type { AdmissionDocument } from '../../../contract/schemas/application.ts'
import { notConfirmed } from '../../../contract/schemas/fee.ts'
import { storedList } from '../../testing/merit-list.ts'
import { storedApplication, storedDetails, storedProgramme, storedSession } from '../../testing/stored.ts'
import { paymentsHref } from '../hrefs.ts'

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

const answerOperation = () =>
  server.answers('readOperation', {
    version: '1.0.0',
    newer: null,
    lastBackup: null,
    mails: { waiting: 0, since: '', isStuck: false },
    reads: null,
    jobs: [],
  })

afterEach(() => void vi.useRealTimers())

describe('A principal who opens the overview', () => {
  it('sees the seats that are filled and offered, by programme and category', async () => {
    // Counts are cached, also across test files, and the core's tests use later years.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2028-11-24T12:00:00Z') })
    const session = storedSession({
      name: '2026-27',
      isVisible: true,
      programmes: [storedProgramme(), storedProgramme({ key: 'bsc', course: courseAt(0) })],
    })
    firestore.put(admissionPaths.session('2026-27'), session)
    const held = { session: '2026-27', programme: 'ba' } as const
    const offerUntil = (payTo: Date) => ({ under: 'open', payTo }) as AdmissionDocument['offer']
    apply({ ...held, status: 'admitted', offer: offerUntil(noon(-3)) })
    apply({ ...held, status: 'offered', offer: offerUntil(noon(3)) })
    apply({ ...held, status: 'offered', offer: offerUntil(noon(-3)) })
    apply({ ...held, status: 'verified' })
    openScreen(<Figures />)
    await says(`No seats offered yet: ${courseAt(0)}.`)
    const { total } = storedProgramme().seats
    await says(`1 of ${total} seats are filled; 1 more are offered.`)
    expect(rowsOf('Seats filled, 2026-27').at(-1)).toEqual([courseAt(1), 'Total', '1', '1', `${total}`])
  })

  it('counts an application once: among those to check, or as new where it has no session', async () => {
    answerOperation()
    const details = storedDetails({ submittedAt: new Date() })
    firestore.put(documentPaths.admission('full'), storedApplication({ session: '2026-27', details }))
    firestore.put(documentPaths.admission('by-hand'), storedApplication())
    firestore.put(documentPaths.officeCounts, { newApplications: 2 })
    openScreen(<Overview />, '/AdminDashboard/overview')
    await screen.findByRole('link', { name: '1 application to check' })
    await screen.findByRole('link', { name: '1 new application outside a session' })
    expect(screen.queryByText('2')).toBeNull()
  })

  it('sees that a provisional list has objections to answer', async () => {
    answerOperation()
    const objectionsUntil = noon(2)
    const list = (open: number) => storedList({ objectionsUntil, objections: { all: 2, open, upheld: 0 } })
    firestore.put(admissionPaths.list('open'), list(2))
    firestore.put(admissionPaths.list('answered'), list(0))
    openScreen(<Overview />, '/AdminDashboard/overview')
    const link = await screen.findByRole('link', { name: '1 merit list with objections to answer' })
    expect(link.getAttribute('href')).toBe('/AdminDashboard/merit-lists')
  })

  it('sees that a list waits for its revision, and a kept seat for a decision', async () => {
    answerOperation()
    firestore.put(admissionPaths.list('wrong'), storedList({ corrected: 2 }))
    firestore.put(admissionPaths.list('replaced'), storedList({ corrected: 1, status: 'replaced' }))
    const kept = {
      ...({ decision: 'provisional', reason: 'r', condition: 'The board answers.', listNumber: 1 } as const),
      ...{ by: 'office@college.test', at: new Date() },
    }
    apply({ status: 'admitted', seatDecision: kept })
    apply({ status: 'withdrawn', seatDecision: kept })
    openScreen(<Overview />, '/AdminDashboard/overview')
    await screen.findByRole('link', { name: '1 merit list to revise after corrections' })
    await screen.findByRole('link', { name: '1 seat kept for now, to settle' })
  })

  it('sees the refunds to pay, and the payments to look for after a withdrawal', async () => {
    answerOperation()
    const at = new Date()
    apply({ status: 'cancelled', refund: openRefund(3_000, '0', at) })
    apply({ status: 'cancelled', refund: openRefund(0, '', at) })
    apply({ status: 'cancelled', refund: { ...openRefund(3_000, '0', at), paidAt: at } })
    const fee = { reference: 'UTR 1', paidOn: dayInIndia(at), amount: 4_000, reportedAt: at, reported: null }
    apply({ status: 'withdrawn', fee: { ...fee, ...notConfirmed } })
    apply({ status: 'withdrawn' })
    openScreen(<Overview />, '/AdminDashboard/overview')
    const link = await screen.findByRole('link', { name: '2 refunds to pay or check' })
    expect(link.getAttribute('href')).toBe(`${paymentsHref}?tab=refunds`)
  })

  it('reads in one line how many documents an applicant uploaded in an hour', async () => {
    answerOperation()
    const subject = documentPaths.admission('meera')
    firestore.put(subject, storedApplication())
    for (const [minute, slot] of ['photo', 'signature', 'marksheet', 'form'].entries()) {
      const at = new Date(Date.UTC(2026, 2, 2, 9, minute))
      const upload = { action: 'application documents changed', subject, actor: '' } as const
      firestore.put(`${collectionPaths.audit}/${slot}`, storedEntry({ ...upload, at, detail: `+ ${slot}` }))
    }
    openScreen(<Overview />, '/AdminDashboard/overview')
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
        'Meera Joshi uploaded 4 documents',
      ),
    )
    const link = await screen.findByRole('link', { name: 'Meera Joshi' })
    expect(link.getAttribute('href')).toBe('/AdminDashboard/admissions?open=meera')
  })
})
