import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import { call, json, signIn, signUpWithoutRole } from '@prangan/tests/support/call.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { collectionPaths } from '../../contract/paths.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { type BankCredit, BankCreditSchema } from '../../contract/schemas/bank-credits.ts'
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
let made = 0
const row = (more: object = {}) => {
  made += 1
  const reference = `UTR26000${100_000 + made}`
  return { date: today(), paise: 400_000, reference, description: '', name: '', occurrence: 1, ...more }
}
type Row = ReturnType<typeof row>
const send = (rows: readonly object[], { account = '30112233445', token = admin } = {}) =>
  call('POST /api/admissions/credits', { token, ...json({ account, rows }) })
const decide = (id: string, sent: object, token = admin) =>
  call(`PUT /api/admissions/credits/${id}`, { token, ...json({ version: 1, ...sent }) })

async function stored({ reference }: Row): Promise<(BankCredit & { id: string })[]> {
  const { docs } = await firestore
    .collection(collectionPaths.bankCredits)
    .where('reference', '==', reference)
    .get()
  return docs.map((credit) => ({ ...BankCreditSchema.parse(credit.data()), id: credit.id }))
}
async function imported(sent: Row = row()): Promise<BankCredit & { id: string }> {
  await send([sent])
  const [credit] = await stored(sent)
  if (!credit) throw new Error('The credit was not stored')
  return credit
}
const offered = (more: Partial<AdmissionDocument> = {}) =>
  storeApplication(firestore, session, app.now(), {
    status: 'offered',
    offer: { heads: [], extensions: [], ...offerAt(app.now()) },
    ...more,
  })
const confirm = (id: string, sent: object) =>
  call(`PUT /api/admissions/${id}/fee`, {
    token: admin,
    ...json({ version: 1, paidOn: today(), amount: 4_000, ...sent }),
  })

describe('A statement', () => {
  it('is stored once, however often it is imported, with zeros before its account or without', async () => {
    const rows = [row(), row({ paise: 123_450 })]
    expect((await send(rows)).body).toMatchObject({ added: 2, known: 0 })
    expect((await send(rows)).body).toMatchObject({ added: 0, known: 2 })
    expect((await send(rows, { account: '_00000030112233445' })).body).toMatchObject({ added: 0, known: 2 })
    expect((await send(rows, { account: '99' })).body).toMatchObject({ added: 2, known: 0 })
    expect(await stored(rows[0] as Row)).toHaveLength(2)
  })

  it('is stored once where two clerks import it at once', async () => {
    const rows = [row(), row(), row()]
    const answers = await Promise.all([send(rows), send(rows)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ body }) => body.added).sort()).toEqual([0, 3])
  })

  it('may have the same row twice, which are two payments', async () => {
    const sent = row()
    expect((await send([sent, { ...sent, occurrence: 2 }])).body).toMatchObject({ added: 2 })
  })

  it.each([
    ['nothing', []],
    ['a day that is none', [{ date: '2026-02-31' }]],
    ['no sum', [{ paise: 0 }]],
    ['a sum that is too large', [{ paise: 1e15 }]],
    ['more rows than one call takes', Array.from({ length: 101 }, (_, at) => ({ occurrence: at + 1 }))],
  ])('is refused with %s', async (_, rows) => {
    expect((await send(rows.map((more) => row(more)))).status).toBe(400)
  })
})

describe('A credit', () => {
  it('confirms a fee with its receipt, and is used up', async () => {
    const credit = await imported()
    const { id, applicationNumber } = await offered()
    const sent = { reference: credit.reference, credit: credit.id }
    expect((await confirm(id, sent)).status).toBe(200)
    const { status, fee } = await readApplication(firestore, id)
    const [after] = await stored(credit)
    expect(status).toBe('admitted')
    expect(after).toMatchObject({
      ...{ status: 'confirmed', application: id, applicationNumber, decidedAt: app.now() },
      receiptNumber: fee?.receiptNumber,
    })
    expect(await paymentsOf(firestore, id)).toMatchObject([{ kind: 'confirmed', credit: credit.id }])
  })

  it('confirms one fee where two clerks use it for two at once', async () => {
    const credit = await imported()
    const people = await Promise.all([offered(), offered()])
    const answers = await Promise.all(
      people.map(({ id }, at) => confirm(id, { reference: `Other ${at}`, credit: credit.id })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.map(({ body }) => body.message)).toContain(errors['credit-decided'][1])
  })

  it('confirms no other sum than its own, and none if there is no such credit', async () => {
    const credit = await imported(row({ paise: 350_000 }))
    const { id } = await offered()
    const { status, body } = await confirm(id, { reference: credit.reference, credit: credit.id })
    expect([status, body.errors]).toEqual([400, { amount: fieldTexts.notTheCredit }])
    expect((await confirm(id, { reference: 'X 1', credit: 'none' })).status).toBe(404)
    expect((await readApplication(firestore, id)).status).toBe('offered')
  })

  it('is used up by a fee that is confirmed by hand with its reference', async () => {
    const credit = await imported()
    const { id } = await offered()
    await confirm(id, { reference: `utr ${credit.reference}` })
    expect(await stored(credit)).toMatchObject([{ status: 'confirmed', application: id }])
  })

  it('is used up when it comes after its fee was confirmed by hand, but not the second one', async () => {
    const sent = row()
    const { id } = await offered()
    await confirm(id, { reference: sent.reference })
    await send([sent, { ...sent, occurrence: 2 }])
    const credits = await stored(sent)
    expect(credits.map(({ status, application }) => [status, application]).sort()).toEqual([
      ['confirmed', id],
      ['open', ''],
    ])
  })

  it('counts for nobody else by its own reference once it was confirmed under another', async () => {
    const credit = await imported()
    const [one, other] = [await offered(), await offered()]
    expect((await confirm(one.id, { reference: 'As reported 1', credit: credit.id })).status).toBe(200)
    const { status, body } = await confirm(other.id, { reference: credit.reference })
    expect([status, body.errors]).toEqual([
      409,
      { reference: countedText(credit.reference, await readApplication(firestore, one.id)) },
    ])
  })

  it('is said to be not of an applicant, or no fee, which can be taken back', async () => {
    const { id } = await imported()
    expect((await decide(id, { action: 'not' })).status).toBe(400)
    expect((await decide(id, { action: 'not', application: '2026-AAAAAAA' })).body.version).toBe(2)
    expect((await decide(id, { action: 'set aside', note: 'Interest' })).body.message).toBe(
      errors['changed-meanwhile'][1],
    )
    expect((await decide(id, { version: 2, action: 'set aside', note: ' ' })).status).toBe(400)
    expect((await decide(id, { version: 2, action: 'set aside', note: 'Interest' })).status).toBe(200)
    const { id: applicant } = await offered()
    expect((await confirm(applicant, { reference: 'X 9', credit: id })).status).toBe(409)
    expect((await decide(id, { version: 3, action: 'open' })).status).toBe(200)
    expect((await decide(id, { version: 4, action: 'open' })).status).toBe(409)
    expect((await decide('none', { action: 'open' })).status).toBe(404)
  })
})

describe('Anybody but those who confirm fees', () => {
  it('can neither import a statement nor decide about a credit', async () => {
    const sent = row()
    const { id } = await imported(sent)
    for (const token of [await signIn('teacher'), await signUpWithoutRole()]) {
      expect((await send([row()], { token })).status).toBe(403)
      expect((await decide(id, { action: 'set aside', note: 'x' }, token)).status).toBe(403)
    }
    expect(await stored(sent)).toMatchObject([{ status: 'open', version: 1 }])
  })
})
