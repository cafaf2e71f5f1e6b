import { setTimeout } from 'node:timers/promises'

export type SharedRead<Value> = {
  /** Returns the last value, or a new one if the interval has passed. */
  current(): Promise<Value>
  /** Returns a value that is read after this call. */
  next(): Promise<Value>
  begunAt(): number
}

/**
 * Reads a value for all requests of a process, at most every `interval` milliseconds. `read` gets the last value that could be
 * read. After a failure all callers get the error until the next read is due.
 */
export function readAtIntervals<Value>(
  read: (last: Value | undefined) => Promise<Value>,
  interval: number,
): SharedRead<Value> {
  let reading: { begunAt: number; value: Promise<Value> } | undefined
  let waiting: Promise<Value> | undefined
  let last: Value | undefined

  function begin(): Promise<Value> {
    const value = read(last)
    reading = { begunAt: performance.now(), value }
    value.then(
      (answer) => {
        last = answer
      },
      () => undefined,
    )
    return value
  }
  const left = () => (reading ? reading.begunAt + interval - performance.now() : 0)

  async function whenDue(): Promise<Value> {
    // A timer may fire slightly early.
    for (let rest = left(); rest > 0; rest = left()) await setTimeout(rest)
    waiting = undefined
    return begin()
  }

  return {
    current: () => (reading && left() > 0 ? reading.value : begin()),
    next: () => {
      waiting ??= whenDue()
      return waiting
    },
    begunAt: () => reading?.begunAt ?? Number.NEGATIVE_INFINITY,
  }
}
