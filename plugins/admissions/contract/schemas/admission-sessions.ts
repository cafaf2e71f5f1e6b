import { fieldMessages } from '@prangan/contract/field-messages'
import { LocalizedTextSchema } from '@prangan/contract/schemas/content-fields'
import { ChangedBySchema, DateSchema, requiredTime, TimestampSchema } from '@prangan/contract/schemas/fields'
import { reservedKeys, state } from '@prangan/contract/states/profile'
import { uttarPradesh } from '@prangan/contract/states/uttar-pradesh'
import * as z from 'zod/mini'
import { admissionLimits } from '../limits.ts'
import { isNumberPattern } from '../number-pattern.ts'
import { AdmissionDaySchema, usualAdmissionDay } from './admission-day.ts'
import { issuesInFee } from './fee-issues.ts'
import { HorizontalKeySchema, issuesInCategories, MeritRuleSchema, SeatRuleSchema } from './merit-rules.ts'
import { FeeHeadsSchema, NameSchema, noPayment, PaymentSchema, RupeesSchema } from './payment.ts'
import { RefundRuleSchema } from './refund-rules.ts'
import { KeySchema, listOf, NeededForSchema } from './session-fields.ts'

/*
 * A session of admissions: programmes, dates, seats, fees and rules. All of it is the college's data, which the office changes.
 */

const most = admissionLimits

export const SubjectSchema = z.object({ key: KeySchema, name: NameSchema, faculty: KeySchema })
export type Subject = z.infer<typeof SubjectSchema>

/** The programme's own faculty, the others, any, or a list of keys. */
const SubjectSourceSchema = z.union([z.enum(['ownFaculty', 'otherFaculty', 'any']), z.array(KeySchema)])

export const SubjectSchemeSchema = z.object({
  groups: listOf(
    z.object({
      key: KeySchema,
      label: NameSchema,
      min: z.int().check(z.gte(0)),
      max: z.int().check(z.gte(0)),
      from: SubjectSourceSchema,
      /** null for no limit. */
      seatsPerSubject: z.nullable(z.int().check(z.gte(1))),
    }),
    most.subjectGroups,
  ),
  /** Objects, because Firestore cannot nest arrays. */
  forbiddenPairs: listOf(z.object({ one: KeySchema, other: KeySchema }), most.subjects),
})
export type SubjectScheme = z.infer<typeof SubjectSchemeSchema>

/** An applicant's claim to points, a horizontal group, or both; its proof is a document. `points` are hundredths of a point. */
export const ClaimSchema = z.object({
  key: KeySchema,
  name: NameSchema,
  points: z.int().check(z.gte(0)),
  group: z.nullable(HorizontalKeySchema),
  /** Of verified claims of the same kind only the one with the most points counts: an NCC 'C' certificate includes the 'B'. */
  kind: z.optional(KeySchema),
})
export type Claim = z.infer<typeof ClaimSchema>

/** Photos and signatures are small pictures; a page may also be a PDF. */
export const documentKinds = ['photo', 'signature', 'page'] as const

export const DocumentRuleSchema = z.object({
  key: KeySchema,
  name: NameSchema,
  hint: LocalizedTextSchema,
  kind: z.enum(documentKinds),
  neededFor: NeededForSchema,
  /** If false, the application can be sent without it, and the office asks for it later. */
  isRequired: z.boolean(),
})
export type DocumentRule = z.infer<typeof DocumentRuleSchema>

const CategoriesSchema = listOf(KeySchema, most.categories)

/** The days that the college announces for a round: when its list is published, and until when seats are offered from it. */
export const RoundSchema = z.object({ listOn: DateSchema, offersUntil: DateSchema })
export type Round = z.infer<typeof RoundSchema>

