import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { field, fill, fillIn, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import { atCounter } from '../../testing/at-counter.tsx'
import { openSeatPanel } from '../../testing/open-seat-panel.tsx'
import { storedCredit } from '../../testing/payments.ts'

const today = dayInIndia(new Date())
const yesterday = addDays(today, -1)
const reference = '426118907755'
const putCredit = () =>
  firestore.put(admissionPaths.credit('one'), storedCredit({ date: yesterday, reference, keys: [reference] }))
const shown = (day: string) => day.split('-').toReversed().join('/')

describe('A cashier who types the UTR of a credit', () => {
  it('gets the day of the bank, not today', async () => {
    putCredit()
    const person = await atCounter({ status: 'offered', fee: null })
    expect(field('Paid on').value).toBe(shown(today))
    fill('Challan number or UTR', reference)
    await waitFor(() => expect(field('Paid on').value).toBe(shown(yesterday)))
    server.answers('confirmFee', { message: '', version: 2 })
    await press(person, 'Confirm fee')
    await says('The fee of Meera Joshi is confirmed.')
    expect(server.callsOf('confirmFee')).toMatchObject([{ body: { reference, paidOn: yesterday } }])
  })

  it('is warned of another day that was typed, and takes that of the bank', async () => {
    putCredit()
    const person = openSeatPanel({ status: 'offered' })
    await says('Confirm the fee')
    fillIn({ 'Paid on': today, 'Challan number or UTR': reference })
    await says(new RegExp(`^The bank has it on ${formatDate(yesterday)}, not on ${formatDate(today)}\\.`))
    expect(field('Paid on').value).toBe(shown(today))
    await press(person, `Take ${formatDate(yesterday)}`)
    await waitFor(() => expect(screen.queryByText(/^The bank has it on/)).toBeNull())
    expect(field('Paid on').value).toBe(shown(yesterday))
  })

  it('reads that no imported statement covers the day yet', async () => {
    firestore.put(admissionPaths.credit('one'), storedCredit({ date: '2026-07-01' }))
    openSeatPanel({ status: 'offered' })
    await says('Confirm the fee')
    fillIn({ 'Challan number or UTR': reference, 'Paid on': '2026-07-22' })
    await says('Not in an imported statement yet.')
  })
})

describe('A cashier who types another sum than the fee', () => {
  it('reads how much is short, with ‘A part of the fee’ chosen', async () => {
    openSeatPanel({ status: 'offered' })
    await says('Confirm the fee')
    fill('Amount in rupees', '4200')
    await says(/^₹1,000 short\./)
    expect(field('What this sum is').value).toBe('part payment')
  })

  it('is asked about a digit too many, and nothing is chosen', async () => {
    openSeatPanel({ status: 'offered' })
    await says('Confirm the fee')
    fill('Amount in rupees', '52000')
    await says(/^That is ₹46,800 more than the fee\. A typing mistake\?/)
    expect(field('What this sum is').value).toBe('')
  })
})
