import { errors } from '@prangan/contract/errors'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Language } from '@prangan/contract/languages'
import { call, json, signIn } from '@prangan/tests/support/call.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { addSession, readApplication, storeApplication } from '../support/admissions.ts'
import { openCancelled } from '../support/open-own.ts'
import { own, seen } from '../support/own-applications.ts'
import { paymentsOf } from '../support/payments.ts'
import { caseLanguages } from '../support/use-cases.ts'

const app = useOwnApp()
useTriggers(app)
const day = 24 * 60 * 60_000
const inDays = (days: number) => dayInIndia(new Date(app.now().getTime() + days * day))
let admin: string
let firestore: Firestore
let session: string
beforeAll(async () => {
  admin = await signIn('admin')
  firestore = await app.firestore()
  // The last date is today: 80 % are refunded until 15 days after it, then 50 %.
  session = await addSession(admin, app.now(), { lastDate: inDays(0) })
})

let references = 0
async function withdrawnAfterReporting(language: Language = 'en') {
  references += 1
  const reference = `UTR 5271190${10_000 + references}`
  const payTo = new Date(app.now().getTime() + 2 * day)
  const offer = { list: 'one', listNumber: 1, under: 'open', payTo, acceptedAt: null, extensions: [] }
  const applicant = await openCancelled(firestore, session, app.now(), {
    ...{ language, status: 'offered', refund: null },
    offer: {
      ...offer,
      payFrom: new Date(app.now().getTime() - day),
      amount: 4_000,
      cautionMoney: 500,
      heads: [],
    },
  })
  const { token } = applicant
  seen(await own('fee', { token, reference, paidOn: inDays(0) }))
  return { ...applicant, reference, left: seen(await own('withdraw', { token, refund: 0 })) }
}

const confirm = async (id: string, sent: object) =>
  call(`PUT /api/admissions/${id}/fee`, {
    token: admin,
    ...json({ version: (await readApplication(firestore, id)).version, amount: 4_000, ...sent }),
  })

const said = {
  en: ['has been withdrawn', 'We pay you back ₹3,300 of the fee.'],
  hi: ['वापस', '₹3,300'],
} as const

describe('Somebody who reported a payment and withdrew before it was checked', () => {
  it.each(caseLanguages)(
    'gets the refund of the day of the withdrawal once it is found, and reads so in %s',
    async (language) => {
      const [subject, text] = said[language]
      const { id, token, email, reference, left } = await withdrawnAfterReporting(language)
      expect(left).toMatchObject({
        ...{ state: 'withdrawn', fee: { isConfirmed: false }, refund: null },
        refundIfFound: 3_300,
      })
      await awaitMail(email, 2)
      // Twenty days later the rule would refund 50 %.
      app.pass(20 * day)
      const answer = await confirm(id, { reference, paidOn: inDays(-20) })
      app.pass(-20 * day)
      expect(answer.status).toBe(200)
      const page = seen(await own('read', { token }))
      expect(page).toMatchObject({
        state: 'cancelled',
        fee: { isConfirmed: true, isReceiptCancelled: true },
        refund: { amount: 3_300, isPaid: false },
        may: { giveRefundAccount: true },
        decisions: [{ status: 'fee reported' }, { status: 'withdrawn' }, { status: 'seat accepted' }],
      })
      expect((await paymentsOf(firestore, id)).map(({ kind }) => kind).sort()).toEqual([
        'confirmed',
        'receipt cancelled',
        'reported',
      ])
      const mail = await awaitMail(email, 3)
      expect(`${mail.subject} ${mail.text}`).toContain(subject)
      expect(mail.text).toContain(text)
      expect((await confirm(id, { reference, paidOn: inDays(0) })).status, 'again').toBe(409)
    },
  )

  it('gets nothing for a reference that counts for somebody else', async () => {
    const { reference, ...first } = await withdrawnAfterReporting()
    expect((await confirm(first.id, { reference, paidOn: inDays(0) })).status).toBe(200)
    const second = await withdrawnAfterReporting()
    const { status, body } = await confirm(second.id, { reference, paidOn: inDays(0) })
    expect([status, body.message]).toEqual(errors['reference-counted'])
    expect(await readApplication(firestore, second.id)).toMatchObject({ status: 'withdrawn', refund: null })
  })

  it('is told apart from somebody who withdrew without a payment: nothing can be confirmed there', async () => {
    const { id } = await storeApplication(firestore, session, app.now(), { status: 'withdrawn' })
    expect((await confirm(id, { reference: 'UTR 7', paidOn: inDays(0) })).status).toBe(409)
  })
})
