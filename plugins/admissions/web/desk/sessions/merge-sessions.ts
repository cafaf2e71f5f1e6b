import type { TypedSession } from './typed-session.ts'

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** One list with what two people changed in it: of an item that both changed, what was typed here stays. */
function mergeList<Item extends { key: string }>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
) {
  const of = (list: readonly Item[], key: string) => list.find((item) => item.key === key)
  const kept = mine.flatMap((item) => {
    const before = item.key ? of(base, item.key) : undefined
    if (!(before && isSame(before, item))) return [item]
    return of(theirs, item.key) ?? []
  })
  const added = theirs.filter(({ key }) => !of(base, key) && !of(mine, key))
  return [...kept, ...added]
}

/** A session with what two people changed in it: of a part that both changed, what was typed here stays. */
export function mergeTyped(base: TypedSession, mine: TypedSession, theirs: TypedSession): TypedSession {
  const merged: TypedSession = { ...theirs }
  for (const name of Object.keys(mine) as (keyof TypedSession)[]) {
    if (!isSame(mine[name], base[name])) Object.assign(merged, { [name]: mine[name] })
  }
  return {
    ...merged,
    programmes: mergeList(base.programmes, mine.programmes, theirs.programmes),
    subjects: mergeList(base.subjects, mine.subjects, theirs.subjects),
    claims: mergeList(base.claims, mine.claims, theirs.claims),
    documents: mergeList(base.documents, mine.documents, theirs.documents),
  }
}
