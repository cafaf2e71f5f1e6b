/** Caches the results of `load` by name for this many milliseconds. `isForced` skips the cache. A failure is not cached. */
export function keepFresh<Value>(milliseconds: number, load: (name: string) => Promise<Value>) {
  const known = new Map<string, { at: number; value: Promise<Value> }>()
  return (name: string, isForced = false): Promise<Value> => {
    const last = known.get(name)
    // A clock that was set back ends it too.
    if (last && !isForced && Math.abs(Date.now() - last.at) < milliseconds) return last.value
    const value = load(name)
    known.set(name, { at: Date.now(), value })
    value.catch(() => known.delete(name))
    return value
  }
}
