import * as z from 'zod/mini'

/**
 * `counters/office` and its shards: the office's open items, changed in the same transaction as what they count. Desks listen
 * to a copy of the sum, `officeCounts/current`.
 */
export const OfficeCountersSchema = z.object({
  requestedAlumni: z._default(z.number(), 0),
  newApplications: z._default(z.number(), 0),
  openInquiries: z._default(z.number(), 0),
})
export type OfficeCounters = z.infer<typeof OfficeCountersSchema>

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
