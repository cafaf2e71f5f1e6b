import * as z from 'zod/mini'

/**
 * `counters/office` and its shards: what waits for the office, changed in the same transaction as what it counts.
 * `officeCounts/current`, their sum: the copy that desks listen to.
 */
export const OfficeCountersSchema = z.object({
  requestedAlumni: z._default(z.number(), 0),
  newApplications: z._default(z.number(), 0),
  openInquiries: z._default(z.number(), 0),
})
export type OfficeCounters = z.infer<typeof OfficeCountersSchema>

/** What all shards count together. */
export function sumOfCounters(shards: readonly OfficeCounters[]): OfficeCounters {
  return shards.reduce(
    (sum, shard) => ({
      requestedAlumni: sum.requestedAlumni + shard.requestedAlumni,
      newApplications: sum.newApplications + shard.newApplications,
      openInquiries: sum.openInquiries + shard.openInquiries,
    }),
    { requestedAlumni: 0, newApplications: 0, openInquiries: 0 },
  )
}
