import { dayInIndia } from '@prangan/contract/india-time'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { fill, fillIn, isToldAt, press, question, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import type { BankCredit } from '../../../contract/schemas/bank-credits.ts'
import { fee, openSeatPanel } from '../../testing/open-seat-panel.tsx'
import { storedCredit } from '../../testing/payments.ts'

const notInBank = 'The imported statements cover this day and have no credit with this reference.'
const why = 'Why you confirm it all the same'
const invented = { 'Challan number or UTR': '777000777000', 'Paid on': '2026-07-22' }

const putCredits = (...credits: readonly Partial<BankCredit>[]) => {
  for (const [at, credit] of credits.entries()) {
    firestore.put(admissionPaths.credit(`credit-${at}`), storedCredit({ paise: 12_345, ...credit }))
  }
}

async function withOffer() {
  const person = openSeatPanel({ status: 'offered' })
  await says('Confirm the fee')
  return person
}

async function confirms(person: Awaited<ReturnType<typeof withOffer>>) {
  server.answers('confirmFee', { message: 'Saved.', version: 2 })
  await press(person, 'Confirm fee')
  await says('The fee of Meera Joshi is confirmed.')
  return server.callsOf('confirmFee').at(-1)?.body
}

describe('A cashier whose statement lacks a payment', () => {
  it('confirms it only with a reason, even by Enter right after the reference', async () => {
    putCredits({ date: '2026-07-22' })
    const person = await withOffer()
    fillIn(invented)
    await person.keyboard('{Enter}')
    await isToldAt(why, 'Write why you confirm it all the same.')
    await says(notInBank)
    expect(server.callsOf('confirmFee')).toEqual([])
    fill(why, 'Stamped challan seen.')
    expect(await confirms(person)).toMatchObject({ reference: '777000777000', note: 'Stamped challan seen.' })
  })

  it('is told before the button is pressed that a reported payment is not there', async () => {
    putCredits({ date: '2026-07-20' }, { date: '2026-07-24' })
    openSeatPanel({ status: 'fee reported', fee })
    await says(notInBank)
  })

  it('is told of a payment of today without being asked for a reason', async () => {
    putCredits({ date: dayInIndia(new Date()) })
    const person = await withOffer()
    fillIn({ ...invented, 'Paid on': dayInIndia(new Date()) })
    await says(/^Today’s statement has no credit with this reference yet\./)
    expect(await confirms(person)).not.toHaveProperty('note')
  })

  it('corrects the reference, and needs no reason any more', async () => {
    putCredits({ date: '2026-07-22', paise: 520_000, reference: '426118907755', keys: ['426118907755'] })
    const person = await withOffer()
    fillIn(invented)
    await says(notInBank)
    fill(why, 'Stamped challan seen.')
    fill('Challan number or UTR', '426118907755')
    await says(/^In the bank: ₹5,200/)
    expect(screen.queryByText(notInBank)).toBeNull()
    expect(await confirms(person)).not.toHaveProperty('note')
  })

  it.each<[string, readonly Partial<BankCredit>[]]>([
    ['there is no statement', []],
    ['the statements end before it', [{ date: '2026-07-21' }]],
    ['a statement in between was not imported', [{ date: '2026-07-10' }, { date: '2026-08-02' }]],
    ['only a gateway tells of the day', [{ date: '2026-07-22', account: 'PAY', importedBy: 'PAY' }]],
    ['the credit is set aside', [{ date: '2026-07-22', status: 'set aside', keys: ['777000777000'] }]],
  ])('confirms as before where %s', async (_, credits) => {
    putCredits(...credits)
    const person = await withOffer()
    fillIn(invented)
    expect(await confirms(person)).not.toHaveProperty('note')
  })

  it('finds credits of exactly the sum, the applicant’s first, and uses one', async () => {
    const same = { date: '2026-07-22', paise: 520_000 }
    putCredits(
      ...['A', 'B', 'C'].map((description) => ({ ...same, description })),
      { ...same, date: '2026-07-21', description: 'NEFT MEERA JOSHI' },
      { ...same, notFor: ['meera'], description: 'D' },
      { ...same, status: 'set aside', description: 'E' },
    )
    const person = await withOffer()
    fillIn(invented)
    await says('Not matched yet, with exactly this sum:')
    const rows = within(screen.getByRole('form', { name: 'Confirm the fee' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('21 July 2026₹5,200NEFT MEERA JOSHI'),
      expect.stringContaining('A'),
      expect.stringContaining('B'),
    ])
    await person.click(within(rows[0] as HTMLElement).getByRole('button'))
    expect((await question()).textContent).toContain('Is this the fee of Meera Joshi?')
    fill('Why it is theirs', 'Name in the text.')
    server.answers('confirmFee', { message: 'Saved.', version: 2 })
    await person.click(within(await question()).getByRole('button', { name: 'Confirm fee' }))
    await waitFor(() =>
      expect(server.callsOf('confirmFee')).toMatchObject([
        { body: { credit: 'credit-3', paidOn: '2026-07-21' } },
      ]),
    )
  })
})
