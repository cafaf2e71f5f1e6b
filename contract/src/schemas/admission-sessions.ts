import * as z from 'zod/mini'
import { isNumberPattern } from '../admissions/number-pattern.ts'
import { fieldMessages } from '../field-messages.ts'
import { limits } from '../limits.ts'
import { courses } from './admissions.ts'
import { LocalizedTextSchema } from './content.ts'
import { DateSchema, requiredMoment, TimestampSchema } from './fields.ts'
import { horizontalKeys, MeritRuleSchema, SeatRuleSchema } from './merit-rules.ts'
import { RefundRuleSchema } from './refund-rules.ts'

/*
 * A session of admissions: its programmes with their dates, seats, fees and rules, and what is asked of applicants. All
 * of it is data of the college, which the office changes; the code knows only the shapes.
 */

const most = limits.admissions

const KeySchema = z
  .string(fieldMessages.badKey)
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, fieldMessages.badKey))
const NameSchema = LocalizedTextSchema.check(
  z.refine(({ en }) => en.trim() !== '', fieldMessages.required('Name')),
)
const listOf = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z.array(item).check(z.maxLength(max, fieldMessages.tooMany(max)))
const Rupees = z.int(fieldMessages.badRupees).check(z.gte(0, fieldMessages.badRupees))

/** A subject that can be chosen. `faculty` groups those of one faculty. */
export const SubjectSchema = z.object({ key: KeySchema, name: NameSchema, faculty: KeySchema })
export type Subject = z.infer<typeof SubjectSchema>

/** Which subjects a group offers: those of the programme's own faculty, of the others, any, or a list of keys. */
export const SubjectSourceSchema = z.union([
  z.enum(['ownFaculty', 'otherFaculty', 'any']),
  z.array(KeySchema),
])

/** What is to be chosen: so many of each group, and never two that exclude each other. */
export const SubjectSchemeSchema = z.object({
  groups: listOf(
    z.object({
      key: KeySchema,
      label: NameSchema,
      min: z.int().check(z.gte(0)),
      max: z.int().check(z.gte(0)),
      from: SubjectSourceSchema,
      /** How many are taken in each subject; null for as many as come. */
      seatsPerSubject: z.nullable(z.int().check(z.gte(1))),
    }),
    most.subjectGroups,
  ),
  /** Objects, because Firestore stores no list in a list. */
  forbiddenPairs: listOf(z.object({ one: KeySchema, other: KeySchema }), most.subjects),
})
export type SubjectScheme = z.infer<typeof SubjectSchemeSchema>

/**
 * What an applicant may claim: points in the merit list, a horizontal group, or both. Its proof is a document that the
 * session asks for. `points` are hundredths of a point.
 */
export const ClaimSchema = z.object({
  key: KeySchema,
  name: NameSchema,
  points: z.int().check(z.gte(0)),
  group: z.nullable(z.enum(horizontalKeys)),
})
export type Claim = z.infer<typeof ClaimSchema>

/** A picture of a person or signature is small; a page may also be a PDF. */
export const documentKinds = ['photo', 'signature', 'page'] as const

/** Whom a document is asked of: everybody, a reserved category, somebody with a gap of a year, or who makes a claim. */
const NeededForSchema = z.union([
  z.object({ who: z.enum(['everybody', 'reserved', 'gap', 'master', 'fee']) }),
  z.object({ who: z.literal('claim'), claim: KeySchema }),
])

/** A document that is asked for. Its key names its slot. */
export const DocumentRuleSchema = z.object({
  key: KeySchema,
  name: NameSchema,
  hint: LocalizedTextSchema,
  kind: z.enum(documentKinds),
  neededFor: NeededForSchema,
  /** Without it the application can be sent; the office asks for it later. */
  isRequired: z.boolean(),
})
export type DocumentRule = z.infer<typeof DocumentRuleSchema>

/** The parts of a programme that hold no date. */
const programmeParts = {
  key: KeySchema,
  course: z.enum(courses, fieldMessages.chooseCourse),
  faculty: KeySchema,
  /** A master's asks for the marks of the first degree too. */
  level: z.enum(['bachelor', 'master']),
  seats: SeatRuleSchema,
  merit: MeritRuleSchema,
  /** Without one no subjects are chosen. */
  scheme: z.nullable(SubjectSchemeSchema),
  /** Rupees; the caution money is part of the fee, and always returned. */
  fee: z.object({ amount: Rupees, cautionMoney: Rupees }),
  asksCuet: z.boolean(),
}

/** The parts of a session that hold no date. */
const sessionParts = {
  /** For example 2026-27. */
  name: z.string().check(z.trim(), z.regex(/^\d{4}-\d{2}$/, fieldMessages.badSessionName)),
  /** Until it is visible, only the desk sees it. */
  isVisible: z.boolean(),
  /** The day that the university notified as the last one of admission, by which refunds are counted. */
  lastDate: DateSchema,
  /** The last day on which merit lists are shown to everybody. */
  listsUntil: DateSchema,
  refund: RefundRuleSchema,
  /** The university's registration number: what it is called and a pattern; null where none is asked for. */
  registration: z.nullable(z.object({ label: NameSchema, pattern: z.string().check(z.maxLength(200)) })),
  subjects: listOf(SubjectSchema, most.subjects),
  claims: listOf(ClaimSchema, most.claims),
  documents: listOf(DocumentRuleSchema, most.documents),
  /** The columns of the university's file, in its order. */
  columns: listOf(z.string().check(z.maxLength(60)), 60),
}

