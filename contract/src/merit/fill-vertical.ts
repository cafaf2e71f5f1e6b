import type { AllocationStep, HorizontalKey, Vertical } from '../schemas/merit-rules.ts'
import type { Contender } from './candidate.ts'

/** What a vertical share has to give: seats, and the least number of each group, of which the holders count. */
export type Share = {
  vertical: Vertical
  seats: number
  groups: readonly { key: HorizontalKey; least: number; held: number }[]
}

/** Somebody chosen for a seat; `horizontal` where merit alone was not enough. */
export type Chosen = { contender: Contender; horizontal?: HorizontalKey }

type Group = Share['groups'][number]

const isIn =
  (key: HorizontalKey) =>
  ({ contender }: Chosen): boolean =>
    contender.groups.includes(key)

const countOf = (chosen: readonly Chosen[], { key, held }: Group): number =>
  held + chosen.filter(isIn(key)).length

/**
 * The lowest-ranked of the chosen who may give way to somebody of a group: not one of that group, and nobody whose own
 * group would then have less than its least number.
 */
function whoGivesWay(chosen: readonly Chosen[], to: Contender, key: HorizontalKey, groups: Share['groups']) {
  const needed = groups.filter(
    (group) => group.key === key || (!to.groups.includes(group.key) && countOf(chosen, group) <= group.least),
  )
  return chosen.findLast((one) => !needed.some((group) => isIn(group.key)(one)))
}

const byRank = (one: Chosen, other: Chosen): number => one.contender.rank - other.contender.rank

/**
 * Adds those of a group who are missing to its least number, by rank, each for the lowest-ranked of the others. Somebody who
 * could come in only at the cost of another group does not.
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
 * Fills a vertical share from those who compete for it, in the order of their rank (Saurav Yadav v. State of Uttar
 * Pradesh, 2020): by merit first; those of a group who got in by merit count for it; what is missing is added.
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
