import type { Listen } from '../../../lib/use-live.ts'

/** Replaces the listener of data that the person may not read: reports `value` once. */
export const nothingBut =
  <Value>(value: Value) =>
  async (): Promise<Listen<Value>> =>
  (_, next) => {
    next(value)
    return () => {}
  }
