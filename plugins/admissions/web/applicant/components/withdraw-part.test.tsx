import { errors } from '@prangan/contract/errors'
import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { describe, expect, it } from 'vitest'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { openApplication, text, token } from '../../testing/open-application.tsx'
import { ownApplication, ownRefund } from '../../testing/own-application.ts'

describe('An applicant who does not want the seat any more', () => {
  const fee = {
    reference: 'A1',
    paidOn: '2026-07-03',
    amount: 8_500,
    isConfirmed: true,
    receiptNumber: 'R-1',
    reported: null,
    isReceiptCancelled: false,
  }
  const admitted: Partial<OwnApplication> = {
    state: 'admitted',
    fee,
    refund: ownRefund({ isDecided: false }),
  }

  it('withdraws before the fee, after a question', async () => {
    const person = await openApplication()
    await press(person, 'Withdraw application')
    await says(`Withdraw your application for ${courseName(ownApplication().course)}?`)
    await says('We close your application, and it gets no seat.')
    await says('You can’t undo this.')
    await press(person, 'Keep application')
    expect(server.callsOf('withdrawOwnApplication')).toEqual([])
    await press(person, 'Withdraw application')
    server.answers('withdrawOwnApplication', ownApplication({ state: 'withdrawn' }))
    await person.click(document.querySelector('dialog button:last-child') as Element)
    await says('You have withdrawn your application.')
    expect(server.callsOf('withdrawOwnApplication')).toMatchObject([{ body: { token, refund: 0 } }])
  })

  it('sees after the fee what is paid back and by which step of the rule, and sends that sum', async () => {
    const person = await openApplication(admitted)
    await says(/Until 15 July 2026: 90 % of the fee/)
    expect(document.querySelector('[aria-current]')?.textContent).toBe(
      'Until 15 July 2026: 90 % of the fee (applies to you)',
    )
    expect(text()).toContain('We calculate the percentages on the fee without the caution money. You always')
    expect(text()).toContain(
      'Until 30 June 2026: 100 % of the fee, of which we keep 5 % (not more than ₹5,000)',
    )
    expect(text()).toContain('₹7,700')
    await press(person, 'Withdraw from admission')
    await says(`Withdraw from admission to ${courseName(ownApplication().course)}?`)
    await says('You lose your seat: it goes to the next applicant. We close your application.')
    await says('If you withdraw today, we pay you back ₹7,700 by 30 July 2099.')
    const left = ownApplication({ state: 'cancelled', fee, refund: ownRefund() })
    server.answers('withdrawOwnApplication', { ...left, may: { ...left.may, giveRefundAccount: true } })
    await person.click(document.querySelector('dialog button:last-child') as Element)
    await says('Where should we pay it?')
    expect(text()).toContain('We pay you back ₹7,700 by 30 July 2099.')
    expect(server.callsOf('withdrawOwnApplication')).toMatchObject([{ body: { refund: 7_700 } }])
  })

  it('reads before the fee is confirmed what would be paid back, once it is found', async () => {
    const person = await openApplication({
      ...{ state: 'fee reported', refundIfFound: 4_250 },
      fee: { ...fee, isConfirmed: false, receiptNumber: '' },
    })
    expect(text()).toContain('we pay back ₹4,250, once the office has found your payment')
    await press(person, 'Withdraw application')
    await says('We pay you back ₹4,250, once the office has found your payment.')
    server.answers('withdrawOwnApplication', ownApplication({ state: 'withdrawn' }))
    await person.click(document.querySelector('dialog button:last-child') as Element)
    await says('You have withdrawn your application.')
    expect(server.callsOf('withdrawOwnApplication')).toMatchObject([{ body: { token, refund: 0 } }])
  })

  it('reads on a waiting list that the place is lost', async () => {
    const person = await openApplication({ state: 'waitlisted' })
    await press(person, 'Withdraw application')
    await says('You lose your rank and your place on the merit list. We close your application.')
  })

  it('is told to report a payment of an offered seat first', async () => {
    const person = await openApplication({
      state: 'offered',
      may: { ...ownApplication().may, reportFee: true },
    })
    await press(person, 'Withdraw application')
    await says(/^Have you already paid the fee\? Keep your application for now/)
    await says(/^You lose the seat that we offer you/)
  })

  it('is told that nothing is paid back any more', async () => {
    const person = await openApplication({ ...admitted, refund: ownRefund({ amount: 0, isDecided: false }) })
    await press(person, 'Withdraw from admission')
    await says('By the refund rule, nothing of the fee is paid back today.')
  })

  it('is shown the new sum where it has changed since', async () => {
    const person = await openApplication(admitted)
    await press(person, 'Withdraw from admission')
    server.refuses('withdrawOwnApplication', 'refund-changed')
    server.answers(
      'readOwnApplication',
      ownApplication({ ...admitted, refund: ownRefund({ amount: 6_900, step: '', isDecided: false }) }),
    )
    await person.click(document.querySelector('dialog button:last-child') as Element)
    await says(errors['refund-changed'][1])
    expect(text()).toContain('₹6,900')
  })
})
