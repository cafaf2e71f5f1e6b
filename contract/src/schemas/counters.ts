import * as z from 'zod/mini'

/** `counters/office`: what waits for the office, changed in the same transaction as what it counts. */
export const OfficeCountersSchema = z.object({
  requestedAlumni: z._default(z.number(), 0),
  newApplications: z._default(z.number(), 0),
})
export type OfficeCounters = z.infer<typeof OfficeCountersSchema>
