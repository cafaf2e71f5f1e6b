import type { Cutoff, MeritListRow } from '../schemas/admission-lists.ts'
import type { AllocationReport } from '../schemas/merit-rules.ts'

/** Returns who got the last seat of each share that a list gives: open seats first, the others in the session's order. */
export function cutoffsOf(
  rows: readonly Pick<MeritListRow, 'id' | 'rank' | 'index'>[],
  { offers, steps }: Pick<AllocationReport, 'offers' | 'steps'>,
): Cutoff[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const inOrder = steps.flatMap((step) => (step.step === 'seats' ? step.vertical : []))
  const shares = [...new Set(['open', ...inOrder, ...offers.map(({ under }) => under)])]
  return shares.flatMap((share) => {
    const given = offers.filter(({ under }) => under === share)
    if (given.length === 0) return []
    const byRank = given.filter(({ horizontal }) => !horizontal).map(({ id }) => byId.get(id))
    const last = byRank.reduce(
      (one, other) => ((other?.rank ?? 0) > (one?.rank ?? 0) ? other : one),
      undefined,
    )
    const { rank = 0, index = 0 } = last ?? {}
    return [{ share, seats: given.length, byGroup: given.length - byRank.length, rank, index }]
  })
}
