import { fieldTexts } from '@prangan/contract/field-messages'
import { firestore } from '@prangan/web/testing/firestore.ts'
import {
  answer,
  field,
  fill,
  fillIn,
  isToldAt,
  openScreen,
  press,
  question,
  says,
} from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import type { AdmissionDocument } from '../../../contract/schemas/application.ts'
import type { SeatDecision } from '../../../contract/schemas/seat-decisions.ts'
import { chosen, fee, offer, openSeatPanel } from '../../testing/open-seat-panel.tsx'
import { storedPayment } from '../../testing/payments.ts'
import { storedFullApplication } from '../../testing/stored.ts'
import { SeatPanel } from './seat-panel.tsx'

describe('A cashier', () => {
  it('confirms a reported fee as it was reported', async () => {
    const person = openSeatPanel({ status: 'fee reported', fee })
    await waitFor(() => expect(field('Challan number or UTR').value).toBe('UTR77'))
    server.answers('confirmFee', { message: 'Saved.', version: 2 })
    await press(person, 'Confirm fee')
    await says('The fee of Meera Joshi is confirmed.')
    expect(server.callsOf('confirmFee')).toMatchObject([
      {
        params: { id: 'meera' },
        body: { version: 1, reference: 'UTR77', paidOn: '2026-07-22', amount: 5_200 },
      },
    ])
  })

  it('confirms no sum that is none, and no day that is still to come', async () => {
    const person = openSeatPanel({ status: 'offered' })
    await waitFor(() => field('Challan number or UTR'))
    fillIn({ 'Challan number or UTR': 'C-1', 'Paid on': '2099-01-01', 'Amount in rupees': '5,200.50' })
    await press(person, 'Confirm fee')
    await isToldAt('Paid on', 'Choose today or an earlier day.')
    expect(field('Amount in rupees').getAttribute('aria-invalid')).toBe('true')
    expect(server.callsOf('confirmFee')).toEqual([])
  })

  it('confirms any sum that a fee can have, grouped as people write it', async () => {
    const person = openSeatPanel({ status: 'offered' })
    await waitFor(() => field('Challan number or UTR'))
    fillIn({ 'Challan number or UTR': 'C-1', 'Paid on': '2026-07-22' })
    await person.clear(field('Amount in rupees'))
    await person.type(field('Amount in rupees'), '1,25,00,000')
    await person.selectOptions(field('What this sum is'), 'More than the fee')
    fill('Remark', 'Paid twice; the second sum is paid back.')
    server.answers('confirmFee', { message: 'Saved.', version: 2 })
    await press(person, 'Confirm fee')
    await says('The fee of Meera Joshi is confirmed.')
    expect(server.callsOf('confirmFee')).toMatchObject([
      {
        body: {
          amount: 12_500_000,
          difference: { kind: 'excess', remark: 'Paid twice; the second sum is paid back.' },
        },
      },
    ])
  })

  it('keeps what was typed when it could not be saved', async () => {
    const person = openSeatPanel({ status: 'offered' })
    await waitFor(() => field('Challan number or UTR'))
    fillIn({ 'Challan number or UTR': 'C-1', 'Paid on': '2026-07-22' })
    server.isOutOfReach('confirmFee')
    await press(person, 'Confirm fee')
    await says(/^The fee could not be confirmed/)
    expect(field('Challan number or UTR').value).toBe('C-1')
  })

  it('is warned of others who reported the same reference', async () => {
    const entry = {
      ...{ kind: 'reported', application: 'ravi', applicationNumber: 'SDC-2026-RAV1' },
      ...{ name: 'Ravi Mishra', course: 'BA', session: 'session', programme: 'ba' },
      ...{ reference: 'utr 77', referenceKey: 'UTR77', paidOn: '2026-07-22', amount: 5_200 },
      ...{ expected: 5_200, heads: [], difference: null, receiptNumber: '', reason: '' },
      ...{ day: '2026-07-22', at: new Date('2026-07-22T07:00:00Z'), by: '' },
    }
    firestore.put(admissionPaths.payment('one'), entry)
    const own = { ...entry, application: 'meera', name: 'Meera Joshi' }
    firestore.put(admissionPaths.payment('two'), own)
    openSeatPanel({ status: 'fee reported', fee })
    const link = await screen.findByRole('link', { name: 'SDC-2026-RAV1' })
    expect(link.closest('p')?.textContent).toBe(
      'The same reference was also reported for: SDC-2026-RAV1 (Ravi Mishra). Look at both before you confirm: it counts for one of them only.',
    )
  })

  it('reads for whom a reference is confirmed already, and under which receipt, unless that was undone', async () => {
    const entry = storedPayment({
      ...{ application: 'deepak', applicationNumber: 'SDC-2026-DEEP', name: 'Deepak Mishra' },
      ...{ reference: 'CH-40043', referenceKey: 'CH40043', receiptNumber: '2026-27/000083' },
    })
    firestore.put(admissionPaths.payment('one'), { ...entry, kind: 'reported', receiptNumber: '' })
    firestore.put(admissionPaths.payment('two'), entry)
    openSeatPanel({ status: 'fee reported', fee: { ...fee, reference: 'CH-40043' } })
    const link = await screen.findByRole('link', { name: 'SDC-2026-DEEP' })
    expect(link.closest('p')?.textContent).toBe(
      'CH-40043 is already confirmed for Deepak Mishra (SDC-2026-DEEP), receipt 2026-27/000083.',
    )
    expect(screen.queryByText(/was also reported/)).toBeNull()
    act(() => firestore.put(admissionPaths.payment('three'), { ...entry, kind: 'confirmation undone' }))
    await says(/^The same reference was also reported for/)
  })

  it('is told whose reference it is already, and keeps what was typed', async () => {
    const person = openSeatPanel({ status: 'fee reported', fee })
    await waitFor(() => expect(field('Challan number or UTR').value).toBe('UTR77'))
    const message = fieldTexts.referenceCounted('UTR77', 'Ravi Mishra', 'SDC-2026-RAV1', '2026-27/000083')
    server.refuses('confirmFee', 'reference-counted', { reference: message })
    await press(person, 'Confirm fee')
    await isToldAt('Challan number or UTR', message)
  })

  it('says what another sum is, and why it counts', async () => {
    const person = openSeatPanel({ status: 'offered' })
    await waitFor(() => field('Challan number or UTR'))
    fillIn({ 'Challan number or UTR': 'C-1', 'Paid on': '2026-07-22', 'Amount in rupees': '5,000' })
    await press(person, 'Confirm fee')
    await isToldAt('Remark', 'Write a remark.')
    expect(field('What this sum is').value).toBe('part payment')
    fill('Remark', 'The rest by Friday.')
    server.answers('confirmFee', { message: 'Saved.', version: 2 })
    await press(person, 'Confirm fee')
    await says('The fee of Meera Joshi is confirmed.')
    const difference = { kind: 'part payment', remark: 'The rest by Friday.' }
    expect(server.callsOf('confirmFee')).toMatchObject([{ body: { amount: 5_000, difference } }])
  })

  it('sees what was reported beside what was confirmed, and why a receipt was cancelled', async () => {
    const at = new Date('2026-07-23T06:00:00Z')
    openSeatPanel({
      status: 'cancelled',
      fee: {
        ...fee,
        ...{ reference: 'CH-9', amount: 5_000, confirmedAt: at, confirmedBy: 'office@college.test' },
        difference: { kind: 'part payment', remark: 'The rest by Friday.' },
        receiptNumber: '2026-27/000123',
        receiptCancelled: { reason: 'By letter.', by: 'office@college.test', at, isUndone: false },
      },
    })
    await says('on 22 July 2026, reference UTR77')
    await says(/^₹5,000 on 22 July 2026, reference CH-9; .* by office@college\.test$/)
    await says('A part of the fee; the fee was ₹5,200. The rest by Friday.')
    await says(/^2026-27\/000123, cancelled on .* by office@college\.test: By letter\.$/)
  })

  it('cancels an admission with the refund explained', async () => {
    const person = openSeatPanel({
      status: 'admitted',
      fee: { ...fee, confirmedAt: new Date('2026-07-23T06:00:00Z') },
    })
    await press(person, 'Cancel admission')
    await says(/The applicant reads this\./)
    const { textContent } = await question()
    expect(textContent).toContain('₹5,200 was paid, of which ₹500 caution money.')
    expect(textContent).toContain(
      'Until the notified last date: 90 % of the fee without caution money, and all of the caution money.',
    )
    expect(textContent).toContain('To be paid back: ₹4,730')
    expect(textContent).toContain('The college keeps ₹470.')
    await press(person, 'Cancel admission')
    await says('Write the reason.')
    fill('Reason', 'By letter.')
    server.answers('endApplication', { message: 'Saved.', version: 2 })
    await answer(person, 'Cancel admission')
    await says('The admission of Meera Joshi is cancelled.')
    expect(server.callsOf('endApplication')).toMatchObject([
      { body: { version: 1, action: 'cancel', note: 'By letter.' } },
    ])
  })
})

