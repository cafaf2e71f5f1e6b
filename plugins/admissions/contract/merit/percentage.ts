import type { Marks } from '../schemas/merit-rules.ts'

/** Divides two exact integers, rounded half up; neither may be negative. */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator))
}

/** Returns the percentage in hundredths, rounded half up, for display only: 412.5 of 500 → 8250. */
export function percentageOf({ obtained, maximum }: Marks): number {
  return divideHalfUp(BigInt(obtained) * 10_000n, BigInt(maximum))
}

/** Compares marks with a minimum in hundredths of a per cent, without rounding: 39.999 % is below 40 %. */
export function reaches({ obtained, maximum }: Marks, minimum: number): boolean {
  return obtained * 10_000 >= minimum * maximum
}

/** Compares percentages exactly, the higher one first; missing marks sort last. */
export function compareMarks(one: Marks | undefined, other: Marks | undefined): number {
  if (!one || !other) return Number(!one) - Number(!other)
  return other.obtained * one.maximum - one.obtained * other.maximum
}
