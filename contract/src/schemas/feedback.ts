import * as z from 'zod/mini'
import { fieldMessages } from '../field-messages.ts'
import { limits } from '../limits.ts'
import { LanguageSchema, OptionalEmailSchema, requiredText } from './fields.ts'
import { blankOrName } from './person-fields.ts'

export const feedbackRoles = ['student', 'parent', 'alumnus', 'teacher', 'visitor'] as const
export type FeedbackRole = (typeof feedbackRoles)[number]

/** A sender who leaves no address stays anonymous. */
export const FeedbackInputSchema = z.object({
  name: z._default(blankOrName('Name'), ''),
  email: OptionalEmailSchema,
  role: z.enum(feedbackRoles, fieldMessages.chooseRole),
  subject: requiredText('Subject', limits.text.short),
  message: requiredText('Message', limits.text.long),
  /** Without a language, mails about it are in all of them. */
  language: z.optional(LanguageSchema),
})
export type FeedbackInput = z.infer<typeof FeedbackInputSchema>
