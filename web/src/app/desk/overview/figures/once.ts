import type { Listen } from '../../../../lib/use-live.ts'

/** Runs once; a retry runs it again. */
export const once =
  <Value>(count: () => Promise<Value>): Listen<Value> =>
  (_, next, failed) => {
    let isOver = false
    count().then(
      (value) => !isOver && next(value),
      (error) => !isOver && failed(error),
    )
    return () => {
      isOver = true
    }
  }
