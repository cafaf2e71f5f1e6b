import { latinDigits } from '@prangan/contract/digits'
import { fieldMessages } from '@prangan/contract/field-messages'
import { limits } from '@prangan/contract/limits'
import {
  DateSchema,
  EmailSchema,
  LanguageSchema,
  lineOfText,
  optionalText,
  requiredText,
  TimestampSchema,
} from '@prangan/contract/schemas/fields'
import {
  blankOrName,
  MobileSchema,
  PassingYearSchema,
  personName,
} from '@prangan/contract/schemas/person-fields'
import * as z from 'zod/mini'
import { admissionLimits } from '../limits.ts'
import { FeeHeadsSchema } from './payment.ts'

/* The later steps of an application: marks, subjects, claims, consents. Marks and scores are integers in hundredths. */

/** 'ug', the first degree, is only for a master's programme. */
export const examinations = ['x', 'xii', 'ug'] as const
export type Examination = (typeof examinations)[number]

/** Parses '437' or '437.50', in any script, into hundredths. */
const MarksSchema = z.pipe(
  z.string(fieldMessages.badMarksTyped).check(
    z.overwrite((typed) => latinDigits(typed).trim()),
    z.regex(/^\d{1,5}(\.\d{1,2})?$/, fieldMessages.badMarksTyped),
  ),
  z.transform((text: string): number => Math.round(Number(text) * 100)),
)
const StoredMarks = z.int().check(z.gte(0))

const MarksRowInputSchema = z
  .object({
    board: requiredText('Board or university'),
    rollNumber: requiredText('Roll number', limits.text.mobile).check(z.overwrite(latinDigits)),
    year: PassingYearSchema,
    stream: optionalText('Stream'),
    isAwaited: z.boolean(),
    obtained: z.optional(MarksSchema),
    maximum: z.optional(MarksSchema),
  })
  .check(
    z.refine(({ isAwaited, obtained }) => isAwaited || obtained !== undefined, {
      error: fieldMessages.badMarksTyped,
      path: ['obtained'],
    }),
    z.refine(({ isAwaited, maximum }) => isAwaited || (maximum ?? 0) > 0, {
      error: fieldMessages.badMarksTyped,
      path: ['maximum'],
    }),
    z.refine(({ obtained = 0, maximum }) => maximum === undefined || obtained <= maximum, {
      error: fieldMessages.marksAboveMaximum,
      path: ['obtained'],
    }),
  )
type MarksName = 'board' | 'rollNumber' | 'year' | 'stream' | 'obtained' | 'maximum'

/** Returns the marks of one examination as the schema takes them; those of an awaited result are left out. */
export function marksInput(textOf: (name: MarksName) => string, isAwaited: boolean) {
  const marks = (name: 'obtained' | 'maximum') => textOf(name).trim() || undefined
  return {
    board: textOf('board'),
    rollNumber: textOf('rollNumber'),
    year: textOf('year'),
    stream: textOf('stream'),
    isAwaited,
    ...(!isAwaited && { obtained: marks('obtained'), maximum: marks('maximum') }),
  }
}

const MarksRowSchema = z.object({
  board: z.string(),
  rollNumber: z.string(),
  year: z.string(),
  stream: z.string(),
  isAwaited: z.boolean(),
  obtained: z.optional(StoredMarks),
  maximum: z.optional(StoredMarks),
})
export type MarksRow = z.infer<typeof MarksRowSchema>

/** Returns hundredths of a per cent, rounded half up; undefined while the result is awaited. */
export function percentageOf({
  obtained,
  maximum,
  isAwaited,
}: Pick<MarksRow, 'obtained' | 'maximum' | 'isAwaited'>): number | undefined {
  if (isAwaited || obtained === undefined || !maximum) return undefined
  return Math.floor((obtained * 20_000 + maximum) / (2 * maximum))
}

/** Purposes with separate consents. The first is required; the others may be refused and withdrawn. */
export const consentPurposes = ['admission', 'university', 'messages'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]
/** A required consent can be withdrawn only together with the application. */
export const isNeededConsent = (purpose: ConsentPurpose): boolean => purpose === 'admission'
/** Change it with every change of the notice's text. */
export const consentVersion = '2026-12'
export const ConsentTextSchema = z.object({
  version: z.literal(consentVersion, fieldMessages.loadPageAgain),
  language: LanguageSchema,
})
const ConsentInputSchema = z.extend(ConsentTextSchema, {
  purpose: z.enum(consentPurposes),
  isGiven: z.boolean(),
})

const GuardianSchema = z.object({
  name: personName("Guardian's name"),
  mobile: MobileSchema,
  email: EmailSchema,
})

/** A guardian's consent on paper; `signedOn` is YYYY-MM-DD. */
export const GuardianPaperInputSchema = z.object({
  name: personName("Guardian's name"),
  signedOn: DateSchema,
})
export const GuardianPaperSchema = z.object({ name: z.string(), signedOn: z.string(), seenBy: z.string() })

const CategoryProofSchema = z.object({
  number: requiredText('Certificate number', limits.text.mobile),
  authority: requiredText('Issuing authority'),
  issuedOn: DateSchema,
})

const details = {
  /** In Devanagari, for certificates; may be blank. */
  nameHi: z._default(blankOrName('Name in Hindi'), ''),
  domicile: requiredText('State of domicile'),
  registrationNumber: optionalText('Registration number', limits.text.mobile * 2),
  subjects: z.record(z.string(), z.array(z.string())),
  claims: z
    .array(z.string())
    .check(z.maxLength(admissionLimits.claims, fieldMessages.tooMany(admissionLimits.claims))),
  /** Per cent, if a disability is claimed. */
  disabilityPercent: z.nullable(
    z
      .int(fieldMessages.badDisability)
      .check(z.gte(1, fieldMessages.badDisability), z.lte(100, fieldMessages.badDisability)),
  ),
}

