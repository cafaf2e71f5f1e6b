import { answer, fill, openScreen, press, question, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AdmissionDocument } from '../../../contract/schemas/application.ts'
import { notConfirmed } from '../../../contract/schemas/fee.ts'
import { storedFullApplication } from '../../testing/stored.ts'
import { UndoConfirmation } from './undo-confirmation.tsx'

const at = new Date('2026-07-22T06:00:00Z')
const offer = {
  ...{ list: 'one', listNumber: 1, under: 'open', amount: 5_200, cautionMoney: 500, heads: [] },
  ...{ payFrom: at, payTo: new Date('2099-07-26T11:30:00Z'), acceptedAt: at, extensions: [] },
}
const fee = {
  ...{ reference: 'UTR77', paidOn: '2026-07-22', amount: 5_200, reportedAt: at },
  ...{ reported: { reference: 'UTR77', paidOn: '2026-07-22' }, ...notConfirmed },
  ...{ confirmedAt: at, confirmedBy: 'office@college.test', receiptNumber: '2026-27/000123' },
}
const roll = { number: 'BA/2026-27/0012', by: '', at, balance: 0, because: '', balanceBy: '' }
const open = (given: Partial<AdmissionDocument> = {}) =>
  openScreen(
    <UndoConfirmation
      row={{ id: 'meera', ...storedFullApplication({ status: 'admitted', offer, fee, ...given }) }}
    />,
  )

describe('A cashier who has confirmed the wrong payment', () => {
  it('undoes it with a reason, and reads what follows', async () => {
    const person = open()
    await press(person, 'Undo confirmation')
    const { textContent } = await question()
    expect(textContent).toContain('Undo the confirmation of ₹5,200?')
    expect(textContent).toContain(
      'The receipt 2026-27/000123 is cancelled, and its number is not given again.',
    )
    expect(textContent).toContain('waits for its fee to be confirmed again')
    await person.click(screen.getAllByRole('button', { name: 'Undo confirmation' }).at(-1) as HTMLElement)
    await says('Write the reason.')
    fill('Reason', 'Somebody else’s UTR.')
    server.answers('undoConfirmation', { message: 'Saved.', version: 2 })
    await answer(person, 'Undo confirmation')
    await says('The confirmation of Meera Joshi is undone; receipt 2026-27/000123 is cancelled.')
    expect(server.callsOf('undoConfirmation')).toMatchObject([
      {
        params: { id: 'meera' },
        body: { version: 1, receiptNumber: '2026-27/000123', reason: 'Somebody else’s UTR.' },
      },
    ])
  })

  it('reads that a complete admission stays with the sum due', async () => {
    const person = open({ roll })
    await press(person, 'Undo confirmation')
    expect((await question()).textContent).toContain('The admission stays. ₹5,200 is due then.')
  })

  it('reads that the seat becomes free where the offer has ended and nothing was reported', async () => {
    const ended = { ...offer, payTo: new Date('2026-07-23T11:30:00Z') }
    const person = open({ offer: ended, fee: { ...fee, reported: null } })
    await press(person, 'Undo confirmation')
    expect((await question()).textContent).toMatch(/The offer ended on 23 Jul 2026.*the seat becomes free/)
  })

  it('chooses between two payments', () => {
    const second = { ...fee, receiptNumber: '2026-27/000140', amount: 500 }
    open({ otherReceipts: [second] })
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Undo confirmation 2026-27/000123',
      'Undo confirmation 2026-27/000140',
    ])
  })

  it('can undo nothing after the admission has ended', () => {
    open({ status: 'cancelled' })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
