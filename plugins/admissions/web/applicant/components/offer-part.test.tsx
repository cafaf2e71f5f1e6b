import { errors } from '@prangan/contract/errors'
import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { button, fill, isToldAt, press, says, sendTwice } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { gone, openApplication, text, token } from '../../testing/open-application.tsx'
import { ownApplication } from '../../testing/own-application.ts'

describe('An applicant who is offered a seat', () => {
  const offer = {
    listNumber: 1,
    under: 'obc',
    payFrom: '2026-07-02T04:30:00Z',
    payTo: '2026-07-05T11:30:00Z',
    amount: 8_500,
    cautionMoney: 500,
    heads: [],
    isAccepted: false,
    extensions: [],
  }
  const offered: Partial<OwnApplication> = {
    state: 'offered',
    offer,
    may: { ...ownApplication().may, acceptOffer: true, declineOffer: true },
  }
  const accepted: Partial<OwnApplication> = {
    ...offered,
    offer: { ...offer, isAccepted: true },
    may: { ...ownApplication().may, declineOffer: true, reportFee: true },
  }

  it('sees seat, fee and the moment until when, and accepts', async () => {
    vi.setSystemTime('2026-07-03T12:00:00Z')
    await openApplication(offered)
    for (const said of [
      'Until 5 July 2026, 5:00 pm (1 day left)',
      'OBC',
      '₹8,500',
      'of which ₹500 is caution money',
    ])
      expect(text()).toContain(said)
    const letGo = server.holds('answerOffer', ownApplication(accepted))
    sendTwice('Accept seat')
    await waitFor(() => expect(button('Accepting…').ariaDisabled).toBe('true'))
    letGo()
    await says('You have accepted the seat.')
    await gone('Accept seat')
    expect(text()).toContain('Next: Pay the fee, then report the payment here.')
    expect(text()).not.toContain('Accept it')
    expect(server.callsOf('answerOffer')).toHaveLength(1)
  })

  it('reads why the office gave more time', async () => {
    const extension = { payTo: '2026-07-04T11:30:00Z', reason: 'The bank was closed.', at: offer.payFrom }
    await openApplication({ ...offered, offer: { ...offer, extensions: [extension] } })
    expect(text()).toContain(
      'The office gave you more time. Before, you had until 4 July 2026, 5:00 pm. The office writes: The bank was closed.',
    )
  })

  it('declines only after a question', async () => {
    const person = await openApplication(offered)
    await press(person, 'Decline seat')
    await says(`Decline the seat in ${courseName(ownApplication().course)}?`)
    await press(person, 'Keep seat')
    expect(server.callsOf('answerOffer')).toEqual([])
    await press(person, 'Decline seat')
    server.answers('answerOffer', ownApplication({ state: 'declined' }))
    await press(person, 'Decline seat')
    await says('The seat goes to the next applicant. Your application is closed.')
    expect(server.callsOf('answerOffer')).toMatchObject([{ body: { token, accept: false } }])
  })

  it('looks again, and sees what has changed meanwhile', async () => {
    const person = await openApplication(offered)
    server.answers('readOwnApplication', ownApplication({ state: 'lapsed', offer }))
    await press(person, 'Check again')
    await says('This offer has ended, because you did not report a payment in time.')
  })

  it('is shown how it stands now where another tab was quicker', async () => {
    const person = await openApplication(offered)
    server.refuses('answerOffer', 'offer-ended')
    server.answers('readOwnApplication', ownApplication({ state: 'lapsed', offer }))
    await press(person, 'Accept seat')
    await says(`${errors['offer-ended'][1]} This page now shows the current status.`)
    expect(text()).toContain('This offer has ended')
    expect(() => button('Accept seat')).toThrow()
  })

  it('reports the fee with a reference, once', async () => {
    vi.setSystemTime('2026-07-03T12:00:00Z')
    const person = await openApplication(accepted)
    await press(person, 'Report payment')
    await isToldAt('Challan number or UTR', 'Reference is required.')
    fill('Challan number or UTR', 'SBIN0012345')
    fill('Paid on', '2026-07-03')
    const fee = {
      reference: 'SBIN0012345',
      paidOn: '2026-07-03',
      amount: 8_500,
      isConfirmed: false,
      receiptNumber: '',
      reported: { reference: 'SBIN0012345', paidOn: '2026-07-03' },
      isReceiptCancelled: false,
    }
    server.answers('reportFee', ownApplication({ state: 'fee reported', offer: accepted.offer ?? null, fee }))
    sendTwice('Report payment')
    await says('You have reported the payment.')
    expect(text()).toContain('Reported; the office is checking it')
    expect(server.callsOf('reportFee')).toMatchObject([
      { body: { token, reference: 'SBIN0012345', paidOn: '2026-07-03' } },
    ])
  })

  it('is told from when the fee can be reported', async () => {
    await openApplication({ ...accepted, may: { ...ownApplication().may, declineOffer: true } })
    expect(text()).toContain('You can pay the fee and report it here from 2 July 2026, 10:00 am.')
  })
})