const programmeParts = {
  key: KeySchema,
  course: z.string().check(z.minLength(1, fieldMessages.chooseCourse)),
  faculty: KeySchema,
  /** A master's programme also asks for the marks of the first degree. */
  level: z.enum(['bachelor', 'master']),
  seats: SeatRuleSchema,
  /** The first list that converts reserved seats for which nobody is left; the lists before it keep them. */
  convertsFrom: z._default(
    z
      .int(fieldMessages.badListNumber)
      .check(z.gte(1, fieldMessages.badListNumber), z.lte(20, fieldMessages.badListNumber)),
    1,
  ),
  merit: MeritRuleSchema,
  scheme: z.nullable(SubjectSchemeSchema),
  /** Rupees. The caution money is part of the amount, and always refunded; the heads, if there are any, add up to it. */
  fee: z.object({
    amount: RupeesSchema,
    cautionMoney: RupeesSchema,
    heads: z._default(FeeHeadsSchema, []),
  }),
  asksCuet: z.boolean(),
}

const sessionParts = {
  name: z.string().check(z.trim(), z.regex(/^\d{4}-\d{2}$/, fieldMessages.badSessionName)),
  /** Until it is visible, only the desk sees it. */
  isVisible: z.boolean(),
  /** The last day of admission that the university notified, from which refunds are counted. */
  lastDate: DateSchema,
  listsUntil: DateSchema,
  /** True if everybody may see what became of the seats, above each merit list. */
  showsSeats: z._default(z.boolean(), false),
  rounds: z._default(listOf(RoundSchema, most.rounds), []),
  /** Days (YYYY-MM-DD) on which the office is closed, besides Sundays and the holidays of the college. */
  holidays: z._default(listOf(DateSchema, most.holidays), []),
  refund: RefundRuleSchema,
  /** The university's registration number: its label and pattern; null if none is asked for. */
  registration: z.nullable(z.object({ label: NameSchema, pattern: z.string().check(z.maxLength(200)) })),
  subjects: listOf(SubjectSchema, most.subjects),
  claims: listOf(ClaimSchema, most.claims),
  documents: listOf(DocumentRuleSchema, most.documents),
  admissionDay: z._default(AdmissionDaySchema, usualAdmissionDay),
  /** The columns of the university's file, in order. */
  columns: listOf(z.string().check(z.maxLength(60)), 60),
}

/** Only those who have a seat are told where to pay. */
const privateParts = { payment: z._default(PaymentSchema, noPayment) }

export const AdmissionSessionInputSchema = z
  .object({
    ...sessionParts,
    ...privateParts,
    reservedCategories: z._default(CategoriesSchema, reservedKeys(state)),
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
        opensAt: requiredTime('Opening'),
        closesAt: requiredTime('Closing'),
      }),
      most.programmes,
    ).check(z.minLength(1, fieldMessages.programmeMissing)),
  })
  .check(
    z.superRefine((session, context) => {
      for (const [path, message] of issuesOf(session)) context.addIssue({ code: 'custom', message, path })
    }),
  )
export type AdmissionSessionInput = z.output<typeof AdmissionSessionInputSchema>

/** `admissionSessions/{id}`: private; the public sees parts of it. */
export const AdmissionSessionDocumentSchema = z.object({
  ...sessionParts,
  ...privateParts,
  /**
   * The categories of the state's profile when the session was opened, in its order; they stay. Sessions of release 1.0.0 have
   * none: they are Uttar Pradesh's.
   */
  reservedCategories: z._default(CategoriesSchema, reservedKeys(uttarPradesh)),
  programmes: z.array(z.object({ ...programmeParts, opensAt: TimestampSchema, closesAt: TimestampSchema })),
  clearedAt: z.optional(TimestampSchema),
  /** Who changed it last; sessions of earlier releases don't say. */
  changedBy: z.optional(ChangedBySchema),
  version: z.number(),
  createdAt: TimestampSchema,
  updatedAt: TimestampSchema,
})
export type AdmissionSessionDocument = z.infer<typeof AdmissionSessionDocumentSchema>
export type Programme = AdmissionSessionDocument['programmes'][number]

