import type { AlumnusRow } from './alumnus-row.ts'

/** The result for an alumnus: `error` is undefined if they were verified. */
export type Outcome = { alumnus: AlumnusRow; error?: unknown }

/** The number of parallel calls: each writes several documents and a photo. */
const atOnce = 3

/** Verifies several alumni and reports the results after each. Continues after a failure; returns all results. */
export async function verifyMany(
  alumni: readonly AlumnusRow[],
  verify: (alumnus: AlumnusRow) => Promise<unknown>,
  tell: (outcomes: readonly Outcome[]) => void,
): Promise<readonly Outcome[]> {
  const waiting = [...alumni]
  let outcomes: readonly Outcome[] = []
  const work = async () => {
    for (let alumnus = waiting.shift(); alumnus; alumnus = waiting.shift()) {
      const outcome: Outcome = { alumnus }
      try {
        await verify(alumnus)
      } catch (error) {
        outcome.error = error
      }
      outcomes = [...outcomes, outcome]
      tell(outcomes)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return outcomes
}
