import { collectionPaths } from '@prangan/contract/paths'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import type { Candidate } from '../../contract/merit/candidate.ts'
import { countedClaims } from '../../contract/merit/counted-claims.ts'
import { claimItem } from '../../contract/requirements.ts'
import type { Programme } from '../../contract/schemas/admission-sessions.ts'
import { AdmissionDocumentSchema, type ApplicationStatus } from '../../contract/schemas/application.ts'
import { ApplicationDetailsSchema, type MarksRow } from '../../contract/schemas/full-application.ts'
import type { Marks } from '../../contract/schemas/merit-rules.ts'
import type { StoredSession } from '../sessions/session-store.ts'

const detailsShape = { claims: true, education: true, cuet: true } as const
const shape = {
  name: true,
  applicationNumber: true,
  dob: true,
  gender: true,
  category: true,
  qualification: true,
  status: true,
  checks: true,
  corrections: true,
  offer: true,
  seatDecision: true,
} as const

const RankableSchema = z.extend(z.pick(AdmissionDocumentSchema, shape), {
  details: z.pick(ApplicationDetailsSchema, detailsShape),
})
export type Rankable = z.infer<typeof RankableSchema> & { id: string }

const fields = [...Object.keys(shape), ...Object.keys(detailsShape).map((name) => `details.${name}`)]

/** The ranked statuses have a rank in every list, the former ones only if an earlier list named the application. */
const rankedStatuses = ['verified', 'offered', 'fee reported', 'admitted', 'declined', 'cancelled'] as const
const formerStatuses = ['withdrawn', 'rejected'] as const satisfies readonly ApplicationStatus[]

export const isRanked = ({ id, status }: Pick<Rankable, 'id' | 'status'>, named: ReadonlySet<string>) =>
  rankedStatuses.some((ranked) => ranked === status) ||
  (named.has(id) && formerStatuses.some((former) => former === status))

export async function readRankable(
  firestore: Firestore,
  { session, programme }: { session: string; programme: string },
  isLater: boolean,
): Promise<Rankable[]> {
  const statuses = isLater ? [...rankedStatuses, ...formerStatuses] : rankedStatuses
  const { docs } = await firestore
    .collection(collectionPaths.admissions)
    .where('session', '==', session)
    .where('programme', '==', programme)
    .where('status', 'in', statuses)
    .select(...fields)
    .get()
  return docs.map((stored) => ({ id: stored.id, ...parseStored(RankableSchema, stored) }))
}

/** Converts an application for the merit rules: only verified claims count, and a refused category counts as general. */
export function toCandidate(
  application: Rankable,
  { claims: known }: Pick<StoredSession, 'claims'>,
  { asksCuet }: Pick<Programme, 'asksCuet'>,
): Candidate {
  const { id, applicationNumber, name, dob, gender, category, checks, details } = application
  const { education, cuet } = details
  const verified = known.filter(
    ({ key }) => details.claims.includes(key) && checks[claimItem(key)]?.result === 'right',
  )
  return {
    id,
    number: applicationNumber,
    name,
    dob,
    gender,
    category: checks.category?.result === 'refused' ? 'general' : category,
    claims: countedClaims(verified),
    horizontals: [...new Set(verified.flatMap(({ group }) => group ?? []))].filter(
      (group) => group !== 'women',
    ),
    marks: {
      x: marksOf(education.x),
      xii: marksOf(education.xii),
      ...(education.ug && { ug: marksOf(education.ug) }),
      ...(asksCuet && cuet && { cuet: { obtained: cuet.obtained, maximum: cuet.maximum } }),
    },
  }
}

function marksOf({ isAwaited, obtained, maximum }: MarksRow): Marks | 'awaited' {
  if (isAwaited || obtained === undefined || maximum === undefined) return 'awaited'
  return { obtained, maximum }
}
