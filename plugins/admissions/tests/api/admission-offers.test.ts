import { fieldTexts } from '@prangan/contract/field-messages'
import { documentPaths } from '@prangan/contract/paths'
import { call, json, signIn, signUpWithoutRole } from '@prangan/tests/support/call.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { admissionLimits } from '../../contract/limits.ts'
import { admissionPaths } from '../../contract/paths.ts'
import { AdmissionListDocumentSchema } from '../../contract/schemas/admission-lists.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { addSession, asSeen, programmesOf, readApplication, verifiedWith } from '../support/admissions.ts'
import { countingFirestore } from '../support/count-firestore.ts'

const app = useOwnApp()
useTriggers(app)
let admin: string
let firestore: Firestore
beforeAll(async () => {
  admin = await signIn('admin')
  firestore = await app.firestore()
})

const hour = 60 * 60_000
const aDay = () => ({
  payFrom: app.now().toISOString(),
  payTo: new Date(app.now().getTime() + 24 * hour).toISOString(),
})
const offer = (list: string, time: object = aDay(), token = admin) =>
  call(`POST /api/admissions/lists/${list}/offers`, { token, ...json(time) })
const read = (id: string) => readApplication(firestore, id)
const statusesOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await read(id)).status))

async function publishNext(session: string): Promise<string> {
  const wanted = { session, programme: 'ba' }
  const { body: list } = await call('POST /api/admissions/lists/preview', { token: admin, ...json(wanted) })
  const { body, status } = await call('POST /api/admissions/lists', {
    token: admin,
    ...json(asSeen(wanted, list)),
  })
  if (status !== 201) throw new Error(`Publishing answers ${status}`)
  return String(body.id)
}

async function listOf(seats: number, marks: readonly number[], more: Partial<AdmissionDocument> = {}) {
  const programmes = programmesOf(app.now(), seats)
  const session = await addSession(admin, app.now(), { programmes })
  const all = await Promise.all(marks.map((xii) => verifiedWith(firestore, session, app.now(), xii, more)))
  return { session, list: await publishNext(session), ids: all.map(({ id }) => id), all }
}

