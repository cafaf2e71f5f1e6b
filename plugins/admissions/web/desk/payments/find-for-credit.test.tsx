import { documentPaths } from '@prangan/contract/paths'
import { nameKeys } from '@prangan/contract/search'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { answer, fill, openScreen, press, question, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import type { AdmissionDocument } from '../../../contract/schemas/application.ts'
import { notConfirmed } from '../../../contract/schemas/fee.ts'
import { storedCredit } from '../../testing/payments.ts'
import { storedFullApplication } from '../../testing/stored.ts'
import { usesOf } from './credit-uses.ts'
import { ViewPayments } from './view-payments.tsx'

const at = new Date('2026-07-21T06:00:00Z')
const offer = {
  ...{ list: 'one', listNumber: 1, under: 'open', payFrom: at, payTo: new Date('2099-07-26T11:30:00Z') },
  ...{ amount: 5_200, cautionMoney: 500, heads: [], acceptedAt: at, extensions: [] },
}
const confirmed = {
  ...{ reference: 'CH 7', paidOn: '2026-07-20', amount: 5_200, reportedAt: at, reported: null },
  ...{ ...notConfirmed, confirmedAt: at, confirmedBy: 'office@college.test' },
  receiptNumber: '2026-27/000123',
}

async function finding(given: Partial<AdmissionDocument>) {
  firestore.put(
    documentPaths.admission('meera'),
    storedFullApplication({
      ...{ name: 'Meera Joshi', applicationNumber: 'SDC-2026-MEERA', searchKeys: nameKeys('Meera Joshi') },
      ...{ version: 4, ...given },
    }),
  )
  firestore.put(
    admissionPaths.credit('found'),
    storedCredit({ paise: 519_000, reference: '998877', description: 'NEFT', version: 3 }),
  )
  const person = openScreen(<ViewPayments />)
  await press(person, 'Find applicant')
  await person.type(screen.getByRole('searchbox'), 'meera')
  await person.click(await screen.findByRole('button', { name: /^Meera Joshi/ }))
  return person
}

describe('A cashier with a credit that fits nobody', () => {
  it('finds first who owes exactly this sum', async () => {
    const put = (id: string, given: Partial<AdmissionDocument>) =>
      firestore.put(
        documentPaths.admission(id),
        storedFullApplication({ name: id, searchKeys: nameKeys('Meera'), offer, ...given }),
      )
    put('Meera Arora', { status: 'admitted', fee: confirmed, balance: 0 })
    put('Meera Joshi', { status: 'fee reported', offer: { ...offer, amount: 5_190 } })
    firestore.put(admissionPaths.credit('found'), storedCredit({ paise: 519_000, reference: '998877' }))
    const person = openScreen(<ViewPayments />)
    await press(person, 'Find applicant')
    await person.type(screen.getByRole('searchbox'), 'meera')
    const found = await screen.findAllByRole('button', { name: /^Meera/ })
    expect(found.map(({ textContent }) => textContent?.slice(0, 11))).toEqual(['Meera Joshi', 'Meera Arora'])
  })

  it('links it with a payment that is confirmed already, side by side, with a note', async () => {
    const person = await finding({ status: 'admitted', offer, fee: confirmed })
    await says(/^₹5,200 on 20 July 2026, reference CH 7/)
    await press(person, 'Link to receipt 2026-27/000123 (₹5,200)')
    const asked = (await question()).textContent
    expect(asked).toContain('Link ₹5,190 with the payment of Meera Joshi?')
    expect(asked).toContain('₹5,190 came in; the receipt is for ₹5,200.')
    await press(person, 'Link credit')
    await says('Write why it is theirs.')
    fill('Why it is theirs', 'The bank kept ₹10.')
    server.answers('linkCredit', { message: 'Linked.', version: 4 })
    await answer(person, 'Link credit')
    await says('The credit is linked with the payment of Meera Joshi.')
    expect(server.callsOf('linkCredit')).toMatchObject([
      {
        params: { id: 'found' },
        body: {
          ...{ version: 3, application: 'meera', receiptNumber: '2026-27/000123' },
          note: 'The bank kept ₹10.',
        },
      },
    ])
  })

  it('confirms the fee of somebody found by name, with the difference and a note', async () => {
    const person = await finding({ status: 'offered', offer })
    await press(person, 'Confirm the fee with this credit')
    await question()
    fill('Why it is theirs', 'Shown on the passbook.')
    fill('What this sum is', 'part payment')
    fill('Remark', 'Ten rupees are missing.')
    server.answers('confirmFee', { message: 'Saved.', version: 5 })
    await answer(person, 'Confirm fee')
    expect(server.callsOf('confirmFee')).toMatchObject([
      {
        params: { id: 'meera' },
        body: {
          ...{ version: 4, reference: '998877', amount: 5_190, credit: 'found' },
          ...{ note: 'Shown on the passbook.', difference: { kind: 'part payment' } },
        },
      },
    ])
  })

  it('pays it back to somebody who has declined', async () => {
    const person = await finding({ status: 'declined', offer })
    await press(person, 'Record and pay back')
    expect((await question()).textContent).toContain('Pay ₹5,190 back to Meera Joshi?')
    fill('Why it is theirs', 'By letter.')
    server.answers('confirmFee', { message: 'Saved.', version: 5 })
    await answer(person, 'Record and pay back')
    await says('The payment of Meera Joshi is recorded. It is under Refunds now.')
    expect(server.callsOf('confirmFee')).toMatchObject([{ body: { amount: 5_190, credit: 'found' } }])
    expect(server.callsOf('confirmFee')[0]?.body).not.toHaveProperty('difference')
  })

  it('pays it back to somebody who was rejected, and reads that this is final', async () => {
    const person = await finding({ status: 'rejected' })
    await press(person, 'Record and pay back')
    expect((await question()).textContent).toContain('you can no longer take back the rejection')
    fill('Why it is theirs', 'By letter.')
    server.answers('confirmFee', { message: 'Saved.', version: 5 })
    await answer(person, 'Record and pay back')
    expect(server.callsOf('confirmFee')).toMatchObject([{ body: { amount: 5_190, credit: 'found' } }])
  })

  it('reads that nothing can be linked with an application that has no seat', async () => {
    await finding({ status: 'verified' })
    await says(/^No fee is awaited from this application/)
  })
})

describe('What a credit can be for an applicant', () => {
  const usesFor = (given: Partial<AdmissionDocument>) =>
    usesOf({ id: 'meera', ...storedFullApplication({ offer, ...given }) }, new Date()).map(({ kind }) => kind)

  it('follows from the state of the application', () => {
    const part = { ...confirmed, amount: 3_500, difference: { kind: 'part payment', remark: '' } as const }
    expect(usesFor({ status: 'fee reported', fee: { ...confirmed, ...notConfirmed } })).toEqual(['confirm'])
    expect(usesFor({ status: 'admitted', fee: part })).toEqual(['confirm', 'link'])
    expect(usesFor({ status: 'cancelled', fee: confirmed })).toEqual(['refund', 'link'])
    expect(usesFor({ status: 'rejected' })).toEqual(['refund'])
    expect(usesFor({ status: 'withdrawn' })).toEqual(['refund'])
  })
})
