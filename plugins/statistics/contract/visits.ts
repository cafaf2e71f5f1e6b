import * as z from 'zod/mini'
import { statisticsLimits } from './limits.ts'

/** What is counted: pages and notices read, documents opened, public forms begun and sent. */
export const visitKinds = ['reads', 'documents', 'begun', 'sent'] as const
export type VisitKind = (typeof visitKinds)[number]

/** What a browser tells of a visit: a path of this site without its query, and nothing else. */
export const VisitInputSchema = z.strictObject({
  kind: z.enum(visitKinds),
  path: z.string().check(z.regex(/^\/[^?#\s]*$/), z.maxLength(statisticsLimits.path)),
})
export type VisitInput = z.infer<typeof VisitInputSchema>

const CountsSchema = z._default(z.record(z.string(), z.number()), () => ({}))

/**
 * `visitCounts/{period}`: what was done on the site in a day (YYYY-MM-DD, in India) or in a month (YYYY-MM) whose days are no
 * longer kept, by place. Never records who did it, or what else they did.
 */
export const VisitCountsSchema = z.object({
  period: z.string(),
  reads: CountsSchema,
  documents: CountsSchema,
  begun: CountsSchema,
  sent: CountsSchema,
  /** Visits beyond the limit of different places. */
  others: z._default(z.number(), 0),
  /** In a month's document: the searches that found nothing, how often. */
  missed: CountsSchema,
})
export type VisitCounts = z.infer<typeof VisitCountsSchema>

export const noVisits = (period: string): VisitCounts => ({
  period,
  reads: {},
  documents: {},
  begun: {},
  sent: {},
  others: 0,
  missed: {},
})

export const isDay = (period: string): boolean => period.length === 'YYYY-MM-DD'.length

const placesIn = (counts: VisitCounts): number =>
  visitKinds.reduce((sum, kind) => sum + Object.keys(counts[kind]).length, 0)

/** Returns what counts visits into `counts`, which it changes. Places beyond the limit are counted together. */
export function countInto(counts: VisitCounts): (kind: VisitKind, place: string, times: number) => void {
  let room = statisticsLimits.places - placesIn(counts)
  return (kind, place, times) => {
    const known = counts[kind][place]
    if (known === undefined && room <= 0) {
      counts.others += times
      return
    }
    if (known === undefined) room -= 1
    counts[kind][place] = (known ?? 0) + times
  }
}

/** Returns the visits of both, in the period of the first. */
export function addVisits(counts: VisitCounts, added: VisitCounts): VisitCounts {
  const sum = structuredClone(counts)
  const count = countInto(sum)
  for (const kind of visitKinds)
    for (const [place, times] of Object.entries(added[kind])) count(kind, place, times)
  return { ...sum, others: sum.others + added.others }
}
