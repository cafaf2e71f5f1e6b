import * as z from 'zod/mini'

/** The seats of a share, or of all. Listed to vacant add up to sanctioned, without those converted out and with those converted in. */
export const SeatCountsSchema = z.object({
  sanctioned: z.number(),
  /** Given to other shares, which nobody of this one was left for. */
  convertedOut: z.number(),
  convertedIn: z.number(),
  /** Given by the list, and not offered yet. */
  listed: z.number(),
  /** Offered, also accepted and with a fee that is reported. */
  offered: z.number(),
  admitted: z.number(),
  /** Given up or not taken in time since the last list: the next list gives them again. */
  lapsed: z.number(),
  /** Kept for the category until a list that converts. */
  held: z.number(),
  vacant: z.number(),
  /** Outside the sanctioned number. */
  supernumerary: z.number(),
})
export type SeatCounts = z.infer<typeof SeatCountsSchema>

/** The least number of seats of a group in a share, and how many of the group had a seat when the last list was made. */
const GroupSeatsSchema = z.object({ vertical: z.string(), least: z.number(), given: z.nullable(z.number()) })

/** What became of a programme's seats, by vertical share: the categories in their order, then 'open'. */
export const SeatMatrixSchema = z.object({
  shares: z.array(z.extend(SeatCountsSchema, { vertical: z.string() })),
  total: SeatCountsSchema,
  groups: z.array(z.object({ key: z.string(), shares: z.array(GroupSeatsSchema) })),
})
export type SeatMatrix = z.infer<typeof SeatMatrixSchema>
