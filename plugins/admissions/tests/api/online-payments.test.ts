import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import { call, json, signIn } from '@prangan/tests/support/call.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import * as fc from 'fast-check'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { collectionPaths } from '../../contract/paths.ts'
import { financialYearOf, receiptNumberOf } from '../../contract/receipts.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { type BankCredit, BankCreditSchema } from '../../contract/schemas/bank-credits.ts'
import { payOnline } from '../../functions/payments/gateway.ts'
import { recordGatewayPayments } from '../../functions/payments/record-gateway-payments.ts'
import { addSession, readApplication, storeApplication } from '../support/admissions.ts'
import { FakeGateway, type Webhook } from '../support/fake-gateway.ts'
import { allPayments, paymentsOf } from '../support/payments.ts'
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

const day = 24 * 60 * 60_000
const expected = 400_000
const before = (days: number) => new Date(app.now().getTime() - days * day)
const accepted = (more: object = {}, fields: Partial<AdmissionDocument> = {}) =>
  storeApplication(firestore, session, app.now(), {
    status: 'offered',
    offer: { heads: [], extensions: [], ...offerAt(app.now(), { acceptedAt: app.now(), ...more }) },
    ...fields,
  })
/** The time for it ended three days ago. */
const over = () => ({ payFrom: before(9), payTo: before(3) })

const record = async (gateway: FakeGateway, sent: Webhook, firebase = app as Pick<typeof app, 'firestore'>) =>
  recordGatewayPayments(
    { firebase: { ...app, ...firebase }, now: app.now() },
    gateway,
    await gateway.readWebhook(sent),
  )
const reconcile = (gateway: FakeGateway, since = before(30)) =>
  recordGatewayPayments({ firebase: app, now: app.now() }, gateway, gateway.listPayments(since))

async function orderOf(gateway: FakeGateway, application: AdmissionDocument): Promise<string> {
  await payOnline(gateway, application, app.now())
  return gateway.orders.at(-1)?.orderId ?? ''
}
async function creditsOf({ payments }: FakeGateway): Promise<Map<string, BankCredit[]>> {
  const { docs } = await firestore.collection(collectionPaths.bankCredits).get()
  const credits = docs.map((stored) => BankCreditSchema.parse(stored.data()))
  return Map.groupBy(
    credits.filter(({ reference }) =>
      payments.some(({ gatewayPaymentId }) => gatewayPaymentId === reference),
    ),
    ({ reference }) => reference,
  )
}
const onlyCredit = async (gateway: FakeGateway) => [...(await creditsOf(gateway)).values()].flat()

async function expectNoGap(): Promise<void> {
  const numbers = [...(await allPayments(firestore)).values()].flatMap(({ kind, receiptNumber }) =>
    kind === 'confirmed' ? [receiptNumber] : [],
  )
  const year = financialYearOf(dayInIndia(app.now()))
  expect(numbers.sort()).toEqual(numbers.map((_, count) => receiptNumberOf(year, count + 1)))
}

