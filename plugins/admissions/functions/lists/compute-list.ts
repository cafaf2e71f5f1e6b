import { createHash } from 'node:crypto'
import { Failure } from '@prangan/functions/lib/failure'
import type { Firestore } from 'firebase-admin/firestore'
import { admissionLimits } from '../../contract/limits.ts'
import type { Earlier } from '../../contract/merit/allocate.ts'
import type { Ranked } from '../../contract/merit/candidate.ts'
import { rankCandidates } from '../../contract/merit/rank.ts'
import { daysOff, roundAfter, roundsOf } from '../../contract/rounds.ts'
import type { MeritListRow, Unusual } from '../../contract/schemas/admission-lists.ts'
import type { Programme } from '../../contract/schemas/admission-sessions.ts'
import type { AllocationReport, AllottedSeat, MeritTrace } from '../../contract/schemas/merit-rules.ts'
import type { RefundRule } from '../../contract/schemas/refund-rules.ts'
import type { SeatDecisionKind } from '../../contract/schemas/seat-decisions.ts'
import { hasLapsed } from '../../contract/states.ts'
import { programmeOf, type StoredSession, sessionReference, toSession } from '../sessions/session-store.ts'
import { isRanked, type Rankable, readRankable, toCandidate } from './candidates.ts'
import {
  type EarlierList,
  listsOf,
  nextNumber,
  type Programmed,
  publishedOf,
  replacedOf,
  standOf,
  toEarlier,
} from './list-store.ts'
import { allocateRevised, type Decided, keptRow, type Touched } from './touched-seats.ts'
import { countUnchecked, unusualIn } from './unusual.ts'

export type ComputedList = {
  number: number
  /** The list that it replaces. */
  replaced: EarlierList | undefined
  /** A hash of all data that the list was computed from. */
  basis: string
  ruleVersion: number
  rows: MeritListRow[]
  report: AllocationReport
  traces: Map<string, MeritTrace>
  unusual: Unusual[]
  touched: Touched[]
  /** The session's rule, for admissions that are cancelled with the list. */
  refund: RefundRule
}

export async function computeList(
  firestore: Firestore,
  {
    replaces,
    decisions = {},
    publishAt = '',
    ...programmed
  }: Programmed & { replaces: string; decisions?: Decisions; publishAt?: string },
  now: Date,
): Promise<ComputedList & { stand: string }> {
  const [storedSession, storedLists] = await Promise.all([
    sessionReference(firestore, programmed.session).get(),
    listsOf(firestore, programmed).get(),
  ])
  const session = toSession(storedSession)
  const programme = programmeOf(session, programmed.programme)
  const lists = toEarlier(storedLists.docs)
  const replaced = replacedOf(lists, replaces)
  const earlier = lists.filter((list) => list !== replaced)
  const [applications, unchecked] = await Promise.all([
    readRankable(firestore, programmed, publishedOf(earlier).length > 0),
    countUnchecked(firestore, programmed),
  ])
  const decided = Object.fromEntries(Object.entries(decisions).map(([id, { decision }]) => [id, decision]))
  const list = listOf({ session, programme, earlier, applications, replaced, decided }, now)
  const corrected = replaced ? 0 : (publishedOf(earlier).at(-1)?.corrected ?? 0)
  const days = replaced
    ? 0
    : daysOff(
        roundAfter(roundsOf(session, programme.closesAt), publishedOf(earlier).length),
        publicationOf(publishAt, now),
      )
  const first: Unusual[] = [
    ...(unchecked > 0 ? [{ point: 'unchecked' as const, count: unchecked }] : []),
    ...(days !== 0 ? [{ point: 'otherDay' as const, count: days }] : []),
    ...(corrected > 0 ? [{ point: 'corrected' as const, count: corrected }] : []),
  ]
  return { ...list, stand: standOf(lists), unusual: [...first, ...list.unusual] }
}

/** Returns when a list becomes public that is to be published at this time, or at once. */
export const publicationOf = (publishAt: string, now: Date): Date =>
  publishAt === '' ? now : new Date(publishAt)

type Decisions = Readonly<Record<string, { decision: SeatDecisionKind }>>

export type Known = {
  session: StoredSession
  programme: Programme
  /** Without the one that is replaced. */
  earlier: readonly EarlierList[]
  replaced?: EarlierList | undefined
  applications: readonly Rankable[]
  /** About given seats that a revised list would not give. */
  decided?: Decided
}

