import { dayInIndia } from '@prangan/contract/india-time'
import { limitedNetworks } from '@prangan/functions/http/client-address'
import { statisticsLimits } from '../contract/limits.ts'
import { addVisits, countInto, noVisits, type VisitCounts, type VisitKind } from '../contract/visits.ts'

const { interval, networks: mostNetworks, perNetwork } = statisticsLimits

/** Returns what refuses a network's visits beyond the limit. What it remembers ends with `forget`. */
function createNetworkLimit() {
  const visits = new Map<string, number>()
  return {
    forget: () => visits.clear(),
    isOver: (address: string): boolean => {
      const around = limitedNetworks(address)
      const isFull = around.some(({ network, times }) => (visits.get(network) ?? 0) >= perNetwork * times)
      const isNew = around.some(({ network }) => !visits.has(network))
      if (isFull || (isNew && visits.size >= mostNetworks)) return true
      for (const { network } of around) visits.set(network, (visits.get(network) ?? 0) + 1)
      return false
    },
  }
}

type VisitCounter = {
  count: (visit: { kind: VisitKind; place: string; address: string }, now: Date) => Promise<void>
  write: () => Promise<void>
}

/**
 * Counts a process's visits in memory, and stores them with the first visit that comes an interval after the last write: a
 * function has no time of its own between requests. So a process that is killed loses the visits of its last interval at most.
 * What could not be stored is stored with the next.
 */
export function createVisitCounter(
  store: (days: readonly VisitCounts[]) => Promise<void>,
  failed: (error: unknown) => void,
): VisitCounter {
  const limit = createNetworkLimit()
  let waiting = new Map<string, VisitCounts>()
  let begunAt = Number.NEGATIVE_INFINITY

  async function write(): Promise<void> {
    if (waiting.size === 0) return
    const written = waiting
    waiting = new Map()
    try {
      await store([...written.values()])
    } catch (error) {
      for (const [day, counts] of written)
        waiting.set(day, addVisits(counts, waiting.get(day) ?? noVisits(day)))
      failed(error)
    }
  }

  return {
    write,
    count: async ({ kind, place, address }, now) => {
      const isDue = now.getTime() - begunAt >= interval
      if (isDue) {
        begunAt = now.getTime()
        limit.forget()
      }
      if (!limit.isOver(address)) {
        const day = dayInIndia(now)
        const counts = waiting.get(day) ?? noVisits(day)
        waiting.set(day, counts)
        countInto(counts)(kind, place, 1)
      }
      if (isDue) await write()
    },
  }
}
