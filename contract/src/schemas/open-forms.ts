import * as z from 'zod/mini'
import { TimestampSchema } from './fields.ts'

/** A browser sees its own write before the server has given it a time. */
const at = z.nullable(TimestampSchema)

/** `openForms/{record}`: who has a record open in a form, by uid, and when they last said so. */
export const OpenFormSchema = z.object({
  people: z.record(z.string(), z.object({ name: z.string(), at })),
  at,
})
export type OpenForm = z.infer<typeof OpenFormSchema>
