import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { Grant } from '@prangan/contract/roles'
import { makeTeacher } from '@prangan/tests/api/teachers.ts'
import { call, json, signIn, signUpWithoutRole } from '@prangan/tests/support/call.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { admissionPaths } from '../../contract/paths.ts'
import { openRefund, payByOf } from '../../contract/refund.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { sweepRefundAccounts } from '../../functions/payments/sweep-refund-accounts.ts'
import { addSession, readApplication } from '../support/admissions.ts'
import { openCancelled } from '../support/open-own.ts'
import { own, refused, seen } from '../support/own-applications.ts'
import { paymentsOf } from '../support/payments.ts'

const app = useOwnApp()
useTriggers(app)
let admin: string
let firestore: Firestore
let session: string
beforeAll(async () => {
  admin = await signIn('admin')
  firestore = await app.firestore()
  session = await addSession(admin, app.now())
})

const account = { name: 'Suresh Raj Account', number: '20331144556', ifsc: 'SBIN0001234', bank: 'State Bank' }
const left = (more: Partial<AdmissionDocument> = {}) => openCancelled(firestore, session, app.now(), more)
const give = (token: string, more: object = {}) => own('refundAccount', { token, ...account, ...more })
const sealedOf = (id: string) => firestore.doc(admissionPaths.refundAccount(id))
const look = (id: string, token = admin) => call(`GET /api/admissions/${id}/refund-account`, { token })
const pay = (id: string, version: number, more: object = { reference: 'N204261189077' }) =>
  call(`PUT /api/admissions/${id}/end`, {
    token: admin,
    ...json({ version, action: 'refund paid', ...more }),
  })
async function withAccount(more: Partial<AdmissionDocument> = {}) {
  const applicant = await left(more)
  seen(await give(applicant.token))
  return applicant
}
async function aTeacher(grants: readonly Grant[]): Promise<string> {
  const { uid, token } = await makeTeacher(app)
  const sent = { token: admin, ...json({ grants, version: 0 }) }
  expect((await call(`PUT /admin/people/${uid}/abilities`, sent)).status).toBe(200)
  return token
}
const auditOf = async (id: string) => {
  const subject = documentPaths.admission(id)
  const { docs } = await firestore.collection(collectionPaths.audit).where('subject', '==', subject).get()
  return docs.map((entry) => [entry.get('action'), entry.get('detail')])
}

describe('An applicant to whom a refund is due', () => {
  it('gives the account: it is shown and stored masked, the rest is sealed, and a mail says so', async () => {
    const { id, token, email } = await left()
    const { refund, may } = seen(await give(token, { number: '2033 1144-556', ifsc: 'sbin0001234' }))
    expect(refund).toMatchObject({
      account: { lastFour: '4556', ifsc: 'SBIN0001234' },
      payBy: payByOf(dayInIndia(app.now()), { payWithin: 15 }),
      isPaid: false,
    })
    expect(may.giveRefundAccount).toBe(true)
    const application = await firestore.doc(documentPaths.admission(id)).get()
    const sealed = await sealedOf(id).get()
    for (const stored of [JSON.stringify(application.data()), JSON.stringify(sealed.data())]) {
      for (const secret of [account.number, account.name, account.bank]) expect(stored).not.toContain(secret)
    }
    const bytes = Buffer.from(String(sealed.get('sealed')), 'base64').toString('latin1')
    expect(bytes).not.toContain(account.number)
    expect(await auditOf(id)).toEqual([['refund account given', 'ending in 4556, SBIN0001234']])
    const { subject, text } = await awaitMail(email)
    expect(subject).toMatch(/: bank account for your refund$/)
    expect(text).toContain('we will pay your refund of ₹3,300 to the account ending in 4556.')
    expect(text).not.toContain(account.number)
  })

  it('sends the same account twice without effect, and replaces it by another', async () => {
    const { id, token } = await withAccount()
    seen(await give(token))
    expect((await readApplication(firestore, id)).version).toBe(2)
    seen(await give(token, { number: '9988776655' }))
    expect(await readApplication(firestore, id)).toMatchObject({
      version: 3,
      refund: { account: { lastFour: '6655' } },
    })
    expect((await look(id)).body).toEqual({ account: { ...account, number: '9988776655' } })
  })

  it('is told what is wrong with hostile or mistyped values', async () => {
    const { id, token } = await left()
    const wrong: [object, string, string][] = [
      [{ name: ' ' }, 'name', fieldTexts.required('Account holder’s name')],
      [{ number: '12345' }, 'number', fieldTexts.badAccountNumber],
      [{ number: '1'.repeat(21) }, 'number', fieldTexts.badAccountNumber],
      [{ number: '2033<b>1144' }, 'number', fieldTexts.badAccountNumber],
      [{ number: 20331144556 }, 'number', fieldTexts.badAccountNumber],
      [{ number: `=cmd|' /C calc'!A0` }, 'number', fieldTexts.badAccountNumber],
      [{ number: '1 '.repeat(5_000) }, 'number', fieldTexts.badAccountNumber],
      [{ ifsc: 'SBIN1001234' }, 'ifsc', fieldTexts.badIfsc],
      [{ ifsc: '' }, 'ifsc', fieldTexts.badIfsc],
      [{ ifsc: { $ne: '' } }, 'ifsc', fieldTexts.badIfsc],
    ]
    for (const [more, field, message] of wrong) {
      const { status, body } = await give(token, more)
      expect([status, body.errors], JSON.stringify(more).slice(0, 60)).toEqual([400, { [field]: message }])
    }
    expect((await sealedOf(id).get()).exists).toBe(false)
  })

  it.each([
    ['is admitted', { status: 'admitted', refund: null }],
    ['gets nothing back', { refund: openRefund(0, '', new Date()) }],
    ['has been paid', { refund: { ...openRefund(3_300, '0', new Date()), paidAt: new Date() } }],
  ] as const)('is asked for none if the applicant %s', async (_, more) => {
    const { id, token } = await left(more)
    expect(seen(await own('read', { token })).may.giveRefundAccount).toBe(false)
    expect(refused(await give(token))).toEqual(errors['no-refund-due'])
    expect((await sealedOf(id).get()).exists).toBe(false)
  })

  it('needs the token: nobody gives an account for somebody else', async () => {
    await left()
    expect(refused(await give('x'.repeat(43)))).toEqual(errors['application-look-ended'])
  })
})

