import { press, says } from '@prangan/web/testing/screen.tsx'
import { describe, expect, it, vi } from 'vitest'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { openApplication, text } from '../../testing/open-application.tsx'

const fee: NonNullable<OwnApplication['fee']> = {
  reference: 'CH-9',
  paidOn: '2026-07-03',
  amount: 8_500,
  isConfirmed: true,
  reported: { reference: 'CH-8', paidOn: '2026-07-03' },
  receiptNumber: '2026-27/000123',
  isReceiptCancelled: false,
}
const receipt: OwnApplication['receipts'][number] = {
  ...{ number: '2026-27/000123', day: '2026-07-04', amount: 8_500, balance: 0 },
  ...{ paidOn: '2026-07-03', reference: 'CH-9', isCancelled: false, isUndone: false, isFurther: false },
}
const part = { ...receipt, amount: 3_500, balance: 5_000 }
const rest = {
  ...{ ...receipt, number: '2026-27/000140', day: '2026-07-20', paidOn: '2026-07-19' },
  ...{ amount: 5_000, reference: 'CH-20', isFurther: true },
}
const admitted: Partial<OwnApplication> = { state: 'admitted', fee, receipts: [receipt] }

describe('An applicant whose fee was confirmed', () => {
  it('sees what the office confirmed beside what was reported, and prints the receipt', async () => {
    const person = await openApplication(admitted)
    expect(text()).toContain('You reportedCH-8, paid on 3 July 2026')
    await press(person, 'Print receipt')
    await says('Receipt of the admission fee')
    for (const said of ['2026-27/000123', '₹8,500', 'Rupees eight thousand five hundred only', 'CH-9']) {
      expect(text()).toContain(said)
    }
    expect(text()).not.toContain('Your payment')
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    await press(person, 'Print receipt')
    expect(print).toHaveBeenCalledOnce()
    await press(person, 'Back to your application')
    await says('Your payment')
  })

  it('reads of a part what is still to be paid, on the page and on the receipt', async () => {
    const person = await openApplication({
      ...{ ...admitted, fee: { ...fee, amount: 3_500 } },
      ...{ receipts: [part], balance: 5_000 },
      admissionDay: { order: 'money first', originals: [], rollNumber: 'BA/1', balanceBy: '2026-08-14' },
    })
    expect(text()).toContain('Amount₹3,500, a part of the fee')
    await press(person, 'Print receipt')
    await says(/^The college has received a part of the fee/)
    expect(text()).toContain('Balance to be paid by14 August 2026')
    expect(text()).toContain('Part of the fee paid₹3,500')
    expect(text()).toContain('Balance still to be paid₹5,000')
  })

  it('reads on it that it was cancelled', async () => {
    const person = await openApplication({
      ...{ state: 'cancelled', fee: { ...fee, isReceiptCancelled: true } },
      receipts: [{ ...receipt, isCancelled: true }],
    })
    expect(text()).toContain('2026-27/000123, cancelled')
    await press(person, 'Print receipt')
    await says('This receipt was cancelled, because the admission was cancelled.')
  })

  it('prints each receipt once the balance is paid, and reads that the fee is fully paid', async () => {
    const person = await openApplication({ ...admitted, receipts: [part, rest] })
    expect(text()).toContain('StatusFully paid')
    expect(text()).toContain('Amount₹8,500')
    expect(text()).toContain('2026-27/000140: ₹5,000, paid on 19 July 2026, reference CH-20')
    await press(person, 'Print receipt 2026-27/000140')
    await says(/^The college has received the rest of the fee/)
    expect(text()).toContain('Further payment₹5,000')
    expect(text()).toContain('Balance still to be paid₹0')
    await press(person, 'Back to your application')
    await press(person, 'Print receipt 2026-27/000123')
    await says(/^The college has received a part of the fee/)
  })

  it('reads on a receipt that was given by mistake why it is cancelled', async () => {
    const undone = { ...receipt, isCancelled: true, isUndone: true }
    const person = await openApplication({ state: 'admitted', receipts: [undone], balance: 8_500 })
    expect(text()).toContain('StatusNot paid')
    await press(person, 'Print receipt')
    await says('This receipt was cancelled, because the payment was confirmed by mistake.')
  })
})
