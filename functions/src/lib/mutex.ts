/** Runs asynchronous work one at a time, in the order of the calls. Work that fails does not stop the next. */
export type Mutex = <Value>(work: () => Promise<Value>) => Promise<Value>

export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}
