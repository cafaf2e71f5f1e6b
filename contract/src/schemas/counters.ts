import * as plugins from '@prangan/plugins/contract/names'
import * as z from 'zod/mini'

const counters = ['requestedAlumni', 'newApplications', 'waitingNotices', ...plugins.counters] as const
export type Counter = (typeof counters)[number]
export type OfficeCounters = Record<Counter, number>

const byCounter = <Value>(make: (counter: Counter) => Value) =>
  Object.fromEntries(counters.map((counter) => [counter, make(counter)])) as Record<Counter, Value>

/**
 * `counters/office` and its shards: the office's open items, changed in the same transaction as what they count. Desks listen
 * to a copy of the sum, `officeCounts/current`.
 */
export const OfficeCountersSchema = z.object(byCounter(() => z._default(z.number(), 0)))

export const sumOfCounters = (shards: readonly OfficeCounters[]): OfficeCounters =>
  byCounter((counter) => shards.reduce((sum, shard) => sum + shard[counter], 0))
