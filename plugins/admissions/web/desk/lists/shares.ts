import type { MeritListRow } from '../../../contract/schemas/admission-lists.ts'
import type { AllocationReport } from '../../../contract/schemas/merit-rules.ts'

/** The seats of a share: `byRule` and `converted` are as many as the other four together. */
export type Share = {
  share: string
  byRule: number
  /** From other shares, or negative if they got seats of this one. */
  converted: number
  before: number
  moved: number
  now: number
  left: number
}

type Listed = { rows: readonly MeritListRow[]; report: AllocationReport }

/** Returns how the seats of each share were given. A person who moved to an open seat had one of their category. */
export function sharesOf({ rows, report: { steps, offers, moved } }: Listed): Share[] {
  const categories = new Map(rows.map(({ id, category }) => [id, category]))
  const movedFrom = (share: string) => moved.filter(({ id }) => categories.get(id) === share).length
  return steps.flatMap((step) => {
    if (step.step !== 'seats') return []
    const { vertical: share, seats: byRule, held } = step
    const own = {
      before: held - (share === 'open' ? 0 : movedFrom(share)),
      moved: share === 'open' ? moved.length : 0,
      now: offers.filter(({ under }) => under === share).length,
      left: steps
        .filter((each) => each.step === 'kept' || each.step === 'vacant')
        .filter(({ vertical }) => vertical === share)
        .reduce((sum, { seats }) => sum + seats, 0),
    }
    const given = own.before + own.moved + own.now + own.left
    return [{ share, byRule, converted: given - byRule, ...own }]
  })
}

/** Returns the sums of all shares. */
export const totalOf = (shares: readonly Share[]): Omit<Share, 'share'> =>
  shares.reduce(
    (sum, { share: _, ...seats }) => ({
      byRule: sum.byRule + seats.byRule,
      converted: sum.converted + seats.converted,
      before: sum.before + seats.before,
      moved: sum.moved + seats.moved,
      now: sum.now + seats.now,
      left: sum.left + seats.left,
    }),
    { byRule: 0, converted: 0, before: 0, moved: 0, now: 0, left: 0 },
  )
