import { errors } from '@prangan/contract/errors'
import { answer, fill, openScreen, press, question, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AdmissionDocument } from '../../../contract/schemas/application.ts'
import { notConfirmed } from '../../../contract/schemas/fee.ts'
import { storedFullApplication } from '../../testing/stored.ts'
import { PaymentNotFound } from './payment-not-found.tsx'

const at = new Date('2026-07-22T06:00:00Z')
const offer = {
  ...{ list: 'one', listNumber: 1, under: 'open', amount: 5_200, cautionMoney: 500, heads: [] },
  ...{ payFrom: at, payTo: new Date('2099-07-26T11:30:00Z'), acceptedAt: at, extensions: [] },
}
const fee = {
  ...{ reference: 'UTR77', paidOn: '2026-07-22', amount: 5_200, reportedAt: at, ...notConfirmed },
  reported: { reference: 'UTR77', paidOn: '2026-07-22' },
}
const open = (given: Partial<AdmissionDocument> = {}) =>
  openScreen(
    <PaymentNotFound
      row={{ id: 'meera', ...storedFullApplication({ status: 'withdrawn', offer, fee, ...given }) }}
    />,
  )

describe('A cashier who looks in vain for a reported payment', () => {
  it('says so of somebody who has withdrawn, with a note', async () => {
    const person = open()
    await press(person, 'Payment not found')
    const { textContent } = await question()
    expect(textContent).toContain('Meera Joshi reported ₹5,200 on 22 July 2026, reference UTR77.')
    expect(textContent).toContain('Nothing is paid back.')
    fill('Note', 'We looked until 30 July.')
    server.answers('recordPaymentNotFound', { message: 'Saved.', version: 2 })
    await answer(person, 'Payment not found')
    await says('Meera Joshi is told by e-mail that the payment was not found.')
    expect(server.callsOf('recordPaymentNotFound')).toMatchObject([
      { params: { id: 'meera' }, body: { version: 1, reference: 'UTR77', note: 'We looked until 30 July.' } },
    ])
  })

  it('reads that the seat stays offered, or has lapsed since', async () => {
    const person = open({ status: 'fee reported' })
    await press(person, 'Payment not found')
    expect((await question()).textContent).toContain('The seat stays offered until 26 Jul 2099')
  })

  it('reads that the seat becomes free after the end of the offer', async () => {
    const person = open({ status: 'fee reported', offer: { ...offer, payTo: at } })
    await press(person, 'Payment not found')
    expect((await question()).textContent).toContain('the seat becomes free')
  })

  it('reads what stays due of a balance', async () => {
    const confirmed = { ...fee, amount: 5_000, confirmedAt: at, receiptNumber: '2026-27/000123' }
    const person = open({
      status: 'admitted',
      fee: { ...confirmed, difference: { kind: 'part payment', remark: 'The rest by Friday.' } },
      reportedBalance: { reference: 'UTR78', paidOn: '2026-07-23', at },
    })
    await press(person, 'Payment not found')
    expect((await question()).textContent).toContain('₹200 of the fee stays due.')
  })

  it('keeps the dialog where the applicant has corrected the report since', async () => {
    const person = open({ status: 'fee reported' })
    await press(person, 'Payment not found')
    server.refuses('recordPaymentNotFound', 'no-such-report')
    await press(person, 'Payment not found')
    await says(errors['no-such-report'][1])
  })

  it.each(['offered', 'admitted', 'verified'] as const)('has nothing to say of one who is %s', (status) => {
    open({ status, fee: status === 'admitted' ? { ...fee, confirmedAt: at } : null })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
