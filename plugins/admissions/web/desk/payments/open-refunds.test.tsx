import { documentPaths } from '@prangan/contract/paths'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { openScreen } from '@prangan/web/testing/screen.tsx'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import { openRefund } from '../../../contract/refund.ts'
import type { AdmissionDocument } from '../../../contract/schemas/application.ts'
import { notConfirmed } from '../../../contract/schemas/fee.ts'
import { storedPayment } from '../../testing/payments.ts'
import { storedFullApplication, storedSession } from '../../testing/stored.ts'
import { ViewPayments } from './view-payments.tsx'

const at = new Date('2026-03-02T06:00:00Z')
const offer = {
  ...{ list: 'one', listNumber: 1, under: 'open', payFrom: at, payTo: at },
  ...{ amount: 5_200, cautionMoney: 500, heads: [], acceptedAt: at, extensions: [] },
}
const fee = {
  ...{ reference: 'CH-40043', paidOn: '2026-03-01', amount: 5_200, reportedAt: at, ...notConfirmed },
  reported: null,
}
const put = (id: string, given: Partial<AdmissionDocument>) =>
  firestore.put(
    documentPaths.admission(id),
    storedFullApplication({ applicationNumber: `SDC-2026-${id.toUpperCase()}`, offer, ...given }),
  )
function openRefunds() {
  firestore.put(admissionPaths.session('session'), storedSession())
  openScreen(<ViewPayments />, '/here?tab=refunds')
}

describe('A cashier who pays refunds', () => {
  it('is late only where there is an account, and reads the rule of the sum', async () => {
    const account = { lastFour: '4556', ifsc: 'SBIN0001234', givenAt: at }
    const refund = openRefund(4_730, '0', at)
    const confirmed = { ...fee, confirmedAt: at, confirmedBy: 'x', receiptNumber: '2026-27/000001' }
    put('meera', { status: 'cancelled', name: 'Meera Joshi', fee: confirmed, refund: { ...refund, account } })
    put('ravi', { status: 'cancelled', name: 'Ravi Mishra', fee: confirmed, refund })
    openRefunds()
    const table = within(await screen.findByRole('table'))
    const meera = table.getByRole('row', { name: /Meera Joshi/ })
    const ravi = table.getByRole('row', { name: /Ravi Mishra/ })
    expect(meera.textContent).toContain('Overdue since 17 March 2026')
    expect(ravi.textContent).toContain('Waiting for the account since 2 March 2026')
    expect(ravi.textContent).not.toContain('Overdue')
    expect(meera.textContent).toMatch(/% of the fee without caution money/)
  })

  it('reads that the reference of an unchecked payment is confirmed for somebody else', async () => {
    put('meera', { status: 'withdrawn', name: 'Meera Joshi', fee })
    firestore.put(
      admissionPaths.payment('one'),
      storedPayment({
        ...{ application: 'deepak', applicationNumber: 'SDC-2026-DEEP', name: 'Deepak Mishra' },
        ...{ reference: 'CH-40043', referenceKey: 'CH40043', receiptNumber: '2026-27/000083' },
      }),
    )
    openRefunds()
    const link = await screen.findByRole('link', { name: 'SDC-2026-DEEP' })
    expect(link.closest('p')?.textContent).toBe(
      'CH-40043 is already confirmed for Deepak Mishra (SDC-2026-DEEP), receipt 2026-27/000083.',
    )
  })
})
