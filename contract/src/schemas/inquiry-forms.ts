import * as z from 'zod/mini'
import { college } from '../college.config.ts'
import { latinDigits } from '../digits.ts'
import { fieldMessages } from '../field-messages.ts'
import { IdSchema } from '../ids.ts'
import { limits } from '../limits.ts'
import { courses } from './admissions.ts'
import { DeviceSchema, LanguageSchema, OptionalEmailSchema, optionalText, requiredText } from './fields.ts'
import { grievanceCategories, inquiryEvents, inquiryKinds, inquiryStatuses } from './inquiries.ts'
import { blankOrName, MobileSchema, personName } from './person-fields.ts'
import { ContactSchema, StatusTokenSchema, writtenNumber } from './status-page.ts'

// What visitors send: grievances, enquiries, and what the status page of an inquiry needs.

/** A mobile number that may be left blank. */
const OptionalMobileSchema = z._default(
  z.string(fieldMessages.mobileNotText).check(
    z.overwrite((typed) => MobileSchema.safeParse(typed).data ?? typed.trim()),
    z.refine((text) => text === '' || MobileSchema.safeParse(text).success, fieldMessages.badMobile),
  ),
  '',
)

/** `sendGrievance`. Somebody who leaves neither name nor e-mail address nor mobile number stays anonymous. */
export const GrievanceInputSchema = z.object({
  category: z.enum(grievanceCategories, fieldMessages.chooseSubject),
  subject: requiredText('Subject', limits.text.short),
  message: requiredText('Message', limits.text.long),
  name: z._default(blankOrName('Name'), ''),
  email: OptionalEmailSchema,
  mobile: OptionalMobileSchema,
  /** The language of the form. Without one, mails about it come in all of them. */
  language: z.optional(LanguageSchema),
})

export type GrievanceInput = z.infer<typeof GrievanceInputSchema>

/** `sendEnquiry`: a question about a course or about anything else. */
export const EnquiryInputSchema = z
  .object({
    course: z._default(z.union([z.literal(''), z.enum(courses)], fieldMessages.chooseCourse), ''),
    subject: optionalText('Subject', limits.text.short),
    message: requiredText('Question', limits.text.long),
    name: personName('Name'),
    email: OptionalEmailSchema,
    mobile: OptionalMobileSchema,
    /** The language of the form. Without one, mails about it come in all of them. */
    language: z.optional(LanguageSchema),
  })
  .check(
    z.refine(({ email, mobile }) => email !== '' || mobile !== '', {
      error: fieldMessages.contactMissing,
      path: ['email'],
    }),
  )

/** The address of the status page; what opens an inquiry is in the fragment, which browsers send to no server. */
export const inquiryPage = '/inquiry'

/** The status page's address with a code. The page asks for a click: mail scanners open links too, and a code works once. */
export function inquiryLink({ number, flow, code }: { number: string; flow: string; code: string }): string {
  return `${inquiryPage}#${new URLSearchParams({ number, flow, code })}`
}

const NumberSchema = z
  .string(fieldMessages.numberMissing)
  .check(
    z.overwrite(writtenNumber),
    z.regex(
      /^[A-Z0-9]{1,12}-[FEG]-\d{4}-[A-Z0-9]{1,12}$/,
      fieldMessages.badInquiryNumber(`${college.shortCode}-G-2026-K7M4QX3`),
    ),
  )

/** `requestInquiryCode`: the number, and the e-mail address or mobile number that was given with it. */
export const RequestInquiryCodeInputSchema = z.object({
  number: NumberSchema,
  contact: ContactSchema,
  device: DeviceSchema,
  /** The language of the mail; without one, that of the inquiry. */
  language: z.optional(LanguageSchema),
})
/** The same for every number. `flow` belongs to the request, and is sent with the code that it was mailed for. */
export const RequestInquiryCodeOutputSchema = z.object({ message: z.string(), flow: z.string() })

/**
 * `openInquiry`, with the six digits of a mail and the `flow` of its request, or with the follow-up code that an
 * anonymous sender got at once, which needs no flow.
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
/** The token opens this inquiry until `expiresAt`, a moment in ISO 8601. */
export const OpenInquiryOutputSchema = z.object({ token: z.string(), expiresAt: z.string() })

/** `readOwnInquiry`. */
export const ReadOwnInquiryInputSchema = z.object({ token: StatusTokenSchema })

/** `appealInquiry`. */
export const AppealInquiryInputSchema = z.object({
  token: StatusTokenSchema,
  text: requiredText('Reason', limits.text.long),
})

/** What a sender sees of the own inquiry. Moments are in ISO 8601. */
export const OwnInquirySchema = z.object({
  number: z.string(),
  kind: z.enum(inquiryKinds),
  status: z.enum(inquiryStatuses),
  /** The day by which it is to be decided, YYYY-MM-DD; '' where there is none, or it is decided. */
  dueOn: z.string(),
  mayAppeal: z.boolean(),
  createdAt: z.string(),
  /** What the sender may see of its history, the oldest first: a new status, the text of an answer, that they appealed. */
  events: z.array(z.object({ what: z.enum(inquiryEvents), at: z.string(), text: z.string() })),
})
export type OwnInquiry = z.infer<typeof OwnInquirySchema>
