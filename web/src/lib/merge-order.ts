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

/**
 * Merges two changes of the order of items: what either added or removed is added or removed, and what either moved is
 * moved. If both moved items, theirs holds.
 */
export function mergeOrder(from: Ids, mine: Ids, theirs: Ids): string[] {
  const kept = (list: Ids) => list.filter((id) => from.includes(id))
  const haveMoved = kept(theirs).join() !== without(from, without(from, theirs)).join()
  if (haveMoved)
    return withAdded(without(theirs, without(from, mine)), without(mine, [...from, ...theirs]), mine)
  return withAdded(without(mine, without(from, theirs)), without(theirs, [...from, ...mine]), theirs)
}