describe('The office', () => {
  it('offers the seats of a list, with the exact time and sum; who waits gets none', async () => {
    const { list, ids, all } = await listOf(2, [450, 400, 350])
    const time = { payFrom: '2099-07-20T10:00+05:30', payTo: '2099-07-24T17:00+05:30' }
    const { status, body } = await offer(list, time)
    expect([status, body]).toEqual([200, { message: 'All seats are offered.', offered: 2, left: 0 }])
    expect(await statusesOf(ids)).toEqual(['offered', 'offered', 'verified'])
    const { offer: made, history } = await read(ids[0] ?? '')
    expect(made).toMatchObject({ list, listNumber: 1, under: 'open', amount: 4_000, cautionMoney: 500 })
    expect([made?.payTo.toISOString(), history.at(-1)?.status]).toEqual([
      '2099-07-24T11:30:00.000Z',
      'offered',
    ])
    const mail = await awaitMail(all[0]?.email ?? '', 1, /: seat offered$/)
    expect(mail.text).toContain('20 July 2099, 10:00 am – 24 July 2099, 5:00 pm')
    expect(mail.text).toContain('pay the fee of ₹4,000')
    expect(mail.text).toContain('The fee includes ₹500 caution money')
  })

  it('offers nobody twice: a repeat finds nothing left, four at the same moment make one offer each', {
    tags: ['slow'],
  }, async () => {
    const { list, ids } = await listOf(3, [450, 400, 350])
    const answers = await Promise.all(Array.from({ length: 4 }, () => offer(list)))
    const offered = answers.filter(({ status }) => status === 200).map(({ body }) => Number(body.offered))
    expect(offered.reduce((sum, some) => sum + some, 0)).toBe(3)
    expect((await offer(list)).body).toMatchObject({ offered: 0, left: 0 })
    for (const id of ids) expect((await read(id)).history).toHaveLength(1)
    const topics = await Promise.all(
      ids.map(async (id) => (await read(id)).mails.filter(({ topic }) => topic === 'offered')),
    )
    expect(topics.flat()).toHaveLength(3)
  })

  it('offers so many at once, and is told how many are left', { timeout: 120_000 }, async () => {
    const most = admissionLimits.offersAtOnce
    const { list, ids } = await listOf(
      most + 5,
      Array.from({ length: most + 5 }, (_, at) => 300 + at),
      {
        email: '',
      },
    )
    expect((await offer(list)).body).toMatchObject({ offered: most, left: 5 })
    expect((await offer(list)).body).toMatchObject({ offered: 5, left: 0 })
    expect(new Set(await statusesOf(ids))).toEqual(new Set(['offered']))
  })

  it('offers no seat in time that has passed, and none of a list that was withdrawn', async () => {
    const { list } = await listOf(1, [450])
    const past = { payFrom: '2020-07-20T10:00+05:30', payTo: '2020-07-24T17:00+05:30' }
    const late = await offer(list, past)
    expect([late.status, late.body.errors]).toEqual([
      400,
      { payTo: 'This time has passed. Choose a later one.' },
    ])
    await call(`POST /api/admissions/lists/${list}/withdraw`, { token: admin, ...json({ reason: 'Wrong.' }) })
    expect((await offer(list)).status).toBe(409)
    expect((await offer('2026-27-ba-9')).status).toBe(404)
  })

  it('gives at least a day to pay, also counted from now', async () => {
    const { list, ids } = await listOf(1, [450])
    const at = (hours: number) => new Date(app.now().getTime() + hours * hour).toISOString()
    for (const time of [
      { payFrom: at(0), payTo: at(23) },
      { payFrom: at(-10), payTo: at(20) },
      { payFrom: at(48), payTo: at(60) },
    ]) {
      const { status, body } = await offer(list, time)
      expect([status, body.errors]).toEqual([400, { payTo: fieldTexts.offerTooShort }])
    }
    expect(await statusesOf(ids)).toEqual(['verified'])
  })

  it('cannot withdraw a list once its seats are offered', async () => {
    const { list } = await listOf(1, [450])
    await offer(list)
    const { status, body } = await call(`POST /api/admissions/lists/${list}/withdraw`, {
      token: admin,
      ...json({ reason: 'Too late.' }),
    })
    expect([status, body.message]).toEqual([
      409,
      'You can’t withdraw this list, because its seats have already been offered. Revise it instead.',
    ])
  })

  it('gives the seat of an offer that lapsed, or was declined, to the next on the list', async () => {
    const { session, list, ids } = await listOf(2, [450, 400, 350, 300])
    const [lapsing = '', declining = '', third = '', fourth = ''] = ids
    await offer(list)
    await firestore.doc(documentPaths.admission(declining)).update({ status: 'declined' })
    app.pass(25 * hour)
    // A lapsed offer keeps its stored status.
    expect((await read(lapsing)).status).toBe('offered')
    const next = await publishNext(session)
    await offer(next)
    expect(await statusesOf([lapsing, declining, third, fourth])).toEqual([
      'offered',
      'declined',
      'offered',
      'offered',
    ])
    const stored = (await firestore.doc(admissionPaths.list(next)).get()).data()
    expect(AdmissionListDocumentSchema.parse(stored).report.skipped).toEqual([
      { id: lapsing, reason: 'lapsed' },
      { id: declining, reason: 'declined' },
    ])
  })

  it('offers a seat again by the next list to whoever is verified again after a lapse', async () => {
    const { session, list, ids } = await listOf(1, [450, 400])
    const [first = '', second = ''] = ids
    await offer(list)
    app.pass(25 * hour)
    await firestore.doc(documentPaths.admission(first)).update({ status: 'verified' })
    expect((await offer(list)).body, 'not by the same list').toMatchObject({ offered: 0, left: 0 })
    expect((await offer(await publishNext(session))).body).toMatchObject({ offered: 1, left: 0 })
    expect(await statusesOf([first, second])).toEqual(['offered', 'verified'])
    expect((await read(first)).offer).toMatchObject({ listNumber: 2, acceptedAt: null })
    // The seat stays reserved until that offer ends too.
    expect((await offer(await publishNext(session))).body).toMatchObject({ offered: 0, left: 0 })
  })

  it('tells whoever was moved to an open seat, when the next list is offered', async () => {
    const shares = { sc: 0, st: 0, obc: 50, ews: 0 }
    const session = await addSession(admin, app.now(), { programmes: programmesOf(app.now(), 2, shares) })
    const [first, second, third] = await Promise.all([
      verifiedWith(firestore, session, app.now(), 450),
      verifiedWith(firestore, session, app.now(), 400, { category: 'obc' }),
      verifiedWith(firestore, session, app.now(), 350, { category: 'obc' }),
    ])
    await offer(await publishNext(session))
    expect((await read(second?.id ?? '')).offer?.under).toBe('obc')
    await firestore.doc(documentPaths.admission(first?.id ?? '')).update({ status: 'declined' })
    expect((await offer(await publishNext(session))).body).toMatchObject({ offered: 1, left: 0 })
    expect((await read(second?.id ?? '')).offer).toMatchObject({ under: 'open', listNumber: 1 })
    expect((await read(third?.id ?? '')).offer).toMatchObject({ under: 'obc', listNumber: 2 })
  })
})

