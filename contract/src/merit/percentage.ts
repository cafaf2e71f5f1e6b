import type { Marks } from '../schemas/merit-rules.ts'

/** `numerator / denominator` as an integer, a half rounded up; both exact, and not negative. */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator))
}

/** The percentage of marks in hundredths, rounded half up, for showing: 412.5 of 500 → 8250. */
export function percentageOf({ obtained, maximum }: Marks): number {
  return divideHalfUp(BigInt(obtained) * 10_000n, BigInt(maximum))
}

/** Whether marks reach a minimum in hundredths of a per cent. Nothing is rounded: 39.999 % is below 40 %. */
export function reaches({ obtained, maximum }: Marks, minimum: number): boolean {
  return obtained * 10_000 >= minimum * maximum
}

/** Which of two has the higher percentage, exactly: negative if the first. Who has no marks comes last. */
export function compareMarks(one: Marks | undefined, other: Marks | undefined): number {
  if (!one || !other) return Number(!one) - Number(!other)
  return other.obtained * one.maximum - one.obtained * other.maximum
}
