import type { AlumnusRow } from './alumnus-row.ts'

/** What came of a person: undefined where they are verified, else why not. */
export type Outcome = { alumnus: AlumnusRow; error?: unknown }

/** Calls that are on their way at once: each writes several documents and a photo. */
const atOnce = 3

/** Verifies several, and tells after each how it went. Goes on where one fails; gives what came of all. */
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
