import { MailLanguageSchema } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'

/** To the owner of items whose review is due, or whose links lead nowhere. */
const DisclosuresDueMailSchema = z.object({
  kind: z.literal('disclosures due'),
  to: z.string(),
  /** By their keys. `reviewBy` is YYYY-MM-DD, or '' for an item with a broken link only. */
  items: z.readonly(z.array(z.object({ key: z.string(), reviewBy: z.string(), isBroken: z.boolean() }))),
  /** Where the owner changes them on the desk. */
  path: z.string(),
  language: MailLanguageSchema,
})
export type DisclosuresDueMail = z.infer<typeof DisclosuresDueMailSchema>

export const mailSchemas = [DisclosuresDueMailSchema] as const
