import { errors } from '@prangan/contract/errors'
import { dayInIndia } from '@prangan/contract/india-time'
import { call, json, signIn, signUpWithoutRole } from '@prangan/tests/support/call.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { collectionPaths } from '../../contract/paths.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { BankCreditSchema } from '../../contract/schemas/bank-credits.ts'
import { unseatedRefund } from '../../contract/schemas/seat-decisions.ts'
import { addSession, readApplication, storeApplication } from '../support/admissions.ts'
import { refused } from '../support/own-applications.ts'
import { paymentsOf } from '../support/payments.ts'
import { offerAt } from '../support/use-own-applications.ts'

const app = useOwnApp()
let admin: string
let firestore: Firestore
let session: string
beforeAll(async () => {
  admin = await signIn('admin')
  firestore = await app.firestore()
  session = await addSession(admin, app.now())
})

const today = () => dayInIndia(app.now())
const note = 'Shown on the passbook.'
let made = 0
async function credit(paise: number) {
  made += 1
  const reference = `UTR36000${100_000 + made}`
  const row = { date: today(), paise, reference, description: '', name: '', occurrence: 1 }
  const sent = { token: admin, ...json({ account: '30112233445', rows: [row] }) }
  expect((await call('POST /api/admissions/credits', sent)).status).toBe(200)
  const credits = firestore.collection(collectionPaths.bankCredits)
  const { docs } = await credits.where('reference', '==', reference).get()
  return { id: docs[0]?.id ?? '', reference, paidOn: today(), amount: Math.floor(paise / 100) }
}
const creditAt = async (id: string) =>
  BankCreditSchema.parse((await firestore.collection(collectionPaths.bankCredits).doc(id).get()).data())
const offered = (more: Partial<AdmissionDocument> = {}) =>
  storeApplication(firestore, session, app.now(), {
    status: 'offered',
    offer: { heads: [], extensions: [], ...offerAt(app.now()) },
    ...more,
  })
const confirm = async (id: string, body: object) => {
  const { version } = await readApplication(firestore, id)
  return call(`PUT /api/admissions/${id}/fee`, { token: admin, ...json({ version, ...body }) })
}
const link = (id: string, body: object, token = admin) =>
  call(`PUT /api/admissions/credits/${id}/link`, { token, ...json({ version: 1, note, ...body }) })

async function admitted() {
  const { id } = await offered()
  const sent = { reference: `CH ${id}`, paidOn: today(), amount: 4_000 }
  expect((await confirm(id, sent)).status).toBe(200)
  return { id, number: (await readApplication(firestore, id)).fee?.receiptNumber ?? '' }
}

describe('A credit of another sum than the payment that was confirmed', () => {
  it('is linked with it by hand, once, with a note, and the receipt stays', async () => {
    const { id, number } = await admitted()
    const { id: found } = await credit(399_000)
    const before = await readApplication(firestore, id)
    expect((await link(found, { application: id, receiptNumber: number, note: ' ' })).status).toBe(400)
    expect((await link(found, { application: id, receiptNumber: number })).status).toBe(200)
    expect(await creditAt(found)).toMatchObject({
      ...{ status: 'confirmed', application: id, receiptNumber: number, note, version: 2 },
    })
    expect(await readApplication(firestore, id)).toEqual(before)
    const linked = (await paymentsOf(firestore, id)).filter(({ kind }) => kind === 'credit linked')
    expect(linked).toMatchObject([{ amount: 3_990, credit: found, receiptNumber: number, reason: note }])
    const other = await credit(399_000)
    expect(refused(await link(other.id, { application: id, receiptNumber: number }))).toEqual(
      errors['receipt-linked'],
    )
    expect((await creditAt(other.id)).status).toBe('open')
  })

  it('is open again once the confirmation is undone', async () => {
    const { id, number } = await admitted()
    const { id: found } = await credit(399_000)
    await link(found, { application: id, receiptNumber: number })
    const { version } = await readApplication(firestore, id)
    const sent = json({ version, receiptNumber: number, reason: 'Wrong.' })
    expect((await call(`PUT /api/admissions/${id}/fee/undo`, { token: admin, ...sent })).status).toBe(200)
    expect(await creditAt(found)).toMatchObject({ status: 'open', receiptNumber: '', note: '' })
    const again = { version: 3, application: id, receiptNumber: number }
    expect(refused(await link(found, again))).toEqual(errors['confirmation-final'])
  })

  it('is linked neither twice nor with what is not there, and only by those who confirm fees', async () => {
    const { id, number } = await admitted()
    const { id: found } = await credit(399_000)
    const sent = { application: id, receiptNumber: number }
    expect(refused(await link(found, { ...sent, receiptNumber: '2020-21/000001' }))).toEqual(
      errors['no-such-receipt'],
    )
    expect(refused(await link(found, { ...sent, version: 7 }))).toEqual(errors['changed-meanwhile'])
    expect(refused(await link('nothing', sent))).toEqual(errors['no-such-credit'])
    expect((await link(found, sent, await signUpWithoutRole())).status).toBe(403)
    const answers = await Promise.all([link(found, sent), link(found, sent)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('A credit whose applicant somebody has found by hand', () => {
  it('confirms the fee with the note', async () => {
    const { id } = await offered()
    const { id: found, ...paid } = await credit(400_000)
    expect((await confirm(id, { ...paid, credit: found, note })).status).toBe(200)
    expect(await creditAt(found)).toMatchObject({ status: 'confirmed', application: id, note })
    expect(await paymentsOf(firestore, id)).toMatchObject([{ kind: 'confirmed', reason: note }])
  })

  it.each([
    ['declined', offerAt],
    ['withdrawn', () => null],
  ] as const)('is paid back whole to somebody who has %s without a seat', async (status, offer) => {
    const given = offer(app.now())
    const { id } = await offered({ status, offer: given && { heads: [], extensions: [], ...given } })
    const { id: found, ...paid } = await credit(250_000)
    expect((await confirm(id, { ...paid, note })).status, 'without the money in the bank').toBe(409)
    expect((await confirm(id, { ...paid, credit: found, note })).status).toBe(200)
    const after = await readApplication(firestore, id)
    expect(after).toMatchObject({
      ...{ status: 'cancelled', balance: 0 },
      refund: { amount: 2_500, step: unseatedRefund, paidAt: null },
      fee: { amount: 2_500, receiptCancelled: { isUndone: false } },
    })
    expect(after.mails.at(-1)?.topic).toBe(status)
    const entries = await paymentsOf(firestore, id)
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['confirmed', 2_500],
      ['receipt cancelled', 2_500],
    ])
  })

  it('is paid back by the rule to somebody who has withdrawn from an offered seat', async () => {
    const withdrawn = { status: 'withdrawn' as const, note: '', by: '', at: app.now(), isTold: false }
    const { id } = await offered({ status: 'withdrawn', history: [withdrawn] })
    const { id: found, ...paid } = await credit(400_000)
    expect((await confirm(id, { ...paid, credit: found, note })).status).toBe(200)
    const { status, refund } = await readApplication(firestore, id)
    expect([status, refund?.step]).toEqual(['cancelled', expect.stringMatching(/^\d*$/)])
  })

  it('is refused for somebody without a seat who may still get one', async () => {
    const { id } = await offered({ status: 'verified', offer: null })
    const { id: found, ...paid } = await credit(400_000)
    expect(refused(await confirm(id, { ...paid, credit: found, note }))).toEqual(errors['not-now'])
    expect((await creditAt(found)).status).toBe('open')
  })
})
