/** A stretch of a text: in both, only in the newer one, or only in the older one. */
export type Stretch = { kind: 'same' | 'added' | 'removed'; text: string }

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []

/** The size of a comparison beyond which texts are shown one after the other. */
const mostCompared = 4_000_000

function commonFrom(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let one = before.length - 1; one >= 0; one -= 1) {
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const [row, next] = [table[one], table[one + 1]]
      if (!row || !next) continue
      row[other] =
        before[one] === after[other]
          ? (next[other + 1] ?? 0) + 1
          : Math.max(next[other] ?? 0, row[other + 1] ?? 0)
    }
  }
  return table
}

function* compare(before: readonly string[], after: readonly string[]): Generator<Stretch> {
  if (before.length * after.length > mostCompared) {
    yield { kind: 'removed', text: before.join('') }
    yield { kind: 'added', text: after.join('') }
    return
  }
  const common = commonFrom(before, after)
  let [one, other] = [0, 0]
  while (one < before.length || other < after.length) {
    const [old, now] = [before[one], after[other]]
    const skipsOld = (common[one + 1]?.[other] ?? -1) >= (common[one]?.[other + 1] ?? -1)
    if (old !== undefined && old === now) {
      yield { kind: 'same', text: old }
      one += 1
      other += 1
    } else if (old !== undefined && (now === undefined || skipsOld)) {
      yield { kind: 'removed', text: old }
      one += 1
    } else {
      yield { kind: 'added', text: now ?? '' }
      other += 1
    }
  }
}

export function diffWords(before: string, after: string): Stretch[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1
  let end = 0
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const middle = compare(old.slice(start, old.length - end), now.slice(start, now.length - end))
  const pieces: Stretch[] = [
    { kind: 'same', text: old.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: old.slice(old.length - end).join('') },
  ]
  return joined(pieces)
}

function joined(pieces: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const { kind, text } of pieces) {
    const last = stretches.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text !== '') stretches.push({ kind, text })
  }
  return stretches
}
