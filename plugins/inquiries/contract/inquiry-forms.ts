import { college } from '@prangan/college/config'
import { latinDigits } from '@prangan/contract/digits'
import { fieldMessages } from '@prangan/contract/field-messages'
import { IdSchema } from '@prangan/contract/ids'
import { limits } from '@prangan/contract/limits'
import { courses } from '@prangan/contract/schemas/admissions'
import {
  DeviceSchema,
  LanguageSchema,
  OptionalEmailSchema,
  optionalText,
  requiredText,
} from '@prangan/contract/schemas/fields'
import { blankOrName, MobileSchema, personName } from '@prangan/contract/schemas/person-fields'
import { ContactSchema, StatusTokenSchema, writtenNumber } from '@prangan/contract/schemas/status-page'
import * as z from 'zod/mini'
import { grievanceCategories, inquiryEvents, inquiryKinds, inquiryStatuses } from './inquiries.ts'

const OptionalMobileSchema = z._default(
  z.string(fieldMessages.mobileNotText).check(
    z.overwrite((typed) => MobileSchema.safeParse(typed).data ?? typed.trim()),
    z.refine((text) => text === '' || MobileSchema.safeParse(text).success, fieldMessages.badMobile),
  ),
  '',
)

/** A sender without name, e-mail address and mobile number stays anonymous. */
export const GrievanceInputSchema = z.object({
  category: z.enum(grievanceCategories, fieldMessages.chooseSubject),
  subject: requiredText('Subject', limits.text.short),
  message: requiredText('Message', limits.text.long),
  name: z._default(blankOrName('Name'), ''),
  email: OptionalEmailSchema,
  mobile: OptionalMobileSchema,
  /** Without a language, mails about it are in all of them. */
  language: z.optional(LanguageSchema),
})

export type GrievanceInput = z.infer<typeof GrievanceInputSchema>

export const EnquiryInputSchema = z
  .object({
    course: z._default(z.union([z.literal(''), z.enum(courses)], fieldMessages.chooseCourse), ''),
    subject: optionalText('Subject', limits.text.short),
    message: requiredText('Question', limits.text.long),
    name: personName('Name'),
    email: OptionalEmailSchema,
    mobile: OptionalMobileSchema,
    language: z.optional(LanguageSchema),
  })
  .check(
    z.refine(({ email, mobile }) => email !== '' || mobile !== '', {
      error: fieldMessages.contactMissing,
      path: ['email'],
    }),
  )

/** The inquiry's code is in the fragment, which browsers send to no server. */
export const inquiryPage = '/inquiry'

/** A link with a one-time code. The page asks for a click, since mail scanners open links too. */
export function inquiryLink({ number, flow, code }: { number: string; flow: string; code: string }): string {
  return `${inquiryPage}#${new URLSearchParams({ number, flow, code })}`
}

const NumberSchema = z
  .string(fieldMessages.numberMissing)
  .check(
    z.overwrite(writtenNumber),
    z.regex(
      /^[A-Z0-9]{1,12}-[FEG]-\d{4}-[A-Z0-9]{1,12}$/,
      fieldMessages.badNumber(`${college.shortCode}-G-2026-K7M4QX3`),
    ),
  )

export const RequestInquiryCodeInputSchema = z.object({
  number: NumberSchema,
  contact: ContactSchema,
  device: DeviceSchema,
  /** The language of the mail; by default that of the inquiry. */
  language: z.optional(LanguageSchema),
})
/** The answer is the same for every number. `flow` identifies the request and is sent with its code. */
export const RequestInquiryCodeOutputSchema = z.object({ message: z.string(), flow: z.string() })

/**
 * The six digits of a mail with the `flow` of its request, or the follow-up code of an anonymous sender, which needs no flow.
 */
export const OpenInquiryInputSchema = z.object({
  number: NumberSchema,
  device: DeviceSchema,
  code: z.string(fieldMessages.codeMissing).check(
    z.overwrite((typed) =>
      latinDigits(typed)
        .replace(/[\s\p{Pd}]/gu, '')
        .toUpperCase(),
    ),
    z.regex(/^[A-Z0-9]{6,20}$/, fieldMessages.checkCode),
  ),
  flow: z.optional(IdSchema),
})
/** `expiresAt` is in ISO 8601. */
export const OpenInquiryOutputSchema = z.object({ token: z.string(), expiresAt: z.string() })

export const ReadOwnInquiryInputSchema = z.object({ token: StatusTokenSchema })

export const AppealInquiryInputSchema = z.object({
  token: StatusTokenSchema,
  text: requiredText('Reason', limits.text.long),
})

/** The sender's view of an inquiry; timestamps are in ISO 8601. */
export const OwnInquirySchema = z.object({
  number: z.string(),
  kind: z.enum(inquiryKinds),
  status: z.enum(inquiryStatuses),
  /** The last day for a decision (YYYY-MM-DD); '' if there is none, or it is decided. */
  dueOn: z.string(),
  mayAppeal: z.boolean(),
  createdAt: z.string(),
  events: z.array(z.object({ what: z.enum(inquiryEvents), at: z.string(), text: z.string() })),
})
export type OwnInquiry = z.infer<typeof OwnInquirySchema>
