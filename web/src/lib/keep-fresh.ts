/**
 * Remembers what `load` gives for a name, and gives it again for so many milliseconds. `isAnew` loads it in any case. What
 * failed is not remembered.
 */
export function keepFresh<Value>(milliseconds: number, load: (name: string) => Promise<Value>) {
  const known = new Map<string, { at: number; value: Promise<Value> }>()
  return (name: string, isAnew = false): Promise<Value> => {
    const last = known.get(name)
    if (last && !isAnew && Date.now() - last.at < milliseconds) return last.value
    const value = load(name)
    known.set(name, { at: Date.now(), value })
    value.catch(() => known.delete(name))
    return value
  }
}
