import * as z from 'zod/mini'
import type { MeritListRow } from '../schemas/admission-lists.ts'
import type { AllocationReport } from '../schemas/merit-rules.ts'

export const CutoffSchema = z.object({
  /** 'open' or a category. */
  share: z.string(),
  /** The seats that the list gives. */
  seats: z.number(),
  /** How many of them were given to people of a group, ahead of others with a better rank. */
  byGroup: z.number(),
  /** The last rank that got a seat without such a group, and its index in hundredths; 0 if nobody did. */
  rank: z.number(),
  index: z.number(),
})
export type Cutoff = z.infer<typeof CutoffSchema>

/** Returns who got the last seat of each share that a list gives, open seats first. */
export function cutoffsOf(
  rows: readonly Pick<MeritListRow, 'id' | 'rank' | 'index'>[],
  { offers }: Pick<AllocationReport, 'offers'>,
): Cutoff[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const shares = [...new Set(['open', ...offers.map(({ under }) => under)])]
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
