/**
 * A line in which this instance does work piece by piece: what writes the same documents at once would otherwise wait
 * for each other's locks, or overtake each other, again and again. Work that fails holds nobody up.
 */
export function makeLine(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