describe('A function that is killed while it offers', () => {
  it('has offered all of a part or none of it, and a repeat goes on', async () => {
    const { list, ids } = await listOf(2, [450, 400])
    // What is recorded about the mails of the list is also updated in transactions.
    const statesOf = async (id: string) => (await read(id)).mails.map(({ state }) => state)
    await expect.poll(() => Promise.all(ids.map(statesOf)), { timeout: 20_000 }).toEqual([['sent'], ['sent']])
    const { Transaction } = await import('firebase-admin/firestore')
    const { update } = Transaction.prototype
    let updates = 0
    Transaction.prototype.update = function (this: typeof Transaction.prototype, ...given: never) {
      updates += 1
      if (updates === 2) throw new Error('killed')
      return (update as (...given: unknown[]) => typeof this).apply(this, given)
    } as typeof update
    const killed = await offer(list).finally(() => {
      Transaction.prototype.update = update
    })
    expect(killed.status).toBe(500)
    expect(await statusesOf(ids)).toEqual(['verified', 'verified'])
    expect((await offer(list)).body).toMatchObject({ offered: 2, left: 0 })
    for (const id of ids)
      expect((await read(id)).mails.map(({ topic }) => topic)).toEqual(['final list', 'offered'])
  })
})

describe('Twelve hundred applications', () => {
  it('are listed, published and offered, with these reads and writes', { tags: ['slow'] }, async () => {
    const session = await addSession(admin, app.now(), {
      programmes: programmesOf(app.now(), 300, { sc: 21, st: 2, obc: 27, ews: 10 }),
    })
    const categories = ['general', 'obc', 'sc', 'st', 'ews'] as const
    for (let at = 0; at < 1_200; at += 100) {
      await Promise.all(
        Array.from({ length: 100 }, (_, more) =>
          verifiedWith(firestore, session, app.now(), 230 + ((at + more) % 270), {
            email: '',
            category: categories[(at + more) % categories.length] ?? 'general',
          }),
        ),
      )
    }
    const measured = async <Value>(what: string, work: () => Promise<Value>) => {
      const begun = performance.now()
      const { value, reads, writes } = await countingFirestore(work)
      const ms = Math.round(performance.now() - begun)
      console.info(`${what}: ${reads} reads, ${writes} writes, ${ms} ms`)
      return { value, reads, writes }
    }
    const wanted = json({ session, programme: 'ba' })
    const preview = await measured('preview', () =>
      call('POST /api/admissions/lists/preview', { token: admin, ...wanted }),
    )
    expect(preview.reads).toBeLessThan(1_210)
    const { rows } = preview.value.body
    expect(rows).toHaveLength(1_200)
    const published = await measured('publish', () =>
      call('POST /api/admissions/lists', {
        token: admin,
        ...json(asSeen({ session, programme: 'ba' }, preview.value.body)),
      }),
    )
    expect(published.value.status).toBe(201)
    // Each applicant is read once for the ranking, and once more to be mailed their place.
    expect([published.reads < 2_430, published.writes < 1_210]).toEqual([true, true])
    const offers = await measured('an offer of 50 seats', () => offer(String(published.value.body.id)))
    expect(offers.value.body).toMatchObject({ offered: 50, left: 250 })
  })
})

describe('Anybody but the office', () => {
  it('can offer no seats', async () => {
    const { list, ids } = await listOf(1, [450])
    const [teacher, stranger] = await Promise.all([signIn('teacher'), signUpWithoutRole()])
    for (const token of [teacher, stranger]) expect((await offer(list, aDay(), token)).status).toBe(403)
    expect(await statusesOf(ids)).toEqual(['verified'])
  })
})