describe('A payment online', () => {
  it('of the fee admits, with its receipt, and counts once however often it is told', async () => {
    const gateway = new FakeGateway()
    const application = await accepted()
    const orderId = await orderOf(gateway, application)
    expect(gateway.orders).toMatchObject([{ paise: expected, name: application.name }])
    const [pending, captured] = gateway.pay({ orderId, paise: expected, at: app.now() }) as [Webhook, Webhook]
    for (const sent of [captured, pending, captured]) await record(gateway, sent)
    await reconcile(gateway)
    const { status, fee, history } = await readApplication(firestore, application.id)
    const reference = gateway.payments[0]?.gatewayPaymentId
    expect([status, fee?.reference, fee?.confirmedBy]).toEqual(['admitted', reference, 'FAKEPAY'])
    expect(history.at(-1)).toMatchObject({ status: 'admitted', by: 'FAKEPAY', isTold: true })
    expect(await onlyCredit(gateway)).toMatchObject([
      {
        status: 'confirmed',
        application: application.id,
        receiptNumber: fee?.receiptNumber,
        account: 'FAKEPAY',
      },
    ])
    expect(await paymentsOf(firestore, application.id)).toMatchObject([
      { kind: 'confirmed', amount: 4_000, receiptNumber: fee?.receiptNumber },
    ])
  })

  it.each<[string, Partial<{ paise: number; orderId: string }>, (() => object)?]>([
    ['of another sum', { paise: 399_900 }],
    ['with paise too many', { paise: 400_050 }],
    ['after the end of the offer', {}, over],
    ['for an order that is not ours', { orderId: 'link/of the\tdashboard' }],
    ['without an order', { orderId: '' }],
  ])('%s waits for an officer', async (_, other, offer = () => ({})) => {
    const gateway = new FakeGateway()
    const application = await accepted()
    const orderId = await orderOf(gateway, application)
    const changed = { ...application.offer, ...offer() }
    await firestore.doc(documentPaths.admission(application.id)).update({ offer: changed })
    for (const sent of gateway.pay({ orderId, paise: expected, at: app.now(), ...other })) {
      await record(gateway, sent)
    }
    expect(await onlyCredit(gateway)).toMatchObject([{ status: 'open', paise: other.paise ?? expected }])
    expect((await readApplication(firestore, application.id)).status).toBe('offered')
  })

  it('that was late admits when it is told again after the offer was extended', async () => {
    const gateway = new FakeGateway()
    const application = await accepted()
    const orderId = await orderOf(gateway, application)
    const document = firestore.doc(documentPaths.admission(application.id))
    await document.update({ offer: { ...application.offer, ...over() } })
    gateway.pay({ orderId, paise: expected, at: app.now() })
    await reconcile(gateway)
    expect(await onlyCredit(gateway)).toMatchObject([{ status: 'open' }])
    await document.update({ offer: application.offer })
    await reconcile(gateway)
    expect(await onlyCredit(gateway)).toMatchObject([{ status: 'confirmed', application: application.id }])
  })

  it('that an officer has decided about stays as decided', async () => {
    const gateway = new FakeGateway()
    const [application, other] = [await accepted(), await accepted()]
    const orderId = await orderOf(gateway, application)
    gateway.pay({ orderId, paise: 399_900, at: app.now() })
    await reconcile(gateway)
    const reference = gateway.payments[0]?.gatewayPaymentId
    const credits = firestore.collection(collectionPaths.bankCredits).where('reference', '==', reference)
    const body = json({
      ...{ version: 1, reference, paidOn: dayInIndia(app.now()), amount: 3_999 },
      credit: (await credits.get()).docs[0]?.id,
      difference: { kind: 'part payment', remark: 'One rupee is remitted.' },
    })
    expect((await call(`PUT /api/admissions/${other.id}/fee`, { token: admin, ...body })).status).toBe(200)
    await reconcile(gateway)
    expect(await onlyCredit(gateway)).toMatchObject([{ status: 'confirmed', application: other.id }])
    expect((await readApplication(firestore, application.id)).status).toBe('offered')
  })

  it('whose fee was confirmed by hand before is a known one', async () => {
    const gateway = new FakeGateway()
    const application = await accepted()
    const orderId = await orderOf(gateway, application)
    gateway.pay({ orderId, paise: expected, at: app.now() })
    const reference = gateway.payments[0]?.gatewayPaymentId
    const sent = { version: 1, reference, paidOn: dayInIndia(app.now()), amount: 4_000 }
    await call(`PUT /api/admissions/${application.id}/fee`, { token: admin, ...json(sent) })
    await reconcile(gateway)
    expect(await onlyCredit(gateway)).toMatchObject([{ status: 'confirmed', application: application.id }])
    expect(await paymentsOf(firestore, application.id)).toHaveLength(1)
  })

  it('that cannot be recorded stops no other, and is told', async () => {
    const gateway = new FakeGateway()
    gateway.pay({ orderId: 'x', paise: 0.5, at: app.now() })
    gateway.pay({ orderId: 'x', paise: expected, at: app.now() })
    await expect(reconcile(gateway)).rejects.toThrow('Payments were not recorded')
    expect(await onlyCredit(gateway)).toMatchObject([{ status: 'open', paise: expected }])
  })

  it('is not believed without the signature of the gateway', async () => {
    const gateway = new FakeGateway()
    const [sent] = gateway.pay({ orderId: 'x', paise: expected, at: app.now(), status: 'pending' })
    const body = Buffer.from(String(sent?.body).replace('pending', 'captured'))
    await expect(record(gateway, { headers: sent?.headers ?? {}, body })).rejects.toThrow('Not signed')
    expect(await onlyCredit(gateway)).toEqual([])
  })

  it('is not asked for where there is nothing to pay', async () => {
    const gateway = new FakeGateway()
    for (const [offer, fields] of [
      [{ acceptedAt: null }, {}],
      [over(), {}],
      [{}, { status: 'admitted' as const }],
    ] as const) {
      const application = await accepted(offer, fields)
      await expect(payOnline(gateway, application, app.now())).rejects.toThrow()
    }
    expect(gateway.orders).toEqual([])
  })
})

