/** A row of the bench's table in `unit`: the value is at most `budget`, or at least `atLeast`. */
export type Figure = { what: string; value: number; unit: string; budget?: number; atLeast?: number }

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function table(figures: readonly Figure[]): string {
  const lines = figures.map(({ what, value, unit, budget, atLeast }) => {
    const digits = value < 10 ? 2 : value < 100 ? 1 : 0
    const bound = budget ?? atLeast
    const isKept = budget === undefined ? value >= (atLeast ?? value) : value <= budget
    const verdict = bound === undefined ? '' : isKept ? 'ok' : budget === undefined ? 'UNDER' : 'OVER'
    const limit = bound === undefined ? '' : `of ${bound}`
    return `  ${what.padEnd(62)} ${value.toFixed(digits).padStart(8)} ${unit.padEnd(3)} ${limit.padEnd(8)} ${verdict}`
  })
  return lines.join('\n')
}
