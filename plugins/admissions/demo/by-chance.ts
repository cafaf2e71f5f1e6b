export type Chance = () => number

/** Returns reproducible pseudo-random numbers (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const pickBy = <Item>(chance: Chance, list: readonly Item[]): Item =>
  list[Math.floor(chance() * list.length)] as Item

export const wholeBy = (chance: Chance, first: number, last: number): number =>
  first + Math.floor(chance() * (last - first + 1))

export function weighedBy<Key extends string>(chance: Chance, weights: Readonly<Record<Key, number>>): Key {
  const entries = Object.entries(weights) as [Key, number][]
  return pickBy(
    chance,
    entries.flatMap(([key, weight]) => Array<Key>(weight).fill(key)),
  )
}
