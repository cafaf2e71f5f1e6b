import type { AllocationStep, HorizontalKey, Vertical } from '../schemas/merit-rules.ts'
import type { Contender } from './candidate.ts'

/** The seats of a vertical share, and the minimum of each group, which holders count towards. */
export type Share = {
  vertical: Vertical
  seats: number
  groups: readonly { key: HorizontalKey; least: number; held: number }[]
}

/** `horizontal` is set where merit alone was not enough. */
export type Chosen = { contender: Contender; horizontal?: HorizontalKey }

type Group = Share['groups'][number]

const isIn =
  (key: HorizontalKey) =>
  ({ contender }: Chosen): boolean =>
    contender.groups.includes(key)

const countOf = (chosen: readonly Chosen[], { key, held }: Group): number =>
  held + chosen.filter(isIn(key)).length

/**
 * Returns the lowest-ranked who can be displaced for a group: not one of that group, and nobody whose own group would fall
 * below its minimum.
 */
function whoGivesWay(chosen: readonly Chosen[], to: Contender, key: HorizontalKey, groups: Share['groups']) {
  const needed = groups.filter(
    (group) => group.key === key || (!to.groups.includes(group.key) && countOf(chosen, group) <= group.least),
  )
  return chosen.findLast((one) => !needed.some((group) => isIn(group.key)(one)))
}

const byRank = (one: Chosen, other: Chosen): number => one.contender.rank - other.contender.rank

/**
 * Adds the missing members of a group by rank, each replacing the lowest-ranked of the others, but never at the cost of another
 * group.
 */
function addGroup(before: Chosen[], pool: readonly Contender[], share: Share, group: Group) {
  const { key, least } = group
  const replaced: AllocationStep[] = []
  const inAlready = new Set(before.map(({ contender }) => contender))
  let chosen = before
  for (const next of pool) {
    if (countOf(chosen, group) >= least) break
    if (!next.groups.includes(key) || inAlready.has(next)) continue
    const last = whoGivesWay(chosen, next, key, share.groups)
    if (!last) continue
    chosen = [...chosen.filter((one) => one !== last), { contender: next, horizontal: key }].sort(byRank)
    const { vertical } = share
    replaced.push({ step: 'replaced', vertical, key, in: next.id, out: last.contender.id })
  }
  return { chosen, replaced }
}

/**
 * Fills a vertical share in rank order (Saurav Yadav v. State of Uttar Pradesh, 2020): by merit first, then whatever each group
 * lacks of its minimum.
 */
export function fillVertical(
  share: Share,
  pool: readonly Contender[],
): { chosen: Chosen[]; steps: AllocationStep[] } {
  const { vertical, seats, groups } = share
  const byMerit = pool.slice(0, seats)
  const lastRank = byMerit.at(-1)?.rank ?? 0
  const steps: AllocationStep[] = [{ step: 'merit', vertical, seats, filled: byMerit.length, lastRank }]
  let chosen: Chosen[] = byMerit.map((contender) => ({ contender }))
  for (const group of groups) {
    const before = countOf(chosen, group)
    const added = addGroup(chosen, pool, share, group)
    const { key, least } = group
    steps.push(
      { step: 'horizontal', vertical, key, least, byMerit: before, added: added.replaced.length },
      ...added.replaced,
    )
    chosen = added.chosen
  }
  return { chosen, steps }
}