describe('A cashier who confirms a fee on the application’s own screen', () => {
  const tc = { key: 'tc', name: { en: 'Transfer certificate' }, neededFor: { who: 'everybody' as const } }
  const asking = {
    ...chosen,
    session: { ...chosen.session, admissionDay: { ...chosen.session.admissionDay, papers: [tc] } },
  }
  const openAsked = (given: Partial<AdmissionDocument>) =>
    openScreen(
      <SeatPanel
        row={{ id: 'meera', ...storedFullApplication({ offer, ...given }) }}
        chosen={asking}
        search=""
      />,
    )
  const seen = { result: 'seen' as const, until: '', name: tc.name, by: '', at: offer.payFrom }

  it('reads which originals were not seen, and is led to the counter, which completes the admission', async () => {
    openAsked({ status: 'fee reported', fee })
    await says(/^Originals not seen yet: .*Transfer certificate/)
    const link = screen.getByRole('link', { name: 'Open at the counter' })
    expect(link.getAttribute('href')).toContain('admission-counter?application=meera')
  })

  it('reads so after the confirmation, too, until the roll number is given', () => {
    const confirmed = { ...fee, confirmedAt: offer.payFrom, receiptNumber: '2026-27/000123' }
    openAsked({ status: 'admitted', fee: confirmed, originals: { 'paper:tc': seen } })
    expect(screen.getByRole('link', { name: 'Open at the counter' })).toBeTruthy()
  })

  it.each([
    [
      'has the roll number',
      {
        status: 'admitted',
        roll: { number: 'BA/1', by: '', at: offer.payFrom, balance: 0, because: '', balanceBy: '' },
      },
    ],
    ['has withdrawn', { status: 'withdrawn' }],
  ] as const)('has nothing to do at the counter for one who %s', (_, given) => {
    openAsked({ fee, ...given })
    expect(screen.queryByRole('link', { name: 'Open at the counter' })).toBeNull()
  })
})

