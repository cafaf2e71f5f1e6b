import { press, says } from '@prangan/web/testing/screen.tsx'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { number, openApplication, text } from '../../testing/open-application.tsx'
import { ownApplication } from '../../testing/own-application.ts'

const offer: NonNullable<OwnApplication['offer']> = {
  ...{ listNumber: 1, under: 'obc', amount: 8_500, cautionMoney: 500, heads: [] },
  ...{ payFrom: '2026-07-02T04:30:00Z', payTo: '2026-07-05T11:30:00Z', isAccepted: true, extensions: [] },
}
const original = (name: string) => ({
  ...{ item: name, name: { en: name }, result: 'undertaking' as const, until: '2026-08-20' },
})
const { admissionDay } = ownApplication()

describe('An applicant', () => {
  it('with an offer prints its letter, with the code for the counter', async () => {
    const person = await openApplication({ state: 'offered', offer })
    await press(person, 'Open offer letter')
    const letter = await screen.findByRole('article', { name: 'Offer of a seat' })
    for (const said of [number, 'Kiran Rao', '₹8,500', 'To be paid by5 July 2026, 5:00 pm'])
      expect(letter.textContent).toContain(said)
    expect(letter.textContent).toContain('After you pay, report the challan number or UTR')
    await screen.findByRole('img', { name: `QR code: application number ${number}` })
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    await press(person, 'Print letter')
    expect(print).toHaveBeenCalledOnce()
    await press(person, 'Back to your application')
    await says('Your seat offer')
  })

  it('who is admitted prints the letter with the roll number and the originals that are owed', async () => {
    const originals = [original('Transfer certificate')]
    const person = await openApplication({
      ...{ state: 'admitted', offer },
      admissionDay: { ...admissionDay, originals, rollNumber: 'BA/2026-27/0012' },
    })
    await press(person, 'Open letter of admission')
    const letter = await screen.findByRole('article', { name: 'Letter of admission' })
    expect(letter.textContent).toContain('Roll numberBA/2026-27/0012')
    expect(letter.textContent).toContain('Originals to bringTransfer certificate, by 20 August 2026')
    expect(letter.textContent).toContain('provisional until you have brought the originals below')
  })

  it('without a seat has no letter', async () => {
    await openApplication({ state: 'verified' })
    expect(text()).not.toContain('letter')
  })
})
