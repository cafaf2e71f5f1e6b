import { fieldTexts } from '@prangan/contract/field-messages'
import {
  button,
  canTryAgain,
  field,
  fillIn,
  isToldAt,
  messagesOf,
  press,
  says,
  typedIn,
} from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { kept, openApplication, text, token } from '../../testing/open-application.tsx'
import { ownApplication, ownRefund } from '../../testing/own-application.ts'

const account = { lastFour: '4556', ifsc: 'SBIN0001234' }
const left = (refund = ownRefund()): OwnApplication => {
  const application = ownApplication({ state: 'cancelled', refund })
  return {
    ...application,
    may: { ...application.may, withdraw: false, giveRefundAccount: !refund.isPaid && refund.amount > 0 },
  }
}
const labels = ['Account holder’s name', 'Account number', 'Account number again', 'IFSC', 'Bank'] as const
const typed = {
  'Account holder’s name': 'Suresh Rao',
  'Account number': '2033 1144 556',
  'Account number again': '2033-1144-556',
  IFSC: 'sbin0001234',
  Bank: 'State Bank of India',
}
const send = 'Send bank account'
const reads = (said: string) => waitFor(() => expect(text()).toContain(said))

describe('An applicant to whom a refund is due', () => {
  it('enters the account, which is then shown by its last digits', async () => {
    const person = await openApplication(left())
    await reads('We pay you back ₹7,700 by 30 July 2099.')
    expect(text()).toContain('Enter your bank account below, so that we can pay your refund.')
    fillIn(typed)
    server.answers('giveRefundAccount', left(ownRefund({ account })))
    await press(person, send)
    await says('We have the bank account for your refund.')
    await reads('We pay to the account ending in 4556 (SBIN0001234), by 30 July 2099.')
    expect(server.callsOf('giveRefundAccount')).toMatchObject([
      {
        body: {
          ...{ token, name: 'Suresh Rao', number: '20331144556', ifsc: 'SBIN0001234' },
          bank: 'State Bank of India',
        },
      },
    ])
    expect(server.callsOf('giveRefundAccount')[0]?.body).not.toHaveProperty('numberAgain')
    expect(text()).not.toContain('20331144556')
    expect(kept()).not.toContain('1144')
  })

  it('is told at each field what is wrong, and nothing typed is lost', async () => {
    const person = await openApplication(left())
    await press(person, send)
    await isToldAt('Account holder’s name', fieldTexts.required('Account holder’s name'))
    expect(messagesOf('Account number')).toContain(fieldTexts.badAccountNumber)
    expect(messagesOf('IFSC')).toContain(fieldTexts.badIfsc)
    fillIn({ ...typed, 'Account number again': '20331144565', IFSC: 'SBIN1234' })
    await press(person, send)
    await isToldAt('Account number again', 'The two account numbers differ. Compare both with the passbook.')
    expect(messagesOf('IFSC')).toContain(fieldTexts.badIfsc)
    expect(typedIn(...labels)).toEqual([
      'Suresh Rao',
      '2033 1144 556',
      '20331144565',
      'SBIN1234',
      'State Bank of India',
    ])
    expect(server.callsOf('giveRefundAccount')).toEqual([])
  })

  it('can try again if it could not be sent, and reads at the field what the server refuses', async () => {
    const person = await openApplication(left())
    fillIn(typed)
    server.isOutOfReach('giveRefundAccount')
    await press(person, send)
    await canTryAgain(send)
    server.refuses('giveRefundAccount', 'invalid-input', { ifsc: fieldTexts.badIfsc })
    await press(person, send)
    await isToldAt('IFSC', fieldTexts.badIfsc)
    expect(typedIn('Account number')).toEqual(['2033 1144 556'])
  })

  it('replaces the account, or keeps it after all', async () => {
    const person = await openApplication(left(ownRefund({ account })))
    expect(text()).toContain('We pay you back ₹7,700.')
    await press(person, 'Change account')
    await waitFor(() => expect(document.activeElement).toBe(field('Account holder’s name')))
    await press(person, 'Keep this account')
    await waitFor(() => expect(document.activeElement).toBe(button('Change account')))
    await press(person, 'Change account')
    fillIn(typed)
    server.answers('giveRefundAccount', left(ownRefund({ account: { ...account, lastFour: '9900' } })))
    await press(person, send)
    await reads('We pay to the account ending in 9900 (SBIN0001234), by 30 July 2099.')
  })

  it('reads what to do once the day has passed', async () => {
    await openApplication(left(ownRefund({ account, payBy: '2026-07-30' })))
    await reads(
      'We pay to the account ending in 4556 (SBIN0001234). It was due by 30 July 2026: if you don’t get the money soon, write to the office.',
    )
  })

  it('reads that it has been paid in between', async () => {
    const person = await openApplication(left(ownRefund({ account })))
    await press(person, 'Change account')
    fillIn(typed)
    server.refuses('giveRefundAccount', 'no-refund-due')
    server.answers(
      'readOwnApplication',
      left(ownRefund({ account, isPaid: true, paidOn: '2026-07-28', reference: 'N204261189077' })),
    )
    await press(person, send)
    await reads('We have paid you back ₹7,700.')
    for (const said of ['28 July 2026', 'N204261189077', 'ending in 4556 (SBIN0001234)'])
      expect(text()).toContain(said)
    expect(() => button(send)).toThrow()
  })

  it('is asked for no account if nothing is paid back', async () => {
    await openApplication(left(ownRefund({ amount: 0, step: '' })))
    await reads('We pay you back ₹0.')
    expect(() => button(send)).toThrow()
  })
})
