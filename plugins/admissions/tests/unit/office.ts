import fc from 'fast-check'
import { firstListId, listId } from '../../contract/list-id.ts'
import type { Candidate } from '../../contract/merit/candidate.ts'
import type { ListSeats } from '../../contract/schemas/admission-lists.ts'
import type { AdmissionSessionInput } from '../../contract/schemas/admission-sessions.ts'
import type { SeatDecisionKind } from '../../contract/schemas/seat-decisions.ts'
import { holdsSeat, seatStateOf } from '../../contract/states.ts'
import type { Rankable } from '../../functions/lists/candidates.ts'
import { type ComputedList, type Known, listOf } from '../../functions/lists/compute-list.ts'
import type { EarlierList } from '../../functions/lists/list-store.ts'
import { programme } from './applicants.ts'

export const now = new Date('2026-07-01T06:00:00Z')
const later = new Date('2099-07-01T06:00:00Z')
const session = '2026-27'

export type Rule = typeof programme extends fc.Arbitrary<infer Value> ? Value : never

const step = fc.oneof(
  fc.record({ kind: fc.constant('correct' as const), who: fc.nat(), tens: fc.integer({ min: 6, max: 20 }) }),
  fc.record({ kind: fc.constant('category' as const), who: fc.nat(), category: fc.nat() }),
  fc.record({
    kind: fc.constant('revise' as const),
    decisions: fc.array(fc.constantFrom('keeps' as const, 'provisional' as const, 'cancelled' as const), {
      minLength: 1,
      maxLength: 5,
    }),
  }),
  fc.record({ kind: fc.constant('next' as const) }),
  fc.record({ kind: fc.constant('offer' as const) }),
  fc.record({
    kind: fc.constant('answer' as const),
    who: fc.nat(),
    status: fc.constantFrom('declined' as const, 'admitted' as const, 'fee reported' as const),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const marksOf = (marks: Candidate['marks']['x']) => {
  const given = marks === 'awaited' || marks === undefined ? undefined : marks
  return { board: '', rollNumber: '', year: '2026', stream: '', isAwaited: !given, ...given }
}

const toRankable = ({ id, number, name, dob, gender, category, marks }: Candidate): Rankable => ({
  ...{ id, name, dob, gender, category },
  applicationNumber: number,
  status: 'verified',
  checks: {},
  corrections: [],
  seatDecision: null,
  qualification: '',
  offer: null,
  details: { claims: [], education: { x: marksOf(marks.x), xii: marksOf(marks.xii) }, cuet: null },
})

/** A programme's lists and applications as the office changes them, without a store. */
export class Office {
  lists: (EarlierList & Pick<ComputedList, 'rows'>)[] = []
  /** What became of offered seats, by the first list of their number. */
  seats: Record<string, ListSeats> = {}
  applications: Rankable[]
  /** Who lost a given seat, and by which decision. */
  decided = new Map<string, SeatDecisionKind>()
  private readonly rule: Rule

  constructor(rule: Rule) {
    this.rule = rule
    this.applications = rule.applicants.map(toRankable)
  }

  known(replaced?: EarlierList, decided: Record<string, SeatDecisionKind> = {}): Known {
    const { merit, seats, categories } = this.rule
    const own = { key: 'ba', merit, seats, convertsFrom: 1, asksCuet: false, closesAt: now }
    return {
      session: { id: session, version: 1, claims: [], reservedCategories: categories } as never,
      programme: own as unknown as Known['programme'] & AdmissionSessionInput['programmes'][number],
      earlier: this.lists.filter((list) => list !== replaced),
      replaced,
      applications: this.applications,
      decided,
    }
  }

  get last(): Office['lists'][number] | undefined {
    return this.lists.findLast(({ status }) => status === 'published')
  }

  holders = (): string[] => this.applications.filter((one) => holdsSeat(one, now)).map(({ id }) => id)

  get published(): Office['lists'] {
    return this.lists.filter(({ status }) => status === 'published')
  }

  /** Those whom a list that stands gives their seat, or names as supernumerary. */
  get named(): Set<string> {
    const given = ({ report: { offers, moved, skipped } }: EarlierList) => [
      ...[...offers, ...moved].map(({ id }) => id),
      ...skipped.flatMap(({ id, reason }) => (reason === 'supernumerary' ? [id] : [])),
    ]
    return new Set(this.published.flatMap(given))
  }

  change(id: string, fields: Partial<Rankable>): void {
    this.applications = this.applications.map((one) => (one.id === id ? { ...one, ...fields } : one))
    const one = this.applications.find((each) => each.id === id)
    const [seat, list] = [one && seatStateOf(one), firstListId(one?.offer?.list ?? '')]
    if (seat) this.seats[list] = { ...this.seats[list], [id]: seat }
  }

  publish({ number, report, rows }: ComputedList, replaced?: EarlierList): void {
    const revision = replaced ? replaced.revision + 1 : 0
    if (replaced) replaced.status = 'replaced'
    const id = listId({ session, programme: 'ba' }, number, revision)
    this.lists.push({
      ...{ id, number, revision, report, rows, status: 'published', objectionsUntil: null },
      ...{
        objections: { all: 0, open: 0, upheld: 0 },
        corrected: 0,
        decisions: [],
        offeredAt: replaced?.offeredAt ?? null,
      },
      version: 1,
    })
  }

  revise(kinds: readonly SeatDecisionKind[]): void {
    const replaced = this.last
    if (!replaced) return
    const chosen: Record<string, SeatDecisionKind> = {}
    // Decisions may touch somebody else, about whom the officer decides then.
    for (let list = listOf(this.known(replaced), now); ; list = listOf(this.known(replaced, chosen), now)) {
      const open = list.touched.filter(({ id }) => !chosen[id])
      for (const [at, { id, status }] of open.entries()) {
        const kind = kinds[at % kinds.length] ?? 'keeps'
        chosen[id] = kind === 'cancelled' && status === 'fee reported' ? 'keeps' : kind
      }
      if (open.length > 0) continue
      this.publish(list, replaced)
      const seated = new Set(list.report.offers.map(({ id }) => id))
      for (const { id, status } of list.touched) {
        this.decided.set(id, chosen[id] ?? 'keeps')
        if (chosen[id] !== 'cancelled' || seated.has(id)) continue
        const by = { reason: '', condition: '', listNumber: list.number, by: '', at: now }
        this.change(id, {
          status: status === 'admitted' ? 'cancelled' : 'verified',
          seatDecision: { decision: 'cancelled', ...by },
        })
      }
      return
    }
  }

  offer(): void {
    const list = this.last
    if (!list) return
    list.offeredAt = now
    for (const { id, under } of list.report.offers) {
      const one = this.applications.find((each) => each.id === id)
      if (one?.status !== 'verified' || one.offer?.list === list.id) continue
      const time = { payFrom: now, payTo: later, acceptedAt: null, extensions: [] }
      const money = { amount: 4_000, cautionMoney: 0, heads: [] }
      const offer = { list: list.id, listNumber: list.number, under, ...time, ...money }
      this.change(id, { status: 'offered', offer })
    }
  }

  take(given: Step): void {
    if (given.kind === 'next') this.publish(listOf(this.known(), now))
    else if (given.kind === 'offer') this.offer()
    else if (given.kind === 'revise') this.revise(given.decisions)
    else {
      const one = this.applications[given.who % this.applications.length]
      if (one) this.change(one.id, this.changeOf(one, given))
    }
  }

  private changeOf(one: Rankable, given: Extract<Step, { who: number }>): Partial<Rankable> {
    if (given.kind === 'answer') return one.status === 'offered' ? { status: given.status } : {}
    if (given.kind === 'category') {
      const all = ['general', ...this.rule.categories]
      return { category: all[given.category % all.length] ?? 'general' }
    }
    const { education } = one.details
    const xii = { ...education.xii, isAwaited: false, obtained: given.tens * 2_500, maximum: 50_000 }
    return { details: { ...one.details, education: { ...education, xii } } }
  }
}

export const histories = fc.tuple(programme, fc.array(step, { minLength: 4, maxLength: 24 }))

/** Everybody begins with a first list whose seats are offered. */
export function begun(rule: Rule): Office {
  const office = new Office(rule)
  office.publish(listOf(office.known(), now))
  office.offer()
  return office
}
