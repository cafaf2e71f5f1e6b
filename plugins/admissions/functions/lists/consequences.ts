import { createHash } from 'node:crypto'
import { Failure } from '@prangan/functions/lib/failure'
import type { Firestore } from 'firebase-admin/firestore'
import type { Corrected } from '../../contract/facts.ts'
import { isProvisional, type MeritListRow } from '../../contract/schemas/admission-lists.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import type { Consequences } from '../../contract/schemas/corrections.ts'
import { holdsSeat } from '../../contract/states.ts'
import { programmeOf, type StoredSession } from '../sessions/session-store.ts'
import { type Rankable, readRankable } from './candidates.ts'
import { listOf } from './compute-list.ts'
import { type EarlierList, listsOf, publishedOf, toEarlier } from './list-store.ts'

type After = Pick<Corrected, 'after'> & Pick<AdmissionDocument, 'checks'>

type Known = {
  session: StoredSession
  programme: string
  /** The published lists, the first one first. */
  lists: readonly EarlierList[]
  /** True if no list was published after these. */
  isLatest: boolean
  applications: readonly Rankable[]
}

/**
 * Returns what a correction would change in the published list that gave the applicant's seat, for all others in the latest one
 * of the programme; or null if no list is published. The list is computed twice from the same data, with and without the
 * correction.
 */
export async function consequencesOf(
  firestore: Firestore,
  { id, programme }: Pick<AdmissionDocument, 'programme'> & { id: string },
  session: StoredSession,
  correction: After,
  now: Date,
): Promise<Consequences | null> {
  const programmed = { session: session.id, programme }
  const { docs } = await listsOf(firestore, programmed).get()
  const published = publishedOf(toEarlier(docs))
  if (published.length === 0) return null
  const gave = published.findIndex(({ report }) => report.offers.some((seat) => seat.id === id))
  const lists = gave === -1 ? published : published.slice(0, gave + 1)
  const applications = await readRankable(firestore, programmed, true)
  return consequences(
    { session, programme, lists, isLatest: lists.length === published.length, applications },
    id,
    correction,
    now,
  )
}

function consequences(
  { session, programme: key, lists, isLatest, applications }: Known,
  id: string,
  { after, checks }: After,
  now: Date,
): Consequences | null {
  const [last, earlier] = [lists.at(-1), lists.slice(0, -1)]
  if (!last) return null
  const programme = programmeOf(session, key)
  const then = applications.flatMap((application) => asThen(application, last, earlier))
  const listed = (all: readonly Rankable[]) =>
    new Map(listOf({ session, programme, earlier, applications: all }, now).rows.map((row) => [row.id, row]))
  const corrected = ({ name, dob, gender, category, details }: Corrected['after']) => ({
    ...{ name, dob, gender, category, checks },
    details: { claims: details.claims, education: details.education, cuet: details.cuet },
  })
  const [before, with_] = [
    listed(then),
    listed(then.map((each) => (each.id === id ? { ...each, ...corrected(after) } : each))),
  ]
  const ids = [...new Set([...before.keys(), ...with_.keys()])]
  const others = ids.filter((each) => each !== id)
  const ranks = others.map((each) => [rankIn(before, each), rankIn(with_, each)] as const)
  const result = {
    list: last.number,
    listId: last.id,
    isLatest,
    isProvisional: isProvisional(last),
    self: { before: placeOf(before.get(id)), after: placeOf(with_.get(id)) },
    up: ranks.filter(([one, other]) => other < one).length,
    down: ranks.filter(([one, other]) => other > one).length,
    moves: movesOf(others, before, with_, applications),
    seats: ids.flatMap((each) => seatChange(each, before, with_, applications, now)),
  }
  return { ...result, basis: createHash('sha256').update(JSON.stringify(result)).digest('base64url') }
}

/** As many as a clerk reads. */
const mostMoves = 20

function movesOf(
  ids: readonly string[],
  before: Rows,
  after: Rows,
  applications: readonly Rankable[],
): Consequences['moves'] {
  const names = new Map(applications.map(({ id, name }) => [id, name]))
  return ids
    .map((id) => ({
      ...{ id, name: names.get(id) ?? '' },
      ...{ before: before.get(id)?.rank ?? 0, after: after.get(id)?.rank ?? 0 },
    }))
    .filter((move) => move.before !== move.after)
    .sort(
      (one, other) => (one.before || Number.POSITIVE_INFINITY) - (other.before || Number.POSITIVE_INFINITY),
    )
    .slice(0, mostMoves)
}

type Rows = ReadonlyMap<string, MeritListRow>

/** Who is not on the list stands below all others. */
const rankIn = (rows: Rows, id: string): number => rows.get(id)?.rank ?? Number.POSITIVE_INFINITY

const placeOf = (row: MeritListRow | undefined): Consequences['self']['before'] => ({
  rank: row?.rank ?? 0,
  under: row?.under ?? '',
  waiting: row?.waiting ?? 0,
})

/** Returns an application as the list was computed from it: what became of it later does not count. */
function asThen(application: Rankable, last: EarlierList, earlier: readonly EarlierList[]): Rankable[] {
  const { id, offer } = application
  const isIn = (list: readonly { id: string }[]) => list.some((each) => each.id === id)
  const { offers, waiting, skipped } = last.report
  if (isIn(offers) || isIn(waiting)) {
    const isEarlier = offer !== null && offer.listNumber < last.number
    return [{ ...application, status: 'verified', offer: isEarlier ? offer : null }]
  }
  if (isIn(skipped)) return [{ ...application, status: 'withdrawn' }]
  if (earlier.some(({ report }) => isIn(report.offers))) return [{ ...application, status: 'admitted' }]
  return application.status === 'verified' ? [application] : []
}

function seatChange(
  id: string,
  before: Rows,
  after: Rows,
  applications: readonly Rankable[],
  now: Date,
): Consequences['seats'] {
  const [old, next] = [before.get(id)?.under ?? '', after.get(id)?.under ?? '']
  const application = applications.find((each) => each.id === id)
  if (!application || old === next) return []
  const { name, applicationNumber, status } = application
  const isGiven = holdsSeat(application, now)
  return [
    {
      id,
      name,
      applicationNumber,
      status,
      ...(next === ''
        ? { change: 'lost', under: old }
        : old === ''
          ? { change: 'won', under: next }
          : { change: 'changed', under: next, from: old }),
      isGiven,
    },
  ]
}

/** Throws 409 unless the clerk has seen these consequences. */
export function refuseUnseen(found: Consequences | null, { seen }: { seen: string }): void {
  if (found !== null && seen !== found.basis) throw new Failure('consequences-unseen')
}
