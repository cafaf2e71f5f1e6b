import { errors } from '@prangan/contract/errors'
import { dayInIndia } from '@prangan/contract/india-time'
import { call, json, signIn } from '@prangan/tests/support/call.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { financialYearOf, receiptNumberOf } from '../../contract/receipts.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { addSession, readApplication, storeApplication } from '../support/admissions.ts'
import { countedText, paymentsOf } from '../support/payments.ts'
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
const offered = (more: Partial<AdmissionDocument> = {}) =>
  storeApplication(firestore, session, app.now(), {
    status: 'offered',
    offer: { heads: [], extensions: [], ...offerAt(app.now()) },
    ...more,
  })
const confirm = (id: string, reference: string, more: object = {}) =>
  call(`PUT /api/admissions/${id}/fee`, {
    token: admin,
    ...json({ version: 1, reference, paidOn: today(), amount: 4_000, ...more }),
  })
const cancel = (id: string, version = 2) =>
  call(`PUT /api/admissions/${id}/end`, {
    token: admin,
    ...json({ version, action: 'cancel', note: 'Moved to another town.' }),
  })
const refund = (id: string, reference: string) =>
  call(`PUT /api/admissions/${id}/end`, {
    token: admin,
    ...json({ version: 3, action: 'refund paid', reference }),
  })
const countedFor = async (reference: string, { id }: { id: string }) =>
  countedText(reference, await readApplication(firestore, id))
const receiptOf = async (id: string) => (await readApplication(firestore, id)).fee?.receiptNumber ?? ''

describe('A reference', () => {
  it('counts for one applicant: the office is told whose it is already', async () => {
    const [one, other] = [await offered(), await offered()]
    expect((await confirm(one.id, 'UTR 426118907755')).status).toBe(200)
    const { status, body } = await confirm(other.id, 'utr426118907755')
    expect([status, body.message]).toEqual(errors['reference-counted'])
    expect(body.errors).toEqual({ reference: await countedFor('utr426118907755', one) })
    expect(await readApplication(firestore, other.id)).toMatchObject({
      status: 'offered',
      version: 1,
      fee: null,
    })
    expect(await paymentsOf(firestore, other.id)).toEqual([])
  })

  it('counts for one applicant where two clerks confirm it at once', { tags: ['slow'] }, async () => {
    const [one, other] = [await offered(), await offered()]
    const answers = await Promise.all([one, other].map(({ id }) => confirm(id, 'SBIN0004711')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('that counted before references were claimed counts no second time either', async () => {
    const fee = { reference: 'CH 77', paidOn: today(), amount: 4_000, reportedAt: app.now() }
    const old = { ...fee, confirmedAt: app.now(), confirmedBy: 'office', receiptNumber: 'R-1' }
    const one = await offered({ status: 'admitted', fee: old as AdmissionDocument['fee'] })
    const other = await offered()
    expect((await confirm(other.id, 'CH 77')).body.errors).toEqual({
      reference: await countedFor('CH 77', one),
    })
  })

  it('has a letter or a digit', async () => {
    const { id } = await offered()
    expect((await confirm(id, ' – ')).status).toBe(400)
  })
})

describe('A receipt', () => {
  it('has the next number of the financial year, and a confirmation that is refused uses none', async () => {
    const [one, other, third] = [await offered(), await offered(), await offered()]
    await confirm(one.id, 'A 1')
    await confirm(other.id, 'A 1')
    await confirm(third.id, 'A 2')
    const [first, second] = [await receiptOf(one.id), await receiptOf(third.id)]
    const year = financialYearOf(today())
    expect(second).toBe(receiptNumberOf(year, Number(first.split('/')[1]) + 1))
  })

  it('is given once where two clerks confirm the same fee at once', { tags: ['slow'] }, async () => {
    const { id } = await offered()
    const answers = await Promise.all([confirm(id, 'B 1'), confirm(id, 'B 2')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await paymentsOf(firestore, id)).map(({ kind }) => kind)).toEqual(['confirmed'])
  })

  it('is cancelled with a reason when the admission is, and keeps its number', async () => {
    const { id } = await offered()
    await confirm(id, 'C 1')
    const number = await receiptOf(id)
    const silent = { token: admin, ...json({ version: 2, action: 'cancel', note: ' ' }) }
    expect((await call(`PUT /api/admissions/${id}/end`, silent)).body.errors).toHaveProperty('note')
    expect((await cancel(id)).status).toBe(200)
    expect((await refund(id, 'N 2042611')).status).toBe(200)
    const { fee, refund: paid } = await readApplication(firestore, id)
    expect(fee).toMatchObject({
      receiptNumber: number,
      receiptCancelled: { reason: 'Moved to another town.', at: app.now() },
    })
    expect(await paymentsOf(firestore, id)).toMatchObject([
      { kind: 'confirmed', receiptNumber: number, amount: 4_000, day: today() },
      { kind: 'receipt cancelled', receiptNumber: number, reason: 'Moved to another town.' },
      { kind: 'refunded', amount: paid?.amount, receiptNumber: number, reference: 'N 2042611' },
    ])
  })
})

describe('A refund', () => {
  it('is not recorded under the reference of a fee that came in, of the applicant or of somebody else', async () => {
    const [{ id }, other] = [await offered(), await offered()]
    await confirm(id, 'UTR 526118907701')
    await confirm(other.id, 'UTR 526118907702')
    await cancel(id)
    for (const reference of ['526118907701', 'utr 5261 1890 7702']) {
      const { status, body } = await refund(id, reference)
      expect([status, body.message]).toEqual(errors['refund-reference-counted'])
    }
    expect((await readApplication(firestore, id)).refund).toMatchObject({ paidAt: null })
    expect((await refund(id, 'N 2042612')).status).toBe(200)
  })
})