/** The later steps of the form. `faultsInDetails` checks them against the programme's settings. */
export const ApplicationDetailsInputSchema = z.object({
  ...details,
  guardian: z.nullable(GuardianSchema),
  categoryProof: z.nullable(CategoryProofSchema),
  education: z
    .object({
      x: MarksRowInputSchema,
      xii: MarksRowInputSchema,
      ug: z.optional(MarksRowInputSchema),
    })
    .check(
      z.refine(({ x, xii }) => xii.year >= x.year, {
        error: fieldMessages.classXiiBeforeX,
        path: ['xii', 'year'],
      }),
      z.refine(({ xii, ug }) => !ug || ug.year >= xii.year, {
        error: fieldMessages.degreeBeforeClassXii,
        path: ['ug', 'year'],
      }),
    ),
  cuet: z.nullable(
    z.object({
      number: lineOfText('CUET number', limits.text.mobile),
      obtained: MarksSchema,
      maximum: MarksSchema,
    }),
  ),
  consents: z
    .array(ConsentInputSchema)
    .check(
      z.refine(
        (given) => given.some(({ purpose, isGiven }) => isNeededConsent(purpose) && isGiven),
        fieldMessages.consentMissing,
      ),
    ),
})
export type ApplicationDetailsInput = z.output<typeof ApplicationDetailsInputSchema>

export const ApplicationDetailsSchema = z.object({
  ...details,
  guardian: z.nullable(z.object({ name: z.string(), mobile: z.string(), email: z.string() })),
  categoryProof: z.nullable(z.object({ number: z.string(), authority: z.string(), issuedOn: z.string() })),
  education: z.object({ x: MarksRowSchema, xii: MarksRowSchema, ug: z.optional(MarksRowSchema) }),
  cuet: z.nullable(z.object({ number: z.string(), obtained: StoredMarks, maximum: StoredMarks })),
  consents: z.array(
    z.object({
      purpose: z.enum(consentPurposes),
      /** False if it was refused or withdrawn. */
      isGiven: z.boolean(),
      version: z.string(),
      language: LanguageSchema,
      at: TimestampSchema,
      takenBackAt: z.optional(TimestampSchema),
    }),
  ),
  submittedAt: TimestampSchema,
})
export type ApplicationDetails = z.infer<typeof ApplicationDetailsSchema>

export const ApplicationFileSchema = z.object({
  name: z.string(),
  file: z.string(),
  size: z.number(),
  contentType: z.string(),
  at: TimestampSchema,
})
export type ApplicationFile = z.infer<typeof ApplicationFileSchema>

/** `identity`, `education`, `subjects`, `category`, `claim:<key>` or `document:<key>`. */
export const ScrutinyItemSchema = z
  .string()
  .check(
    z.regex(
      /^(identity|education|subjects|category|(claim|document):[a-z0-9][a-z0-9-]{0,39})$/,
      fieldMessages.badScrutinyItem,
    ),
  )

/** A refused claim gives no points and no group. */
export const checkResults = ['right', 'queried', 'refused'] as const
export const ScrutinyCheckSchema = z.object({
  result: z.enum(checkResults),
  by: z.string(),
  at: TimestampSchema,
  /** Why it was refused; the applicant reads it. */
  reason: z.optional(z.string()),
})

export const ApplicationQuerySchema = z.object({
  item: z.string(),
  question: z.string(),
  askedAt: TimestampSchema,
  answer: z.string(),
  answeredAt: z.nullable(TimestampSchema),
  /** The groups of facts that the applicant may correct with the answer. */
  opens: z._default(z.array(z.string()), []),
  /** True if the answer was late; it counts all the same. */
  isLate: z._default(z.boolean(), false),
})
export type ApplicationQuery = z.infer<typeof ApplicationQuerySchema>

export const OfferSchema = z.object({
  list: z.string(),
  listNumber: z.number(),
  under: z.string(),
  payFrom: TimestampSchema,
  payTo: TimestampSchema,
  /** Rupees. */
  amount: z.number(),
  cautionMoney: z.number(),
  /** As they were when the seat was offered. */
  heads: z._default(FeeHeadsSchema, []),
  acceptedAt: z.nullable(TimestampSchema),
  /** Each time that `payTo` was changed, the oldest first, with what it was before. */
  extensions: z._default(
    z.array(z.object({ payTo: TimestampSchema, reason: z.string(), by: z.string(), at: TimestampSchema })),
    [],
  ),
})
export type Offer = z.infer<typeof OfferSchema>

/** What is shown of the account for a refund; the whole is sealed in `refundAccounts`. */
const ShownAccountSchema = z.object({ lastFour: z.string(), ifsc: z.string(), givenAt: TimestampSchema })

export const RefundSchema = z.object({
  amount: z.number(),
  /** Rupees of it for payments that were found after the admission had ended: they are paid back whole. */
  further: z._default(z.number(), 0),
  step: z.string(),
  at: TimestampSchema,
  paidAt: z.nullable(TimestampSchema),
  /** The bank's reference of the payment; '' until it is paid, and of payments before it was asked for. */
  reference: z._default(z.string(), ''),
  account: z._default(z.nullable(ShownAccountSchema), null),
})
export type Refund = z.infer<typeof RefundSchema>
