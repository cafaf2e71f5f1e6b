import type { Listen } from '../../../lib/use-live.ts'

/** In place of the listener of something that the person may not read: a value at once, and no other. */
export const nothingBut =
  <Value>(value: Value) =>
  async (): Promise<Listen<Value>> =>
  (_, next) => {
    next(value)
    return () => {}
  }
