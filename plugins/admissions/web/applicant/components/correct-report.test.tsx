import { fill, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { openApplication, text, token } from '../../testing/open-application.tsx'
import { ownApplication } from '../../testing/own-application.ts'

const reported = (reference: string): Partial<OwnApplication> => ({
  state: 'fee reported',
  fee: {
    ...{ reference, paidOn: '2026-07-03', amount: 8_500, isConfirmed: false, receiptNumber: '' },
    ...{ reported: { reference, paidOn: '2026-07-03' }, isReceiptCancelled: false },
  },
  may: { ...ownApplication().may, correctReport: true },
})

describe('An applicant who mistyped a reference', () => {
  it('corrects it, and sees what was reported before', async () => {
    const person = await openApplication(reported('SBIN001'))
    await press(person, 'Correct this payment')
    expect(screen.getByLabelText<HTMLInputElement>(/^Challan number or UTR/).value).toBe('SBIN001')
    fill('Challan number or UTR', 'SBIN0012345')
    const earlierReports = [{ reference: 'SBIN001', paidOn: '2026-07-03', isNotFound: false, note: '' }]
    server.answers('reportFee', ownApplication({ ...reported('SBIN0012345'), earlierReports }))
    await press(person, 'Save correction')
    await says('You have corrected the payment.')
    expect(server.callsOf('reportFee')).toMatchObject([
      { body: { token, reference: 'SBIN0012345', paidOn: '2026-07-03' } },
    ])
    expect(text()).toContain('You reported beforeSBIN001, paid on 3 July 2026')
    expect(screen.queryByRole('button', { name: 'Save correction' })).toBeNull()
  })

  it('can’t once the office has confirmed it', async () => {
    const { fee } = reported('SBIN001')
    await openApplication({ state: 'admitted', fee: fee ? { ...fee, isConfirmed: true } : null })
    expect(screen.queryByRole('button', { name: 'Correct this payment' })).toBeNull()
  })
})
