import { documentPaths } from '@prangan/contract/paths'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { answer, openScreen, press, question, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import type { AdmissionDocument } from '../../../contract/schemas/application.ts'
import { notConfirmed } from '../../../contract/schemas/fee.ts'
import { storedCredit } from '../../testing/payments.ts'
import { storedFullApplication } from '../../testing/stored.ts'
import { ViewPayments } from './view-payments.tsx'

const at = new Date('2026-07-21T06:00:00Z')
const offer = {
  ...{ list: 'one', listNumber: 1, under: 'open', payFrom: at, payTo: new Date('2026-07-26T11:30:00Z') },
  ...{ amount: 5_200, cautionMoney: 500, heads: [], acceptedAt: at, extensions: [] },
}

/** Somebody of whose fee of ₹5,200 a part was paid. */
const putPart = (id: string, name: string, amount: number, more: Partial<AdmissionDocument> = {}) =>
  firestore.put(
    documentPaths.admission(id),
    storedFullApplication({
      ...{ status: 'admitted', name, applicationNumber: `SDC-2026-${id.toUpperCase()}`, version: 4, offer },
      fee: {
        ...{ reference: `C ${id}`, paidOn: '2026-07-20', amount, reportedAt: at, reported: null },
        ...{ ...notConfirmed, confirmedAt: at, confirmedBy: 'office@college.test' },
        ...{ receiptNumber: '2026-27/000001', difference: { kind: 'part payment', remark: 'By Friday.' } },
      },
      balance: 5_200 - amount,
      ...more,
    }),
  )

describe('A cashier with dues', () => {
  it('sees who owes how much since when, the longest due first, and finds one of them', async () => {
    putPart('meera', 'Meera Joshi', 3_500)
    putPart('ravi', 'Ravi Mishra', 5_000, {
      reportedBalance: { reference: 'C 9', paidOn: '2026-07-22', at },
    })
    putPart('paid', 'Kiran Rao', 5_200, { balance: 0 })
    const person = openScreen(<ViewPayments />, '/here?tab=dues')
    const table = await screen.findByRole('table')
    const [, first, second, ...others] = within(table).getAllByRole('row')
    expect(others).toEqual([])
    expect(first?.textContent).toMatch(/^Meera JoshiSDC-2026-MEERA.*₹3,500.*₹1,700.*21 July 2026$/)
    expect(second?.textContent).toMatch(/^Ravi Mishra.*₹5,000.*₹200.*Payment reported$/)
    expect(document.body.textContent).toContain('₹1,900 in all')
    await person.type(screen.getByRole('searchbox'), 'ravi')
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2))
    await person.type(screen.getByRole('searchbox'), ' nobody')
    await says(/^Nobody found/)
  })

  it('reads that nobody owes anything', async () => {
    openScreen(<ViewPayments />, '/here?tab=dues')
    await says('Nobody owes a part of the fee.')
  })

  it('confirms what is sure of a statement, and is told that it is a balance', async () => {
    putPart('meera', 'Meera Joshi', 3_500, {
      reportedBalance: { reference: 'UTR 42611890', paidOn: '2026-07-22', at },
    })
    firestore.put(admissionPaths.credit('rest'), storedCredit({ paise: 170_000, reference: '42611890' }))
    const person = openScreen(<ViewPayments />)
    await press(person, 'Confirm 1 fee')
    expect((await question()).textContent).toContain('It is a balance of the fee.')
    server.answers('confirmFee', { message: 'Saved.', version: 5 })
    await answer(person, 'Confirm 1 fee')
    await says('1 payment is confirmed.')
    expect(server.callsOf('confirmFee')).toMatchObject([
      { params: { id: 'meera' }, body: { version: 4, amount: 1_700, credit: 'rest' } },
    ])
  })

  it('confirms a part of the balance without a remark', async () => {
    putPart('meera', 'Meera Joshi', 3_500)
    firestore.put(
      admissionPaths.credit('rest'),
      storedCredit({ paise: 70_000, description: 'NEFT SDC-2026-MEERA' }),
    )
    const person = openScreen(<ViewPayments />)
    await press(person, 'This is it')
    const asked = (await question()).textContent
    expect(asked).toContain('Is this the balance of Meera Joshi?')
    expect(asked).toContain('₹1,000 stays due')
    server.answers('confirmFee', { message: 'Saved.', version: 5 })
    await answer(person, 'Confirm payment')
    await says('The payment of Meera Joshi is confirmed.')
    expect(server.callsOf('confirmFee')).toMatchObject([{ body: { amount: 700 } }])
    expect(server.callsOf('confirmFee')[0]?.body).not.toHaveProperty('difference')
  })
})
