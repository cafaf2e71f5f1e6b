export type Outcome<Row> = { row: Row; error?: unknown }

/** Each call may write several documents and a file. */
const atOnce = 3

/** Runs `run` on each row and reports the results after each. Continues after a failure; returns all results. */
export async function doEach<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  report: (outcomes: readonly Outcome<Row>[]) => void,
): Promise<readonly Outcome<Row>[]> {
  const waiting = [...rows]
  let outcomes: readonly Outcome<Row>[] = []
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const outcome: Outcome<Row> = { row }
      try {
        await run(row)
      } catch (error) {
        outcome.error = error
      }
      outcomes = [...outcomes, outcome]
      report(outcomes)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return outcomes
}