describe('The fees officer', () => {
  it('reads the account, and the audit trail says so without it', async () => {
    const { id } = await withAccount()
    for (const token of [admin, await aTeacher(['admission:fees'])]) {
      const { status, body, headers } = await look(id, token)
      expect([status, body]).toEqual([200, { account }])
      expect(headers.get('Cache-Control')).toContain('no-store')
    }
    const viewed = (await auditOf(id)).filter(([action]) => action === 'refund account viewed')
    expect(viewed).toEqual(Array(2).fill(['refund account viewed', '']))
  })

  it('reads none of an application that has none, or is not there', async () => {
    const { id } = await left()
    expect(refused(await look(id))).toEqual(errors['no-refund-account'])
    expect(refused(await look('2026-AAAAAAA'))).toEqual(errors['no-such-application'])
  })

  it('cannot read a sealed account that was moved to another application', async () => {
    const [one, other] = [await withAccount(), await withAccount()]
    await sealedOf(other.id).set((await sealedOf(one.id).get()).data() ?? {})
    expect(refused(await look(other.id))).toEqual(errors['refund-account-unreadable'])
    seen(await give(other.token))
    expect((await look(other.id)).body).toEqual({ account })
  })

  it('records the payment with its reference, which the applicant sees; the account is deleted', async () => {
    const { id, token, email } = await withAccount()
    await awaitMail(email)
    for (const more of [{}, { reference: ' - ' }]) {
      const { status, body } = await pay(id, 2, more)
      expect([status, body.errors]).toEqual([400, { reference: fieldTexts.required('Reference') }])
    }
    expect((await pay(id, 2)).status).toBe(200)
    expect((await sealedOf(id).get()).exists).toBe(false)
    expect(await paymentsOf(firestore, id)).toMatchObject([
      { kind: 'refunded', amount: 3_300, reference: 'N204261189077', paidOn: dayInIndia(app.now()) },
    ])
    const { refund, may } = seen(await own('read', { token }))
    expect(refund).toMatchObject({
      ...{ isPaid: true, paidOn: dayInIndia(app.now()), reference: 'N204261189077' },
      account: { lastFour: '4556' },
    })
    expect(may.giveRefundAccount).toBe(false)
    const { subject, text } = await awaitMail(email, 2)
    expect(subject).toMatch(/: refund paid$/)
    expect(text).toContain('The bank’s reference: N204261189077')
    expect(refused(await give(token))).toEqual(errors['no-refund-due'])
    expect(refused(await look(id))).toEqual(errors['no-refund-account'])
  })

  it('cannot record a payment to an account that was replaced since, and may pay without one', async () => {
    const { id, token } = await withAccount()
    seen(await give(token, { number: '9988776655' }))
    expect(refused(await pay(id, 2))).toEqual(errors['changed-meanwhile'])
    const byCheque = await left()
    expect((await pay(byCheque.id, 1, { reference: 'Cheque 004512' })).status).toBe(200)
  })
})

describe('Anybody else', () => {
  it('reads no account, whatever else they may do with applications', async () => {
    const { id } = await withAccount()
    const others = await Promise.all([
      signIn('teacher'),
      signUpWithoutRole(),
      aTeacher(['admission:verify', 'admission:manage', 'admission:decide']),
    ])
    for (const token of others) expect(refused(await look(id, token))).toEqual(errors['not-allowed'])
    expect((await call(`GET /api/admissions/${id}/refund-account`)).status).toBe(401)
    expect((await auditOf(id)).map(([action]) => action)).toEqual(['refund account given'])
  })

  it('at the counter gives one only with the ability for fees', async () => {
    const { id } = await left()
    const clerk = await aTeacher(['admission:verify'])
    const opened = await call(`POST /api/admissions/${id}/counter`, { token: clerk })
    expect(refused(await give(String(opened.body.token)))).toEqual(errors['not-allowed'])
  })
})

it('Every night, accounts go of applications that are gone or paid', async () => {
  const [open, gone, paid] = [await withAccount(), await withAccount(), await withAccount()]
  await firestore.doc(documentPaths.admission(gone.id)).delete()
  await firestore.doc(documentPaths.admission(paid.id)).update({ 'refund.paidAt': app.now() })
  expect(await sweepRefundAccounts(app)).toBe(2)
  const left = await Promise.all([open, gone, paid].map(async ({ id }) => (await sealedOf(id).get()).exists))
  expect(left).toEqual([true, false, false])
  expect(await sweepRefundAccounts(app)).toBe(0)
})
