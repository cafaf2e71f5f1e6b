import {
  DecisionSchema as AnyDecisionSchema,
  decidedStatuses,
  AdmissionDocumentSchema as FirstStepSchema,
  ApplicationMailSchema as MailSchema,
} from '@prangan/contract/schemas/admissions'
import { TimestampSchema } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { OriginalSchema, RollSchema } from './admission-day.ts'
import { CorrectionSchema } from './corrections.ts'
import {
  EarlierReportSchema,
  FeeSchema,
  OtherReceiptSchema,
  ReportedBalanceSchema,
  WaiverSchema,
} from './fee.ts'
import {
  ApplicationDetailsSchema,
  ApplicationFileSchema,
  ApplicationQuerySchema,
  GuardianPaperSchema,
  OfferSchema,
  RefundSchema,
  ScrutinyCheckSchema,
} from './full-application.ts'
import { SeatDecisionSchema } from './seat-decisions.ts'

/** `visibleState` derives what the applicant sees. */
export const applicationStatuses = [
  ...decidedStatuses,
  'queried',
  'resubmitted',
  'verified',
  'offered',
  'fee reported',
  'admitted',
  'withdrawn',
  'declined',
  'cancelled',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Mails about the time to pay for an offered seat. */
export const offerTopics = ['offer ends soon', 'offer extended', 'offer lapsed'] as const

/** Mails about an objection to a provisional list. */
export const objectionTopics = ['objection received', 'objection answered'] as const

/** The mail that a provisional list was published. */
export const provisionalList = 'provisional list'
/** The mail that a final list was published. */
export const finalList = 'final list'

/** Mails about the originals that an applicant owes the college. */
export const originalsTopics = ['admission complete', 'originals due'] as const
/** The mail about an officer's decision on a given seat. */
export const seatDecided = 'seat decided'

export const refundTopics = ['refund account given', 'refund paid', 'refund increased'] as const

/** Mails about payments after the first. */
export const paymentTopics = [
  'balance reported',
  'further payment',
  'confirmation undone',
  'payment not found',
  'balance waived',
  'waiver taken back',
] as const

const applicationMailTopics = [
  'received',
  'complete',
  'corrected',
  'email changed',
  ...offerTopics,
  provisionalList,
  finalList,
  ...objectionTopics,
  ...originalsTopics,
  seatDecided,
  ...refundTopics,
  ...paymentTopics,
  ...applicationStatuses,
] as const

const status = z.enum(applicationStatuses)
const DecisionSchema = z.extend(AnyDecisionSchema, { status })
const ApplicationMailSchema = z.extend(MailSchema, { topic: z.enum(applicationMailTopics) })

/** `admissions/{id}`: an application with its later steps. */
export const AdmissionDocumentSchema = z.extend(FirstStepSchema, {
  status,
  history: z.array(DecisionSchema),
  mails: z._default(z.array(ApplicationMailSchema), []),
  /** The key of the programme in the session; '' for an application without them, decided by hand. */
  programme: z._default(z.string(), ''),
  details: z.optional(ApplicationDetailsSchema),
  documents: z._default(z.record(z.string(), ApplicationFileSchema), {}),
  checks: z._default(z.record(z.string(), ScrutinyCheckSchema), {}),
  queries: z._default(z.array(ApplicationQuerySchema), []),
  /** Oldest first. */
  corrections: z._default(z.array(CorrectionSchema), []),
  /** The last day for answers (YYYY-MM-DD), or ''. */
  answerBy: z._default(z.string(), ''),
  /** When the guardian of an applicant under 18 agreed, by a code sent by mail or on paper. */
  guardianAgreedAt: z._default(z.nullable(TimestampSchema), null),
  guardianPaper: z._default(z.nullable(GuardianPaperSchema), null),
  offer: z._default(z.nullable(OfferSchema), null),
  /** The last decision about the seat, when a list was revised after offers. */
  seatDecision: z._default(z.nullable(SeatDecisionSchema), null),
  fee: z._default(z.nullable(FeeSchema), null),
  /** Oldest first: of further payments, and of confirmations that were undone. */
  otherReceipts: z._default(z.array(OtherReceiptSchema), []),
  reportedBalance: z._default(z.nullable(ReportedBalanceSchema), null),
  /** The part of the fee that was written off. */
  waiver: z._default(z.nullable(WaiverSchema), null),
  /** What the applicant had reported of a payment before correcting it, or before it was not found; oldest first. */
  earlierReports: z._default(z.array(EarlierReportSchema), []),
  /** Rupees that are still to be paid, for the list of dues; `balanceOf` computes it. */
  balance: z._default(z.number(), 0),
  refund: z._default(z.nullable(RefundSchema), null),
  /** Oldest first: refunds that were paid before another payment was found. */
  earlierRefunds: z._default(z.array(RefundSchema), []),
  isFromCounter: z._default(z.boolean(), false),
  /** What was found of each original at the counter. */
  originals: z._default(z.record(z.string(), OriginalSchema), {}),
  /** The first day on which an original is due (YYYY-MM-DD), or ''; `originalsDueOf` computes it. */
  originalsDue: z._default(z.string(), ''),
  roll: z._default(z.nullable(RollSchema), null),
  /** Where the applicant's objections are, oldest first. */
  objections: z._default(z.array(z.object({ list: z.string(), id: z.string() })), []),
})
export type AdmissionDocument = z.infer<typeof AdmissionDocumentSchema>

export const firstStepOnly = {
  session: '',
  programme: '',
  documents: {},
  checks: {},
  queries: [] as AdmissionDocument['queries'],
  corrections: [] as AdmissionDocument['corrections'],
  answerBy: '',
  guardianAgreedAt: null,
  guardianPaper: null,
  offer: null,
  seatDecision: null,
  fee: null,
  otherReceipts: [] as AdmissionDocument['otherReceipts'],
  reportedBalance: null,
  waiver: null,
  earlierReports: [] as AdmissionDocument['earlierReports'],
  balance: 0,
  refund: null,
  earlierRefunds: [] as AdmissionDocument['earlierRefunds'],
  isFromCounter: false,
  originals: {},
  originalsDue: '',
  roll: null,
  objections: [] as AdmissionDocument['objections'],
} satisfies Partial<AdmissionDocument>