describe('A registrar who gives one applicant more time to pay', () => {
  it('says until when and why', async () => {
    const person = openSeatPanel({ status: 'offered' })
    await press(person, 'Give more time to pay')
    expect((await question()).textContent).toContain('Give Meera Joshi more time to pay?')
    await press(person, 'Give more time')
    await isToldAt('Reason', 'Please give the reason.')
    fill('New end (India time)', '2020-07-27T17:00')
    fill('Reason', 'The bank was closed.')
    await press(person, 'Give more time')
    await isToldAt('New end (India time)', 'Please choose a time in the future.')
    fill('New end (India time)', '2099-07-31T17:00')
    server.answers('extendOffers', { message: 'Extended.', extended: 1, left: 0 })
    await answer(person, 'Give more time')
    await says('1 offer extended.')
    expect(server.callsOf('extendOffers')).toMatchObject([
      {
        params: { id: 'one' },
        body: { payTo: '2099-07-31T11:30:00.000Z', reason: 'The bank was closed.', application: 'meera' },
      },
    ])
  })

  it('sees earlier extensions with their reasons', async () => {
    const extension = { by: 'registrar@college.test', at: offer.payFrom, reason: 'The bank was closed.' }
    openSeatPanel({
      status: 'offered',
      offer: { ...offer, extensions: [{ ...extension, payTo: new Date('2099-07-20T11:30:00Z') }] },
    })
    await says(
      /was until 20 Jul 2099, 5:00 pm; changed on .* by registrar@college\.test: The bank was closed\./,
    )
  })
})

describe('An officer whose applicant has a provisional seat', () => {
  const seatDecision: SeatDecision = {
    ...({ decision: 'provisional' } as const),
    ...{ reason: 'It was our mistake.', condition: 'The original marksheet' },
    ...{ listNumber: 1, by: 'registrar@college.test', at: offer.payFrom },
  }

  it('reads what has to be settled, and settles it with a reason', async () => {
    const person = openSeatPanel({ status: 'offered', seatDecision })
    await says('The list was revised, and this seat is provisional until: The original marksheet')
    await press(person, 'Settle seat')
    await question()
    await press(person, 'Settle seat')
    await says('Please choose.')
    await person.click(screen.getByRole('radio', { name: 'Cancel the offer' }))
    fill('Reason', 'The marksheet says otherwise.')
    server.answers('settleSeat', { message: 'Settled.', version: 2 })
    await answer(person, 'Settle seat')
    await says('The seat of Meera Joshi is settled.')
    expect(server.callsOf('settleSeat')).toMatchObject([
      { body: { version: 1, decision: 'cancelled', reason: 'The marksheet says otherwise.' } },
    ])
  })

  it('has nothing to settle once the seat is given up', async () => {
    openSeatPanel({ status: 'declined', seatDecision })
    await says(/keeps it provisionally; .* by registrar@college\.test: It was our mistake\.$/)
    expect(screen.queryByRole('button', { name: 'Settle seat' })).toBe(null)
  })
})