function issuesOf(
  session: Pick<
    AdmissionSessionDocument,
    'subjects' | 'claims' | 'documents' | 'admissionDay' | 'reservedCategories' | 'rounds'
  > & {
    programmes: readonly (Pick<Programme, 'key' | 'seats' | 'merit' | 'fee'> & {
      opensAt: string
      closesAt: string
    })[]
  },
): [path: PropertyKey[], message: string][] {
  const { papers } = session.admissionDay
  const twice = (path: PropertyKey[], list: readonly { key: string }[]) =>
    list.flatMap(({ key }, at): [PropertyKey[], string][] =>
      list.findIndex((other) => other.key === key) < at
        ? [[[...path, at, 'key'], fieldMessages.keyTwice]]
        : [],
    )
  const ends = session.programmes.flatMap(({ opensAt, closesAt }, at): [PropertyKey[], string][] =>
    closesAt !== '' && Date.parse(closesAt) <= Date.parse(opensAt)
      ? [[['programmes', at, 'closesAt'], fieldMessages.endBeforeStart]]
      : [],
  )
  const claims = (path: PropertyKey[], list: readonly Pick<DocumentRule, 'neededFor'>[]) =>
    list.flatMap(({ neededFor }, at): [PropertyKey[], string][] =>
      neededFor.who === 'claim' && !session.claims.some(({ key }) => key === neededFor.claim)
        ? [[[...path, at, 'neededFor'], fieldMessages.noSuchClaim]]
        : [],
    )
  const fees = session.programmes.flatMap(({ fee }, at) =>
    issuesInFee(fee).map(([field, message]): [PropertyKey[], string] => [
      ['programmes', at, 'fee', field],
      message,
    ]),
  )
  const rounds = session.rounds.flatMap(({ listOn, offersUntil }, at): [PropertyKey[], string][] => {
    const before = session.rounds[at - 1]?.listOn ?? ''
    if (listOn <= before) return [[['rounds', at, 'listOn'], fieldMessages.roundTooEarly]]
    return offersUntil > listOn ? [] : [[['rounds', at, 'offersUntil'], fieldMessages.endBeforeStart]]
  })
  const categories = session.programmes.flatMap((programme, at) =>
    issuesInCategories(programme, session.reservedCategories).map(
      ([path, message]): [PropertyKey[], string] => [['programmes', at, ...path], message],
    ),
  )
  return [
    ...twice(['subjects'], session.subjects),
    ...twice(['claims'], session.claims),
    ...twice(['documents'], session.documents),
    ...twice(['admissionDay', 'papers'], papers),
    ...twice(['programmes'], session.programmes),
    ...ends,
    ...rounds,
    ...fees,
    ...categories,
    ...claims(['documents'], session.documents),
    ...claims(['admissionDay', 'papers'], papers),
  ]
}

export const programmeStatuses = ['before', 'open', 'closed'] as const
export type ProgrammeStatus = (typeof programmeStatuses)[number]

export function programmeStatusOf(
  { opensAt, closesAt }: Pick<Programme, 'opensAt' | 'closesAt'>,
  now: Date,
): ProgrammeStatus {
  if (now < opensAt) return 'before'
  return now < closesAt ? 'open' : 'closed'
}

export function openProgramme<Session extends Pick<AdmissionSessionDocument, 'isVisible' | 'programmes'>>(
  sessions: readonly Session[],
  course: string,
  now: Date,
): { session: Session; programme: Programme } | undefined {
  for (const session of sessions) {
    const programme = session.programmes.find(
      (each) => each.course === course && programmeStatusOf(each, now) === 'open',
    )
    if (session.isVisible && programme) return { session, programme }
  }
  return undefined
}

export const PublicSessionSchema = z.object({
  id: z.string(),
  ...sessionParts,
  programmes: z.array(
    z.object({
      ...programmeParts,
      opensAt: z.string(),
      closesAt: z.string(),
      /** By the server's clock. */
      standing: z.enum(programmeStatuses),
    }),
  ),
})
export type PublicSession = z.infer<typeof PublicSessionSchema>

export function toPublicSession(
  session: AdmissionSessionDocument & { id: string },
  now: Date,
): PublicSession {
  const {
    version: _,
    clearedAt: __,
    createdAt: ___,
    updatedAt: ____,
    reservedCategories: _____,
    payment: ______,
    changedBy: _______,
    ...shown
  } = session
  const programmes = shown.programmes.map((programme) => ({
    ...programme,
    opensAt: programme.opensAt.toISOString(),
    closesAt: programme.closesAt.toISOString(),
    standing: programmeStatusOf(programme, now),
  }))
  return { ...shown, programmes }
}
