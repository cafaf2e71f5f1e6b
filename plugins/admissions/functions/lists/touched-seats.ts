import { firstListId } from '../../contract/list-id.ts'
import { allocate, type Earlier } from '../../contract/merit/allocate.ts'
import type { Ranked } from '../../contract/merit/candidate.ts'
import type { MeritListRow } from '../../contract/schemas/admission-lists.ts'
import type { AllocationReport, SeatRule } from '../../contract/schemas/merit-rules.ts'
import type { SeatDecisionKind } from '../../contract/schemas/seat-decisions.ts'
import { holdsSeat } from '../../contract/states.ts'
import type { Rankable } from './candidates.ts'

export type Decided = Readonly<Record<string, SeatDecisionKind>>

type Wanted = {
  ranked: readonly Ranked[]
  seats: SeatRule
  categories: readonly string[]
  taken: Required<Pick<Earlier, 'held' | 'out' | 'keepsSeats'>>
}

type Revised = {
  /** The id of the list that is replaced. */
  replaced: string | undefined
  applications: readonly Rankable[]
  decided: Decided
  now: Date
}

/** A rank of 0 is none. */
export type Touched = Rankable & { rank: number; waiting: number }

export type Seated = {
  report: AllocationReport
  /** The holders whose given seats this list would not give, with their place in it. */
  touched: Touched[]
  /** Those who keep a seat outside the sanctioned number. */
  kept: Rankable[]
}

const seatedIn = ({ offers, moved }: AllocationReport): Set<string> =>
  new Set([...offers, ...moved].map(({ id }) => id))

/**
 * Allocates the seats of a list. For one that is revised after offers, everybody competes again, holders too. Those whose seat
 * somebody else would get are touched; then the seats are allocated as was decided about them: who keeps a seat takes none of
 * the others', and whose offer is cancelled waits at the own rank.
 */
export function allocateRevised(
  { ranked, seats, categories, taken }: Wanted,
  { replaced, applications, decided, now }: Revised,
): Seated {
  const first = allocate(ranked, seats, categories, taken)
  const given = applications.filter(
    ({ status, offer }) =>
      replaced &&
      offer &&
      firstListId(offer.list) === firstListId(replaced) &&
      holdsSeat({ status, offer }, now),
  )
  let report = first
  const lost: Rankable[] = []
  const kept: Rankable[] = []
  // Each decision can cost a further holder the seat, whose own decision counts in the next round.
  for (let more = unseated(); more.length > 0; more = unseated()) {
    lost.push(...more)
    kept.push(...more.filter(({ id }) => decided[id] === 'keeps' || decided[id] === 'provisional'))
    const ended = lost.filter(({ id, status }) => decided[id] === 'cancelled' && status === 'admitted')
    const out = [
      ...taken.out,
      ...kept.map(({ id }) => ({ id, reason: 'supernumerary' as const })),
      ...ended.map(({ id }) => ({ id, reason: 'cancelled' as const })),
    ]
    report = allocate(ranked, seats, categories, { ...taken, out })
  }
  if (lost.length === 0) return { report, touched: [], kept }
  const touched = given
    .filter((one) => lost.includes(one))
    .map((one) => ({
      ...one,
      rank: ranked.find(({ id }) => id === one.id)?.rank ?? 0,
      waiting: first.waiting.find(({ id }) => id === one.id)?.position ?? 0,
    }))
  return { report: withKept(report, ranked, kept), touched, kept }

  function unseated(): Rankable[] {
    const seated = seatedIn(report)
    return given.filter((one) => !seated.has(one.id) && !lost.includes(one))
  }
}

/** Names the kept seats in the report, also of holders who have no rank any more: later lists know them by it. */
function withKept(
  report: AllocationReport,
  ranked: readonly Ranked[],
  kept: readonly Rankable[],
): AllocationReport {
  const hasRank = new Set(ranked.map(({ id }) => id))
  const unranked = kept.filter(({ id }) => !hasRank.has(id))
  const shares = Map.groupBy(kept, ({ offer }) => offer?.under ?? '')
  return {
    ...report,
    skipped: [...report.skipped, ...unranked.map(({ id }) => ({ id, reason: 'supernumerary' as const }))],
    steps: [
      ...report.steps,
      ...[...shares].map(([vertical, those]) => ({
        step: 'supernumerary' as const,
        vertical,
        seats: those.length,
      })),
    ],
  }
}

export function keptRow(
  { id, applicationNumber, name, category, offer }: Rankable,
  ranked: readonly Ranked[],
): MeritListRow {
  const own = ranked.find((one) => one.id === id)
  return {
    id,
    lastFour: applicationNumber.slice(-4),
    name,
    category: own?.category ?? category,
    index: own?.index ?? 0,
    rank: own?.rank ?? 0,
    under: offer?.under ?? '',
    group: '',
    waiting: 0,
    isExtra: true,
  }
}
