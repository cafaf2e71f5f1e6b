import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { answer, field, fill, openScreen, press, question, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import type { AdmissionDocument } from '../../../contract/schemas/application.ts'
import { notConfirmed } from '../../../contract/schemas/fee.ts'
import { storedFullApplication, storedSession } from '../../testing/stored.ts'
import { Counter } from './counter.tsx'

const now = new Date()
const today = dayInIndia(now)
const day = 24 * 60 * 60_000
const seen = { result: 'seen' as const, until: '', name: { en: 'x' }, by: '', at: now }

/** Stores somebody who has paid ₹3,500 of ₹5,200. */
function storeWithBalance(given: Partial<AdmissionDocument>): void {
  const admissionDay = {
    ...{ order: 'money first' as const, undertakingsUntil: addDays(today, 10), papers: [] },
  }
  act(() => {
    firestore.put(admissionPaths.session('session'), storedSession({ admissionDay }))
    firestore.put(
      documentPaths.admission('2026-K7M4QX3'),
      storedFullApplication({
        ...{ name: 'Meera Joshi', status: 'admitted', documents: {}, originals: { 'document:xii': seen } },
        offer: {
          ...{ list: 'one', listNumber: 1, under: 'open', amount: 5_200, cautionMoney: 500, heads: [] },
          ...{ payFrom: now, payTo: new Date(now.getTime() + day), acceptedAt: now, extensions: [] },
        },
        fee: {
          ...{ reference: 'UTR 77', paidOn: today, amount: 3_500, reportedAt: now, reported: null },
          ...{ ...notConfirmed, confirmedAt: now, receiptNumber: '2026-27/000123' },
          difference: { kind: 'part payment', remark: 'By Friday.' },
        },
        balance: 1_700,
        ...given,
      }),
    )
  })
}

async function withBalance(given: Partial<AdmissionDocument> = {}) {
  storeWithBalance(given)
  const person = openScreen(<Counter />, '/desk?application=2026-K7M4QX3')
  await says('Meera Joshi')
  return person
}

describe('A clerk with somebody who has paid a part of the fee', () => {
  it('sees the balance, and confirms a further payment', async () => {
    const person = await withBalance()
    await says(/^₹1,700 of the fee is still to be paid/)
    expect(screen.queryByText('The fee is confirmed.')).toBeNull()
    fill('Challan number or UTR', 'CH 9')
    fill('Amount in rupees', '700')
    await says(/₹1,000 stays due/)
    server.answers('confirmFee', { message: '', version: 2 })
    await press(person, 'Confirm payment')
    await says('The payment of Meera Joshi is confirmed.')
    expect(server.callsOf('confirmFee')).toMatchObject([
      { body: { version: 1, reference: 'CH 9', amount: 700 } },
    ])
  })

  it('finds the new balance in the form as soon as a payment is stored, not what was typed for that payment', async () => {
    await withBalance()
    fill('Challan number or UTR', 'CH 9')
    fill('Amount in rupees', '700')
    const further = {
      reference: 'CH 9',
      paidOn: today,
      amount: 700,
      confirmedBy: '',
      receiptNumber: '2026-27/000124',
    }
    storeWithBalance({ otherReceipts: [{ ...notConfirmed, ...further, confirmedAt: now }], balance: 1_000 })
    await waitFor(() => expect(field('Amount in rupees').value).toBe('1000'))
    expect(field('Challan number or UTR').value).toBe('')
    expect(screen.queryByText(/What you typed before is here again/)).toBeNull()
  })

  it('admits with the balance only with a reason', async () => {
    const person = await withBalance()
    await press(person, 'Admit and print, ₹1,700 due')
    expect((await question()).textContent).toContain('Admit Meera Joshi with ₹1,700 due?')
    await press(person, 'Admit with ₹1,700 due')
    await says('Write why the applicant is admitted all the same.')
    expect(server.callsOf('admitApplicant')).toEqual([])
    fill('Why', 'The rest by Friday.')
    expect(field('The balance is to be paid by').value).toBe(
      addDays(today, 10).split('-').toReversed().join('/'),
    )
    fill('The balance is to be paid by', addDays(today, 4))
    server.answers('admitApplicant', { message: '', version: 2, rollNumber: 'BA/2026-27/0012' })
    await answer(person, 'Admit with ₹1,700 due')
    await says('Meera Joshi is admitted: BA/2026-27/0012.')
    expect(server.callsOf('admitApplicant')).toMatchObject([
      { body: { version: 1, because: 'The rest by Friday.', balanceBy: addDays(today, 4) } },
    ])
  })

  it('sees nothing due once all is paid, with each receipt', async () => {
    const rest = {
      ...{ reference: 'CH 9', paidOn: today, amount: 1_700, confirmedBy: '', difference: null },
      ...{ receiptNumber: '2026-27/000140', confirmedAt: now, receiptCancelled: null },
    }
    await withBalance({ otherReceipts: [rest], balance: 0 })
    await says('The fee is confirmed.')
    expect(document.body.textContent).toContain('none: ₹5,200 paid in all')
    expect(document.body.textContent).toContain('2026-27/000140 – ₹1,700')
    expect(screen.queryByLabelText('Challan number or UTR')).toBeNull()
  })
})
