import type { Claim } from '../schemas/admission-sessions.ts'
import type { Candidate } from './candidate.ts'

/** Returns the verified claims that have points. Below a higher one of its kind a claim has none: it is shown, but adds nothing. */
export function countedClaims(verified: readonly Claim[]): Candidate['claims'] {
  const highestOf = (kind: string) =>
    verified
      .filter((claim) => claim.kind === kind)
      .reduce((one, other) => (other.points > one.points ? other : one))
  return verified
    .filter(({ points }) => points > 0)
    .map(({ key, points, kind }) => ({
      key,
      points: kind === undefined || highestOf(kind).key === key ? points : 0,
    }))
}
