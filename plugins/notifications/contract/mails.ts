import { LocalizedTextSchema } from '@prangan/contract/schemas/content-fields'
import { MailLanguageSchema } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'

const MorningMailSchema = z.object({
  kind: z.literal('morning mail'),
  to: z.string(),
  /** YYYY-MM-DD. */
  day: z.string(),
  lines: z.readonly(z.array(z.object({ text: LocalizedTextSchema, path: z.string() }))),
  language: MailLanguageSchema,
})
export type MorningMail = z.infer<typeof MorningMailSchema>

export const mailSchemas = [MorningMailSchema] as const
