import { errors } from '@prangan/contract/errors'
import { answer, fill, isToldAt, openScreen, press, question, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AdmissionDocument } from '../../../contract/schemas/application.ts'
import { notConfirmed } from '../../../contract/schemas/fee.ts'
import { storedFullApplication } from '../../testing/stored.ts'
import { WaiveBalance } from './waive-balance.tsx'

const at = new Date('2026-07-22T06:00:00Z')
const offer = {
  ...{ list: 'one', listNumber: 1, under: 'open', amount: 5_200, cautionMoney: 500, heads: [] },
  ...{ payFrom: at, payTo: new Date('2099-07-26T11:30:00Z'), acceptedAt: at, extensions: [] },
}
const fee = {
  ...{ reference: 'UTR77', paidOn: '2026-07-22', amount: 5_000, reportedAt: at, reported: null },
  ...{ ...notConfirmed, confirmedAt: at, confirmedBy: 'office@college.test' },
  ...{ receiptNumber: '2026-27/000123', difference: { kind: 'part payment', remark: '' } as const },
}
const open = (given: Partial<AdmissionDocument> = {}) =>
  openScreen(
    <WaiveBalance
      row={{ id: 'meera', ...storedFullApplication({ status: 'admitted', offer, fee, ...given }) }}
    />,
  )

describe('An officer about a balance that nobody will pay', () => {
  it('waives it with a reason', async () => {
    const person = open()
    await press(person, 'Waive balance')
    expect((await question()).textContent).toContain('Waive the ₹200 that Meera Joshi still owes?')
    await press(person, 'Waive balance')
    await isToldAt('Reason', 'Write the reason.')
    fill('Reason', 'Poor students’ fund.')
    server.answers('waiveBalance', { message: 'Saved.', version: 2 })
    await answer(person, 'Waive balance')
    await says('₹200 of Meera Joshi is waived.')
    expect(server.callsOf('waiveBalance')).toMatchObject([
      { body: { version: 1, action: 'waive', amount: 200, reason: 'Poor students’ fund.' } },
    ])
  })

  it('takes that back', async () => {
    const person = open({ waiver: { amount: 200, reason: 'Fund.', by: '', at } })
    await press(person, 'Take back waiver')
    await question()
    fill('Reason', 'By mistake.')
    server.answers('waiveBalance', { message: 'Saved.', version: 2 })
    await answer(person, 'Take back waiver')
    expect(server.callsOf('waiveBalance')).toMatchObject([{ body: { action: 'take back', amount: 200 } }])
  })

  it('is told where the balance has changed since', async () => {
    const person = open()
    await press(person, 'Waive balance')
    await question()
    fill('Reason', 'Fund.')
    server.refuses('waiveBalance', 'balance-changed')
    await press(person, 'Waive balance')
    await says(errors['balance-changed'][1])
  })

  it('has nothing to waive where all is paid, or the admission has ended', () => {
    open({ fee: { ...fee, amount: 5_200, difference: null } })
    open({ status: 'cancelled' })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
