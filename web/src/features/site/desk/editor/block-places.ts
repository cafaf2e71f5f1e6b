type Ids = readonly string[]

export type Side = 'before' | 'after'

/** Where moved blocks go beside another one: the place among those that are not moved. */
export function placeBeside(all: Ids, moved: Ids, target: string, side: Side): number {
  const end = all.indexOf(target) + (side === 'after' ? 1 : 0)
  return all.slice(0, end).filter((id) => !moved.includes(id)).length
}

/** Where moved blocks go, one place up or down, among the others; undefined where there is none. */
export function placeBeyond(all: Ids, moved: Ids, direction: 'up' | 'down'): number | undefined {
  const [first, last] = [moved[0], moved.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const place =
    direction === 'up'
      ? placeBeside(all, moved, first, 'before') - 1
      : placeBeside(all, moved, last, 'after') + 1
  return place >= 0 && place <= all.length - moved.length ? place : undefined
}