export function listOf(known: Known, now: Date): ComputedList {
  const { session, programme, earlier, replaced, decided = {} } = known
  const published = publishedOf(earlier)
  const named = namedIn(published)
  const applications = known.applications
    .map((application) => (replaced?.offeredAt ? stillSeated(application, replaced, now) : application))
    .filter((application) => isRanked(application, named))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
  const candidates = applications.map((application) => toCandidate(application, session, programme))
  const taken = {
    ...takenSeats(applications, published, now),
    keepsSeats: published.length + 1 < programme.convertsFrom,
  }
  const { ranked } = rankCandidates(candidates, programme.merit, session.version)
  const { report, touched, kept } = allocateRevised(
    { ranked, seats: programme.seats, categories: session.reservedCategories, taken },
    { replaced: replaced?.id, applications, decided, now },
  )
  const touchedIds = touched.map(({ id }) => id)
  if (Object.keys(decided).some((id) => !touchedIds.includes(id))) throw new Failure('list-changed')
  if (touched.some(({ id, status }) => decided[id] === 'cancelled' && status === 'fee reported'))
    throw new Failure('fee-unchecked')
  const rows = withKeptRows(toRows(ranked, report), kept, ranked)
  if (rows.length > admissionLimits.rows) throw new Failure('list-too-long')
  const [number, ruleVersion] = [replaced?.number ?? nextNumber(earlier), session.version]
  const listed = new Set(rows.map(({ id }) => id))
  return {
    number,
    replaced,
    basis: hashOf([session.id, programme.key, number, replaced?.id, ruleVersion, candidates, taken, decided]),
    ruleVersion,
    rows,
    report,
    unusual: unusualIn(
      {
        ...{ programme, applications, ranked, report, replaced: replaced?.id },
        held: new Set(taken.held.map(({ id }) => id)),
      },
      now,
    ),
    touched,
    refund: session.refund,
    traces: new Map(ranked.filter(({ id }) => listed.has(id)).map(({ id, trace }) => [id, trace])),
  }
}

/**
 * Returns an application as the list had it that is revised after its seats were offered. Who has given the seat up or let it lapse since
 * competes as well: a revision corrects what was wrong, and it is the next list that gives released seats away.
 */
function stillSeated(application: Rankable, { report }: EarlierList, now: Date): Rankable {
  const { id, status, offer, seatDecision } = application
  const isNamed = [...report.offers, ...report.waiting].some((each) => each.id === id)
  const hasLeft = ['declined', 'withdrawn', 'cancelled'].includes(status) || hasLapsed({ status, offer }, now)
  const isDecided = seatDecision?.decision === 'cancelled'
  return isNamed && hasLeft && !isDecided ? { ...application, status: 'verified' } : application
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')

function namedIn(published: readonly EarlierList[]): Set<string> {
  return new Set(
    published.flatMap(({ report: { offers, waiting, skipped } }) =>
      [...offers, ...waiting, ...skipped].map(({ id }) => id),
    ),
  )
}

/**
 * Returns the seats that earlier lists have given away: those of open offers, paid fees and admissions, and those that are
 * still to be offered. Lapsed offers are computed here and never stored.
 */
function takenSeats(
  applications: readonly Rankable[],
  published: readonly EarlierList[],
  now: Date,
): Required<Pick<Earlier, 'held' | 'out'>> {
  // A later list may have moved an applicant to another share.
  const seats = new Map(published.flatMap(seatsGivenBy))
  const held: AllottedSeat[] = []
  const out: Earlier['out'] & object[] = []
  for (const { id, status, offer } of applications) {
    const given = seats.get(id)
    // Applicants who were verified again after their offer ended are ranked with all others; so are those whom a list that is
    // now revised offered another seat.
    const isOver = offer && given && offer.listNumber > given.number - (status === 'verified' ? 1 : 0)
    const reason = hasLapsed({ status, offer }, now) ? 'lapsed' : status
    if (reason === 'lapsed' || reason === 'declined' || reason === 'withdrawn') out.push({ id, reason })
    else if (reason === 'rejected' || reason === 'cancelled') out.push({ id, reason })
    else if (given && !isOver && given.seat) held.push(given.seat)
    else if (given && !isOver) out.push({ id, reason: 'supernumerary' })
  }
  return { held, out }
}

/** A seat without a share is one outside the sanctioned number. */
function seatsGivenBy({ number, report }: EarlierList): [string, { seat?: AllottedSeat; number: number }][] {
  const extra = report.skipped.filter(({ reason }) => reason === 'supernumerary')
  return [
    ...[...report.offers, ...report.moved].map((seat) => [seat.id, { seat, number }] as const),
    ...extra.map(({ id }) => [id, { number }] as const),
  ].map(([id, given]) => [id, given])
}

/** Whoever keeps a seat is among the others by rank, and last without one. */
function withKeptRows(
  rows: MeritListRow[],
  kept: readonly Rankable[],
  ranked: readonly Ranked[],
): MeritListRow[] {
  if (kept.length === 0) return rows
  const place = ({ rank }: MeritListRow) => rank || Number.POSITIVE_INFINITY
  return [...rows, ...kept.map((one) => keptRow(one, ranked))].sort((one, other) =>
    place(one) < place(other) ? -1 : 1,
  )
}

function toRows(ranked: readonly Ranked[], { offers, waiting }: AllocationReport): MeritListRow[] {
  const seats = new Map(offers.map((seat) => [seat.id, seat]))
  const places = new Map(waiting.map(({ id, position }) => [id, position]))
  return ranked.flatMap(({ id, number, name, category, index, rank }) => {
    const [seat, place] = [seats.get(id), places.get(id)]
    if (!seat && place === undefined) return []
    return {
      id,
      lastFour: number.slice(-4),
      name,
      category,
      index,
      rank,
      under: seat?.under ?? '',
      group: seat?.horizontal ?? '',
      waiting: place ?? 0,
    }
  })
}
