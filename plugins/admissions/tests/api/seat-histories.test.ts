import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsSeat } from '../../contract/states.ts'
import { addSession, programmesOf, verifiedWith } from '../support/admissions.ts'
import { own, seen } from '../support/own-applications.ts'
import { useLists } from '../support/use-lists.ts'

const app = useOwnApp()
const { admin, send, read, publish, offer, tokenOf, publicList } = useLists(app)

const day = 24 * 60 * 60_000
const seats = 3
const marks = [480, 460, 440, 420, 400, 380]

const who = fc.nat(marks.length - 1)
const decision = fc.constantFrom('keeps' as const, 'provisional' as const, 'cancelled' as const)
const step = fc.oneof(
  fc.record({ kind: fc.constant('correct' as const), who, obtained: fc.integer({ min: 260, max: 500 }) }),
  fc.record({ kind: fc.constant('revise' as const), decisions: fc.array(decision, { minLength: 1 }) }),
  fc.record({ kind: fc.constant('next' as const) }),
  fc.record({ kind: fc.constant('offer' as const) }),
  fc.record({ kind: fc.constant('answer' as const), who, accept: fc.boolean() }),
  fc.record({ kind: fc.constant('confirm' as const), who }),
  fc.record({ kind: fc.constant('wait' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
type Decision = { decision: 'keeps' | 'provisional' | 'cancelled'; reason: string; condition: string }

/** A programme with its lists, changed by the calls of the office and of its applicants. */
class Programme {
  session = ''
  ids: string[] = []
  list = ''
  /** Who may have lost a seat by the last step: by a decision, a refusal of their own, or the end of the time. */
  excused = new Set<string>()

  async begin(): Promise<void> {
    const programmes = programmesOf(app.now(), seats, { obc: 34 })
    this.session = await addSession(admin(), app.now(), { programmes, showsSeats: true })
    const firestore = await app.firestore()
    for (const [at, xii] of marks.entries()) {
      const category = at % 2 === 0 ? 'general' : 'obc'
      this.ids.push((await verifiedWith(firestore, this.session, app.now(), xii, { category })).id)
    }
    this.list = await publish(this.session)
    await offer(this.list)
  }

  async holders(): Promise<string[]> {
    const all = await Promise.all(this.ids.map(async (id) => ({ id, ...(await read(id)) })))
    return all.filter((one) => holdsSeat(one, app.now())).map(({ id }) => id)
  }

  async take(given: Step): Promise<void> {
    this.excused.clear()
    const id = 'who' in given ? (this.ids[given.who] ?? '') : ''
    if (given.kind === 'correct') await this.correct(id, String(given.obtained))
    if (given.kind === 'revise') await this.revise(given.decisions)
    if (given.kind === 'next') this.list = await publish(this.session)
    if (given.kind === 'offer') await offer(this.list)
    if (given.kind === 'answer') {
      await own('offer', { token: await tokenOf(id), accept: given.accept })
      if (!given.accept) this.excused.add(id)
    }
    if (given.kind === 'confirm') {
      const { version } = await read(id)
      const paidOn = app.now().toISOString().slice(0, 10)
      await send(`PUT /api/admissions/${id}/fee`, { version, reference: `UTR ${id}`, paidOn, amount: 4_000 })
    }
    if (given.kind === 'wait') {
      app.pass(3 * day)
      for (const each of this.ids) if ((await read(each)).status === 'offered') this.excused.add(each)
    }
  }

  private async correct(id: string, obtained: string): Promise<void> {
    const { version } = await read(id)
    const facts = { 'education.xii.obtained': obtained }
    const { body } = await send(`POST /api/admissions/${id}/facts/preview`, { version, facts })
    const { basis } = (body.consequences ?? {}) as { basis?: string }
    const why = { document: ':original', reason: 'The marksheet says so.', ...(basis && { seen: basis }) }
    await send(`PUT /api/admissions/${id}/facts`, { version, facts, ...why })
  }

  /** Decisions may touch somebody else, about whom the officer decides then. */
  private async revise(kinds: readonly Decision['decision'][]): Promise<void> {
    const wanted = { session: this.session, programme: 'ba', replaces: this.list }
    const decisions: Record<string, Decision> = {}
    for (;;) {
      const { body, status } = await send('POST /api/admissions/lists/preview', { ...wanted, decisions })
      expect(status).toBe(200)
      const touched = body.touched as { id: string; status: string }[]
      const open = touched.filter(({ id }) => !decisions[id])
      for (const [at, { id }] of open.entries()) {
        const kind = kinds[at % kinds.length] ?? 'keeps'
        decisions[id] = { decision: kind, reason: 'Wrong marks.', condition: 'The original' }
        if (kind === 'cancelled') this.excused.add(id)
      }
      if (open.length === 0) break
    }
    const more = { replaces: this.list, decisions, because: 'Marks were corrected.' }
    this.list = await publish(this.session, more)
  }

  /** Everybody who had a seat has it, on the own page too, and the seats add up to the sanctioned ones. */
  async check(before: readonly string[]): Promise<void> {
    const holders = await this.holders()
    const lost = before.filter((id) => !holders.includes(id))
    expect(lost.filter((id) => !this.excused.has(id))).toEqual([])
    for (const id of holders) {
      const { state } = seen(await own('read', { token: await tokenOf(id) }))
      expect(['offered', 'fee reported', 'admitted']).toContain(state)
    }
    const { matrix } = await publicList(this.list)
    if (!matrix) throw new Error('The list shows no seats.')
    const { sanctioned, listed, offered, admitted, lapsed, held, vacant, supernumerary } = matrix.total
    expect(sanctioned).toBe(seats)
    expect(listed + offered + admitted + lapsed + held + vacant).toBe(seats)
    expect(offered + admitted + supernumerary).toBe(holders.length)
  }
}

test('after any corrections, lists, answers and payments nobody has lost a seat without a decision', {
  tags: ['slow'],
}, async () => {
  const history = fc.array(step, { minLength: 9, maxLength: 12 })
  for (const steps of fc.sample(history, { numRuns: 3, seed: 20_261_129 })) {
    const programme = new Programme()
    await programme.begin()
    for (const given of steps) {
      const before = await programme.holders()
      await programme.take(given)
      await programme.check(before)
    }
  }
})
