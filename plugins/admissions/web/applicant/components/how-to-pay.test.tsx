import { errors } from '@prangan/contract/errors'
import { press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { noPayment, type Payment } from '../../../contract/schemas/payment.ts'
import { openApplication, text, token } from '../../testing/open-application.tsx'
import { ownApplication } from '../../testing/own-application.ts'

const payment: Payment = {
  account: { name: 'The College', number: '10000000001', ifsc: 'TEST0000001', bank: 'Demo Bank', branch: '' },
  sbiCollect: { link: 'https://collect.test/college', fields: ['Name = {name}', 'Remarks = {reference}'] },
  upi: { address: 'college.fees@demobank', name: 'The College' },
}

const accepted = (more: Partial<OwnApplication> = {}): Partial<OwnApplication> => ({
  state: 'offered',
  offer: {
    listNumber: 1,
    under: 'obc',
    payFrom: '2026-07-02T04:30:00Z',
    payTo: '2026-07-05T11:30:00Z',
    amount: 8_500,
    cautionMoney: 500,
    heads: [
      { name: { en: 'Tuition' }, amount: 8_000 },
      { name: { en: 'Caution money' }, amount: 500 },
    ],
    isAccepted: true,
    extensions: [],
  },
  payment,
  may: { ...ownApplication().may, declineOffer: true, reportFee: true },
  ...more,
})

const reference = () => ownApplication().number.replaceAll('-', '')
const onPhone = (isPhone: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
afterEach(() => vi.stubGlobal('matchMedia', undefined))

describe('An applicant who has accepted a seat', () => {
  it('sees the fee by heads, until when, the reference and each way to pay', async () => {
    onPhone(false)
    await openApplication(accepted())
    for (const said of [
      'Pay ₹8,500 by 5 July 2026, 5:00 pm, as shown below.',
      'Tuition₹8,000',
      'Total₹8,500',
      'IFSCTEST0000001',
      `Remarks${reference()}`,
      'NameKiran Rao',
    ]) {
      expect(text()).toContain(said)
    }
    expect(text()).not.toContain('Branch')
    expect(screen.getByRole('link', { name: /Open SBI Collect/ }).getAttribute('href')).toBe(
      'https://collect.test/college',
    )
  })

  it('copies the reference, the UPI address, the account number and the IFSC', async () => {
    onPhone(false)
    const person = await openApplication(accepted())
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    for (const what of ['Your payment reference', 'UPI address', 'Account number', 'IFSC']) {
      await person.click(screen.getByRole('button', { name: `Copy: ${what}` }))
    }
    expect(copied.mock.calls).toEqual([
      [reference()],
      ['college.fees@demobank'],
      ['10000000001'],
      ['TEST0000001'],
    ])
    await waitFor(() => expect(screen.getAllByText('Copied.')).toHaveLength(4))
    copied.mockRejectedValue(new Error('denied'))
    await person.click(screen.getByRole('button', { name: 'Copy: IFSC' }))
    expect(await screen.findByText('Copying did not work. Select the text and copy it.')).toBeTruthy()
  })

  it('scans a code on a computer', async () => {
    onPhone(false)
    await openApplication(accepted())
    expect(await screen.findByRole('img', { name: 'QR code: pay ₹8,500 to The College' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /with a UPI app/ })).toBeNull()
  })

  it('opens the app on a phone', async () => {
    onPhone(true)
    await openApplication(accepted())
    expect(screen.getByRole('link', { name: 'Pay ₹8,500 with a UPI app' }).getAttribute('href')).toBe(
      `upi://pay?pa=college.fees@demobank&pn=The%20College&am=8500.00&cu=INR&tn=Fee%20${reference()}&tr=${reference()}`,
    )
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull()
  })

  it('sees only the ways that the office has filled in', async () => {
    onPhone(false)
    await openApplication(accepted({ payment: { ...noPayment, upi: payment.upi } }))
    expect(screen.getByRole('heading', { name: 'UPI' })).toBeTruthy()
    for (const other of [/SBI Collect/, /NEFT/, /Cash or cheque/]) {
      expect(screen.queryByRole('heading', { name: other })).toBeNull()
    }
  })

  it('is sent to the office where there is none', async () => {
    await openApplication(accepted({ payment: noPayment }))
    expect(text()).toContain('Pay at the college office. Bring your application number.')
    expect(text()).not.toContain('Your payment reference')
  })

  it('downloads the challan, and is told why it cannot', async () => {
    onPhone(false)
    const saved: string[] = []
    Object.assign(URL, { createObjectURL: () => 'blob:challan', revokeObjectURL: () => {} })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const person = await openApplication(accepted())
    server.refuses('printChallan', 'not-now')
    await press(person, 'Download challan (PDF)')
    await says(errors['not-now'][1])
    server.answers('printChallan', '%PDF-1.7' as never)
    await press(person, 'Download challan (PDF)')
    await waitFor(() => expect(saved).toEqual([`challan-${ownApplication().number}.pdf`]))
    expect(server.callsOf('printChallan')).toMatchObject([
      { body: { token, language: 'en' } },
      { body: { token } },
    ])
  })
})

describe('An applicant who has not accepted the seat yet', () => {
  it('is not told where to pay', async () => {
    const { offer } = accepted()
    await openApplication(accepted({ payment: null, offer: offer ? { ...offer, isAccepted: false } : null }))
    expect(text()).not.toContain('How to pay')
  })
})

describe('An admitted applicant who has paid a part of the fee', () => {
  const { offer } = accepted()
  const admitted = (more: Partial<OwnApplication> = {}): Partial<OwnApplication> => ({
    ...accepted(),
    state: 'admitted',
    offer: offer ?? null,
    balance: 1_500,
    receipts: [
      {
        ...{ number: '2026-27/000007', day: '2026-07-04', amount: 7_000, balance: 1_500 },
        ...{ paidOn: '2026-07-03', reference: 'C 1', isCancelled: false, isUndone: false, isFurther: false },
      },
    ],
    ...more,
  })

  it('sees how to pay the balance, and reports its payment', async () => {
    onPhone(true)
    await openApplication(admitted())
    expect(text()).toContain('The seat is yours. The fee is not fully paid yet.')
    expect(text()).not.toContain('We have confirmed your fee')
    expect(text()).toContain('₹1,500 of your fee is still to be paid. Pay it as shown below.')
    expect(text()).toContain('No day was agreed for it: pay it soon')
    expect(text()).not.toContain('Tuition')
    expect(screen.getByRole('link', { name: 'Pay ₹1,500 with a UPI app' })).toBeTruthy()
    expect(screen.getByRole('form', { name: 'Pay the balance' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Report payment of balance' })).toBeTruthy()
  })

  it('reads by when it is due at the head of the page, beside the sum and where it is paid', async () => {
    vi.setSystemTime('2026-07-20T12:00:00Z')
    const { admissionDay } = ownApplication()
    await openApplication(admitted({ admissionDay: { ...admissionDay, balanceBy: '2026-07-24' } }))
    for (const said of [
      'Pay the balance by the end of 24 July 2026 (4 days left)',
      'Balance still to be paid₹1,500, by 24 July 2026',
      'Pay it by 24 July 2026.',
    ])
      expect(text()).toContain(said)
  })

  it('reads that the balance is late', async () => {
    vi.setSystemTime('2026-07-25T12:00:00Z')
    const { admissionDay } = ownApplication()
    await openApplication(admitted({ admissionDay: { ...admissionDay, balanceBy: '2026-07-24' } }))
    expect(text()).toContain('The balance was due by 24 July 2026. Pay it at once')
  })

  it('reads that the office checks what was reported', async () => {
    onPhone(true)
    const may = { ...ownApplication().may, reportFee: false }
    await openApplication(admitted({ may, reportedBalance: { reference: 'C 2', paidOn: '2026-07-20' } }))
    expect(text()).toContain('You reported a payment of the balance: C 2, paid on 20 July 2026.')
    expect(screen.queryByRole('button', { name: 'Report payment of balance' })).toBeNull()
  })
})