/** A Firestore whose transaction number `at` fails, as in a process that ends in between. */
const failingAt = (at: number) => {
  let count = 0
  return new Proxy(firestore, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      if (key !== 'runTransaction') return value.bind(target)
      return (...sent: unknown[]) => {
        count += 1
        return count === at ? Promise.reject(new Error('The process ends.')) : value.apply(target, sent)
      }
    },
  })
}

const people = 3
const history = fc.record({
  payments: fc.array(
    fc.record({
      person: fc.nat(people - 1),
      paise: fc.constantFrom(expected, expected, expected, 350_000),
      status: fc.constantFrom(
        'captured' as const,
        'captured' as const,
        'failed' as const,
        'pending' as const,
      ),
      isLate: fc.boolean(),
    }),
    { minLength: 3, maxLength: 6 },
  ),
  /** What arrives: several at once, in any order, some twice and some never. */
  rounds: fc.array(
    fc.array(fc.record({ webhook: fc.nat(30), failsAt: fc.constantFrom(0, 0, 0, 1, 2) }), {
      minLength: 1,
      maxLength: 3,
    }),
    { minLength: 2, maxLength: 5 },
  ),
})

it('Payments online count exactly once, and none is missing, whatever the gateway loses, doubles and reorders', async () => {
  for (const { payments, rounds } of fc.sample(history, { numRuns: 6, seed: 20_261_129 })) {
    const gateway = new FakeGateway()
    // The last one's time is over, so that what was paid after it is late.
    const applications = await Promise.all(Array.from({ length: people }, () => accepted()))
    const orders: string[] = []
    for (const application of applications) orders.push(await orderOf(gateway, application))
    const last = applications.at(-1)
    await firestore
      .doc(documentPaths.admission(last?.id ?? ''))
      .update({ offer: { ...last?.offer, ...over() } })
    const webhooks = payments.flatMap(({ person, paise, status, isLate }) =>
      gateway.pay({ orderId: orders[person] ?? '', paise, status, at: isLate ? app.now() : before(4) }),
    )
    for (const round of rounds) {
      // What fails comes again, or never.
      await Promise.allSettled(
        round.map(({ webhook, failsAt }) => {
          const sent = webhooks[webhook % webhooks.length] as Webhook
          const database = failingAt(failsAt)
          return record(gateway, sent, { firestore: async () => database })
        }),
      )
      for (const credits of (await creditsOf(gateway)).values()) expect(credits).toHaveLength(1)
      await expectNoGap()
    }
    await reconcile(gateway)
    const credits = await creditsOf(gateway)
    const captured = gateway.payments.filter(({ status }) => status === 'captured')
    expect([...credits.values()].map((all) => all.length)).toEqual(captured.map(() => 1))
    for (const { gatewayPaymentId, paise } of captured) {
      expect(credits.get(gatewayPaymentId)).toMatchObject([{ paise }])
    }
    for (const [person, { id }] of applications.entries()) {
      const isDue = payments.some(
        (paid) =>
          paid.person === person &&
          paid.status === 'captured' &&
          paid.paise === expected &&
          !(paid.isLate && person === people - 1),
      )
      const confirmed = (await paymentsOf(firestore, id)).filter(({ kind }) => kind === 'confirmed')
      const used = [...credits.values()].flat().filter(({ application }) => application === id)
      expect((await readApplication(firestore, id)).status).toBe(isDue ? 'admitted' : 'offered')
      expect([confirmed.length, used.length]).toEqual(isDue ? [1, 1] : [0, 0])
    }
    const entries = (await allPayments(firestore)).size
    await reconcile(gateway)
    expect(await creditsOf(gateway)).toEqual(credits)
    expect((await allPayments(firestore)).size).toBe(entries)
    await expectNoGap()
  }
})
