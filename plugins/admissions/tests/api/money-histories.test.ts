import { dayInIndia } from '@prangan/contract/india-time'
import { call, json, signIn } from '@prangan/tests/support/call.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import * as fc from 'fast-check'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, expect, test } from 'vitest'
import { collectionPaths } from '../../contract/paths.ts'
import { financialYearOf, receiptNumberOf } from '../../contract/receipts.ts'
import { BankCreditSchema } from '../../contract/schemas/bank-credits.ts'
import type { PaymentEntry } from '../../contract/schemas/payment-entries.ts'
import { addSession, readApplication, storeApplication } from '../support/admissions.ts'
import { allPayments } from '../support/payments.ts'
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
const put = (id: string, path: string, body: object) =>
  call(`PUT /api/admissions/${id}/${path}`, { token: admin, ...json(body) })

/** Few people, references and lines of the statement, so that clerks get in each other's way. */
const people = 6
const lines = 3
const which = {
  person: fc.nat(people - 1),
  line: fc.nat(lines - 1),
  /** Of a screen that shows an earlier state. */
  isStale: fc.constantFrom(false, false, false, true),
}
const step = fc.oneof(
  fc.record({ kind: fc.constant('confirm' as const), ...which, reference: fc.nat(4) }),
  fc.record({ kind: fc.constant('by credit' as const), ...which }),
  fc.record({ kind: fc.constant('by credit' as const), ...which }),
  fc.record({ kind: fc.constant('cancel' as const), ...which }),
  fc.record({ kind: fc.constant('refund' as const), ...which }),
  fc.record({ kind: fc.constant('undo' as const), ...which }),
  fc.record({ kind: fc.constant('import' as const), ...which }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** A college's money, of which several clerks do a few things at once. */
class Money {
  ids: string[] = []
  credits: string[] = []
  private readonly name: string
  private seen = new Map<string, PaymentEntry>()

  constructor(name: string) {
    this.name = name
  }

  private referenceOf = (line: number) => `UTR 7${this.name}00${line}`

  private importAll = () =>
    call('POST /api/admissions/credits', {
      token: admin,
      ...json({
        account: '30112233445',
        rows: Array.from({ length: lines }, (_, line) => ({
          ...{ date: today(), paise: 400_000, reference: this.referenceOf(line) },
          ...{ description: '', name: '', occurrence: 1 },
        })),
      }),
    })

  async begin(): Promise<void> {
    const offer = { heads: [], extensions: [], ...offerAt(app.now()) }
    const all = Array.from({ length: people }, () =>
      storeApplication(firestore, session, app.now(), { status: 'offered', offer }),
    )
    this.ids = (await Promise.all(all)).map(({ id }) => id)
    await this.importAll()
    for (let line = 0; line < lines; line += 1) {
      const credits = firestore.collection(collectionPaths.bankCredits)
      const { docs } = await credits.where('reference', '==', this.referenceOf(line)).get()
      expect(docs).toHaveLength(1)
      this.credits.push(docs[0]?.id ?? '')
    }
    this.seen = await allPayments(firestore)
  }

  async take(given: Step) {
    const { kind, person, line, isStale } = given
    const id = this.ids[person] ?? ''
    const { version: now, fee } = await readApplication(firestore, id)
    const version = isStale ? now - 1 : now
    const paid = { version, paidOn: today(), amount: 4_000 }
    if (kind === 'import') return this.importAll()
    if (kind === 'by credit')
      return put(id, 'fee', { ...paid, reference: `Of ${id}`, credit: this.credits[line] })
    if (kind === 'confirm') {
      // Some are a line of the statement, typed by hand.
      const { reference } = given
      const typed = reference < lines ? this.referenceOf(reference) : `CH ${this.name} ${reference}`
      return put(id, 'fee', { ...paid, reference: typed })
    }
    if (kind === 'undo')
      return put(id, 'fee/undo', { version, receiptNumber: fee?.receiptNumber || 'none', reason: 'Wrong.' })
    if (kind === 'cancel') return put(id, 'end', { version, action: 'cancel', note: 'Moved.' })
    return put(id, 'end', { version, action: 'refund paid', reference: `N ${id}` })
  }

  async check(): Promise<void> {
    const payments = await allPayments(firestore)
    for (const [id, entry] of this.seen) expect(payments.get(id), 'an entry never changes').toEqual(entry)
    this.seen = payments
    const entries = [...payments.values()]
    const confirmed = entries.filter(({ kind }) => kind === 'confirmed')
    const year = financialYearOf(today())
    expect(
      confirmed.map(({ receiptNumber }) => receiptNumber).sort(),
      'receipts have no gap, and none is given twice',
    ).toEqual(confirmed.map((_, at) => receiptNumberOf(year, at + 1)))
    const undone = entries.filter(({ kind }) => kind === 'confirmation undone')
    const counting = confirmed.filter(
      ({ receiptNumber }) => !undone.some((entry) => entry.receiptNumber === receiptNumber),
    )
    const once = (what: string, keys: string[]) => expect(new Set(keys).size, what).toBe(keys.length)
    once(
      'a credit counts once',
      counting.flatMap(({ credit }) => credit || []),
    )
    once(
      'a reference counts once',
      counting.map(({ referenceKey }) => referenceKey),
    )
    once(
      'a receipt is undone once',
      undone.map(({ receiptNumber }) => receiptNumber),
    )
    for (const kind of ['confirmed', 'receipt cancelled', 'refunded'] as const)
      once(
        `${kind} once for each applicant`,
        entries.flatMap((entry) =>
          entry.kind === kind && (kind !== 'confirmed' || counting.includes(entry)) ? entry.application : [],
        ),
      )
    await this.checkCredits(counting)
    for (const id of this.ids)
      await this.checkPerson(
        id,
        entries
          .filter(({ application, kind }) => application === id && kind !== 'confirmed')
          .concat(counting.filter(({ application }) => application === id)),
      )
  }

  private async checkCredits(confirmed: readonly PaymentEntry[]): Promise<void> {
    for (const id of this.credits) {
      const stored = await firestore.collection(collectionPaths.bankCredits).doc(id).get()
      const { status, application, receiptNumber } = BankCreditSchema.parse(stored.data())
      const payment = confirmed.find(({ credit }) => credit === id)
      expect([status, application, receiptNumber]).toEqual(
        payment ? ['confirmed', payment.application, payment.receiptNumber] : ['open', '', ''],
      )
    }
  }

  /** What an application says about its money is what its payments say. */
  private async checkPerson(id: string, entries: readonly PaymentEntry[]): Promise<void> {
    const { status, fee, refund } = await readApplication(firestore, id)
    const of = (wanted: PaymentEntry['kind']) => entries.find(({ kind }) => kind === wanted)
    const [confirmed, cancelled, refunded] = [of('confirmed'), of('receipt cancelled'), of('refunded')]
    expect(status).toBe(cancelled ? 'cancelled' : confirmed ? 'admitted' : 'offered')
    expect(fee?.receiptNumber || undefined).toBe(confirmed?.receiptNumber)
    expect(fee?.receiptCancelled !== undefined && fee.receiptCancelled !== null).toBe(cancelled !== undefined)
    expect(cancelled?.receiptNumber).toBe(cancelled && confirmed?.receiptNumber)
    expect(Boolean(refund?.paidAt)).toBe(refunded !== undefined)
    if (refunded) expect(refunded.amount).toBe(refund?.amount)
    expect(refund?.amount ?? 0).toBeLessThanOrEqual(confirmed?.amount ?? 0)
  }
}

test('whatever clerks do at once, receipts have no gap, payments never change, and a credit counts once', {
  tags: ['slow'],
}, async () => {
  const history = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 6, maxLength: 9 })
  const histories = fc.sample(history, { numRuns: 2, seed: 20_261_129 })
  for (const [at, rounds] of histories.entries()) {
    const money = new Money(String(at + 1))
    await money.begin()
    for (const round of rounds) {
      await Promise.all(round.map((given) => money.take(given)))
      await money.check()
    }
    // In the end everybody leaves, and is served by two clerks.
    for (const kind of ['cancel', 'refund'] as const) {
      const all = money.ids.map((_, person) => ({ kind, person, line: 0, isStale: false }))
      await Promise.all([...all, ...all].map((given) => money.take(given)))
      await money.check()
    }
  }
  const kinds = [...(await allPayments(firestore)).values()].map(({ kind }) => kind)
  for (const kind of ['confirmed', 'confirmation undone', 'receipt cancelled', 'refunded'] as const)
    expect(kinds).toContain(kind)
})

test('of any number of clerks who confirm one credit at once for different people, one does', {
  tags: ['slow'],
}, async () => {
  const money = new Money('9')
  await money.begin()
  for (let line = 0; line < lines; line += 1) {
    const all = money.ids.map((_, person) => ({ kind: 'by credit', person, line, isStale: false }) as const)
    const answers = await Promise.all(all.map((given) => money.take(given)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await money.check()
  }
})
