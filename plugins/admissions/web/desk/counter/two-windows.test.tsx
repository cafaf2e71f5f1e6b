import { fill, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { atCounter, fee, now, putMeera } from '../../testing/at-counter.tsx'

const seen = { result: 'seen' as const, until: '', name: { en: 'x' }, by: '', at: now }
const originals = { 'document:xii': seen, 'paper:tc': seen }
const typed = '612345678901'
const reference = () => screen.getByLabelText<HTMLInputElement>(/^Challan number or UTR/)
const admit = () => screen.getByRole('button', { name: 'Admit and print' })

const confirmedBy = (by: string, used: string) =>
  act(() =>
    putMeera({
      ...{ originals, version: 2, status: 'admitted' },
      fee: {
        ...{ ...fee, reference: used, confirmedBy: by, receiptNumber: '2026-27/000123' },
        confirmedAt: new Date('2026-12-01T06:12:00Z'),
      },
    }),
  )

describe('A clerk with somebody whose fee is confirmed', () => {
  it('in another window is told what was not used, and an Enter admits nobody', async () => {
    const person = await atCounter({ status: 'offered', fee: null, originals })
    await waitFor(() => expect(document.activeElement).toBe(reference()))
    fill('Challan number or UTR', typed)
    expect(screen.getByText(/^Meera Joshi · /).closest('.sticky-bar'), 'the name stays in sight').toBeTruthy()
    confirmedBy('ravi@college.test', 'UTR 77')
    await says(
      new RegExp(
        `^ravi@college.test has just confirmed ₹5,200 for this applicant in another window, at 11:42 am. What you typed \\(${typed}\\) was not used.`,
      ),
    )
    expect(document.activeElement).not.toBe(admit())
    await person.keyboard('{Enter}')
    expect(server.callsOf('admitApplicant')).toEqual([])
    await press(person, 'Dismiss')
    expect(screen.queryByText(/has just confirmed/)).toBeNull()
  })

  it('a moment before they press the button is told that it was somebody else', async () => {
    const person = await atCounter({ status: 'offered', fee: null, originals })
    fill('Challan number or UTR', typed)
    server.refuses('confirmFee', 'changed-meanwhile')
    await press(person, 'Confirm fee')
    await waitFor(() => expect(server.callsOf('confirmFee')).toHaveLength(1))
    confirmedBy('ravi@college.test', 'UTR 77')
    await says(/^ravi@college.test has just confirmed ₹5,200/)
    expect(document.activeElement).not.toBe(admit())
  })

  it.each([true, false])('here goes on with the admission, with the answer first: %s', async (isFirst) => {
    const person = await atCounter({ status: 'offered', fee: null, originals })
    fill('Challan number or UTR', typed)
    const answerNow = server.holds('confirmFee', { message: '', version: 2 })
    await press(person, 'Confirm fee')
    await waitFor(() => expect(server.callsOf('confirmFee')).toHaveLength(1))
    const store = () => confirmedBy('clerk@college.test', typed)
    for (const next of isFirst ? [answerNow, store] : [store, answerNow]) next()
    await says('The fee of Meera Joshi is confirmed.')
    await waitFor(() => expect(document.activeElement).toBe(admit()))
    expect(screen.queryByText(/has just confirmed/)).toBeNull()
  })
})