/** What the office sends. Moments are in ISO 8601 with their zone. */
export const AdmissionSessionInputSchema = z
  .object({
    ...sessionParts,
    registration: z.nullable(
      z.object({
        label: NameSchema,
        pattern: z
          .string()
          .check(z.maxLength(200), z.refine(isNumberPattern, fieldMessages.badNumberPattern)),
      }),
    ),
    programmes: listOf(
      z.object({
        ...programmeParts,
        opensAt: requiredMoment('Opening'),
        closesAt: requiredMoment('Closing'),
      }),
      most.programmes,
    ).check(z.minLength(1, fieldMessages.programmeMissing)),
  })
  .check(
    z.superRefine((session, context) => {
      for (const [path, message] of faultsOf(session)) context.addIssue({ code: 'custom', message, path })
    }),
  )
export type AdmissionSessionInput = z.output<typeof AdmissionSessionInputSchema>

/** `admissionSessions/{id}`, for those at the desk; the site shows parts of it to everybody. */
export const AdmissionSessionDocumentSchema = z.object({
  ...sessionParts,
  programmes: z.array(z.object({ ...programmeParts, opensAt: TimestampSchema, closesAt: TimestampSchema })),
  /** When the documents of applications that came to nothing were deleted. */
  clearedAt: z.optional(TimestampSchema),
  /** Grows by one with every change. */
  version: z.number(),
  createdAt: TimestampSchema,
  updatedAt: TimestampSchema,
})
export type AdmissionSessionDocument = z.infer<typeof AdmissionSessionDocumentSchema>
export type Programme = AdmissionSessionDocument['programmes'][number]

/** What is wrong between the parts of a session, with the paths of the fields. */
function faultsOf(
  session: Pick<AdmissionSessionDocument, 'subjects' | 'claims' | 'documents'> & {
    programmes: readonly { key: string; opensAt: string; closesAt: string }[]
  },
): [path: PropertyKey[], message: string][] {
  const twice = (list: 'subjects' | 'claims' | 'documents' | 'programmes') =>
    session[list].flatMap(({ key }, at): [PropertyKey[], string][] =>
      session[list].findIndex((other) => other.key === key) < at
        ? [[[list, at, 'key'], fieldMessages.keyTwice]]
        : [],
    )
  const ends = session.programmes.flatMap(({ opensAt, closesAt }, at): [PropertyKey[], string][] =>
    closesAt !== '' && Date.parse(closesAt) <= Date.parse(opensAt)
      ? [[['programmes', at, 'closesAt'], fieldMessages.endBeforeStart]]
      : [],
  )
  const claims = session.documents.flatMap(({ neededFor }, at): [PropertyKey[], string][] =>
    neededFor.who === 'claim' && !session.claims.some(({ key }) => key === neededFor.claim)
      ? [[['documents', at, 'neededFor'], fieldMessages.noSuchClaim]]
      : [],
  )
  return [
    ...twice('subjects'),
    ...twice('claims'),
    ...twice('documents'),
    ...twice('programmes'),
    ...ends,
    ...claims,
  ]
}

export const standings = ['before', 'open', 'closed'] as const
export type Standing = (typeof standings)[number]

/** Whether a programme takes applications, has not begun to, or does not any more. */
export function standingOf(
  { opensAt, closesAt }: Pick<Programme, 'opensAt' | 'closesAt'>,
  now: Date,
): Standing {
  if (now < opensAt) return 'before'
  return now < closesAt ? 'open' : 'closed'
}

/** The programme for a course that takes applications now, with its session; undefined where there is none. */
export function openProgramme<Session extends Pick<AdmissionSessionDocument, 'isVisible' | 'programmes'>>(
  sessions: readonly Session[],
  course: string,
  now: Date,
): { session: Session; programme: Programme } | undefined {
  for (const session of sessions) {
    const programme = session.programmes.find(
      (each) => each.course === course && standingOf(each, now) === 'open',
    )
    if (session.isVisible && programme) return { session, programme }
  }
  return undefined
}

/** A session as everybody sees it, in the site's data: moments in ISO 8601. */
export const PublicSessionSchema = z.object({
  id: z.string(),
  ...sessionParts,
  programmes: z.array(
    z.object({
      ...programmeParts,
      opensAt: z.string(),
      closesAt: z.string(),
      /** By the server's clock. */
      standing: z.enum(standings),
    }),
  ),
})
export type PublicSession = z.infer<typeof PublicSessionSchema>

/** What everybody sees of a session. */
export function toPublicSession(
  session: AdmissionSessionDocument & { id: string },
  now: Date,
): PublicSession {
  const { version: _, clearedAt: __, createdAt: ___, updatedAt: ____, ...shown } = session
  const programmes = shown.programmes.map((programme) => ({
    ...programme,
    opensAt: programme.opensAt.toISOString(),
    closesAt: programme.closesAt.toISOString(),
    standing: standingOf(programme, now),
  }))
  return { ...shown, programmes }
}
