import type { Kept } from './use-edit-conflict.ts'

type Ids = readonly string[]

function withAdded(list: Ids, added: Ids, like: Ids): string[] {
  const result = [...list]
  for (const id of added) {
    const before = like.slice(0, like.indexOf(id)).findLast((each) => result.includes(each))
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id)
  }
  return result
}

const without = (list: Ids, removed: Ids) => list.filter((id) => !removed.includes(id))

/** Returns a list with the items of another one, in its own order. */
export const withItemsOf = (list: Ids, other: Ids): string[] =>
  withAdded(without(list, without(list, other)), without(other, list), other)

/** Who moved items that all three lists have. */
function movesIn(from: Ids, mine: Ids, theirs: Ids) {
  const [was, own, other] = [from, mine, theirs].map((list) =>
    list.filter((id) => from.includes(id) && mine.includes(id) && theirs.includes(id)).join(),
  )
  return { mine: own !== was, theirs: other !== was, isSame: own === other }
}

/** Returns true if both moved items, each in another way. */
export function haveBothMoved(from: Ids, mine: Ids, theirs: Ids): boolean {
  const moves = movesIn(from, mine, theirs)
  return moves.mine && moves.theirs && !moves.isSame
}

/**
 * Merges two changes of the order of items: what either added or removed is added or removed, and what only one moved is
 * moved. If both moved items, `kept` says whose order holds.
 */
export function mergeOrder(from: Ids, mine: Ids, theirs: Ids, kept: Kept = 'mine'): string[] {
  const moves = movesIn(from, mine, theirs)
  const [lead, other] = moves.theirs && (kept === 'theirs' || !moves.mine) ? [theirs, mine] : [mine, theirs]
  return withAdded(without(lead, without(from, other)), without(other, [...from, ...lead]), other)
}
