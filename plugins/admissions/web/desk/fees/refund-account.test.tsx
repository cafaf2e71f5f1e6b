import { errors } from '@prangan/contract/errors'
import { answer, button, fill, openScreen, press, question, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openRefund } from '../../../contract/refund.ts'
import type { AdmissionDocument } from '../../../contract/schemas/application.ts'
import { notConfirmed } from '../../../contract/schemas/fee.ts'
import { storedFullApplication, storedProgramme, storedSession } from '../../testing/stored.ts'
import { SeatPanel } from './seat-panel.tsx'

const chosen = { session: { id: 'session', ...storedSession() }, programme: storedProgramme() }
const open = (given: Partial<AdmissionDocument>) =>
  openScreen(<SeatPanel row={{ id: 'meera', ...storedFullApplication(given) }} chosen={chosen} search="" />)

describe('A cashier who pays a refund', () => {
  const givenAt = new Date('2026-07-29T06:00:00Z')
  const refund = {
    ...openRefund(4_730, '0', new Date('2026-07-28T06:00:00Z')),
    account: { lastFour: '4556', ifsc: 'SBIN0001234', givenAt },
  }
  const account = { name: 'Suresh Joshi', number: '20331144556', ifsc: 'SBIN0001234', bank: '' }
  const fee = {
    ...{ reference: 'UTR77', paidOn: '2026-07-22', amount: 5_200, reportedAt: givenAt, reported: null },
    ...{ ...notConfirmed, confirmedAt: givenAt },
  }
  const left = { status: 'cancelled', fee } as const

  it('sees the account only after asking for it, copies from it, and hides it', async () => {
    const copied = vi.fn(async () => {})
    const person = open({ ...left, refund })
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied)
    await says(/^ending in 4556, SBIN0001234; entered on /)
    expect(document.body.textContent).not.toContain('20331144556')
    server.answers('readRefundAccount', { account })
    await press(person, 'Show bank account')
    await says('20331144556')
    expect(server.callsOf('readRefundAccount')).toMatchObject([{ params: { id: 'meera' } }])
    await press(person, 'Copy: Account number')
    await says('Copied.')
    expect(copied).toHaveBeenCalledWith('20331144556')
    await press(person, 'Hide bank account')
    await waitFor(() => expect(document.body.textContent).not.toContain('20331144556'))
  })

  it('reads why the account cannot be shown', async () => {
    const person = open({ ...left, refund })
    server.refuses('readRefundAccount', 'refund-account-unreadable')
    await press(person, 'Show bank account')
    await says(errors['refund-account-unreadable'][1])
  })

  it('reads that there is none yet', async () => {
    open({ ...left, refund: { ...refund, account: null } })
    await says('The applicant has not entered an account yet.')
    expect(() => button('Show bank account')).toThrow()
  })

  it('records the payment with its reference', async () => {
    const person = open({ ...left, refund })
    await press(person, 'Record refund')
    expect((await question()).textContent).toContain('You confirm that ₹4,730 was paid back.')
    fill('Reference of the payment', ' - ')
    await press(person, 'Record refund')
    await says('Write the reference of the payment.')
    fill('Reference of the payment', 'N204261189077 ')
    server.answers('endApplication', { message: 'Saved.', version: 2 })
    await answer(person, 'Record refund')
    await says('The refund of Meera Joshi is recorded as paid.')
    expect(server.callsOf('endApplication')).toMatchObject([
      { body: { version: 1, action: 'refund paid', reference: 'N204261189077' } },
    ])
  })

  it('sees when and by which reference it was paid, and no account to show', async () => {
    open({ ...left, refund: { ...refund, paidAt: givenAt, reference: 'N204261189077' } })
    await says('on 29 July 2026, reference N204261189077')
    for (const name of ['Show bank account', 'Record refund']) expect(() => button(name)).toThrow()
  })
})
