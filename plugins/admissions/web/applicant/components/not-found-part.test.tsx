import { describe, expect, it } from 'vitest'
import { openApplication, text } from '../../testing/open-application.tsx'

const report = {
  reference: 'SBIN001',
  paidOn: '2026-07-03',
  isNotFound: true,
  note: 'We looked until 9 July.',
}
const title = 'We could not find your payment'

describe('An applicant whose reported payment is not in the bank', () => {
  it('reads which it was, what to do, and what the office writes', async () => {
    await openApplication({ state: 'withdrawn', earlierReports: [report] })
    expect(text()).toContain(title)
    expect(text()).toContain('SBIN001, paid on 3 July 2026')
    expect(text()).toContain('bring the stamped challan')
    expect(text()).toContain('We looked until 9 July.')
  })

  it('is not told of it once another payment is reported', async () => {
    const fee = {
      ...{ reference: 'SBIN002', paidOn: '2026-07-04', amount: 8_500, isConfirmed: false },
      ...{ receiptNumber: '', reported: null, isReceiptCancelled: false },
    }
    await openApplication({ state: 'fee reported', fee, earlierReports: [report] })
    expect(text()).not.toContain(title)
    expect(text()).toContain('SBIN001, paid on 3 July 2026: not found')
  })

  it('is told nothing of a report that was only corrected', async () => {
    await openApplication({ state: 'offered', earlierReports: [{ ...report, isNotFound: false, note: '' }] })
    expect(text()).not.toContain(title)
  })
})
