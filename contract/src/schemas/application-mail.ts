import * as z from 'zod/mini'
import { MailLanguageSchema } from './fields.ts'

/** `recordIn` is the application's path, where the mail's state is recorded for the office. */
export const ApplicationReceivedMailSchema = z.object({
  kind: z.literal('application received'),
  to: z.string(),
  recordIn: z.string(),
  applicationNumber: z.string(),
  course: z.string(),
  language: MailLanguageSchema,
})
export type ApplicationReceivedMail = z.infer<typeof ApplicationReceivedMailSchema>
