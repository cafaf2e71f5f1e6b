import { fieldMessages } from '@prangan/contract/field-messages'
import { limits } from '@prangan/contract/limits'
import { requiredText, TimestampSchema } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { admissionLimits } from '../limits.ts'

const longest = z.string().check(z.maxLength(limits.text.address))

/** A fact as it is typed: several for a choice of subjects or claims. */
const FactValueSchema = z.union([longest, z.array(longest).check(z.maxLength(admissionLimits.subjects))])
export type FactValue = z.infer<typeof FactValueSchema>

/** Facts by the path at which they are stored, such as `education.xii.obtained`. */
export const FactsSchema = z
  .record(
    z.string().check(z.regex(/^[a-zA-Z]{1,30}(\.[a-zA-Z0-9-]{1,40}){0,2}$/, fieldMessages.noSuchFact)),
    FactValueSchema,
  )
  .check(
    z.refine((facts) => Object.keys(facts).length <= admissionLimits.factsAtOnce, fieldMessages.noSuchFact),
  )
export type Facts = z.infer<typeof FactsSchema>

const change = { fact: z.string(), before: FactValueSchema, after: FactValueSchema }
export type FactChange = { fact: string; before: FactValue; after: FactValue }

/** The parts of an application, as a mail about a correction names them. */
export const correctedParts = ['identity', 'contact', 'education', 'subjects', 'category', 'claim'] as const
export type CorrectedPart = (typeof correctedParts)[number]

/** In place of a document's slot: the clerk has seen the original on paper. */
export const originalSeen = ':original'
/** The clerk has seen who asks, for facts that no document tells. */
export const identitySeen = ':identity'
export const seenByClerk: readonly string[] = [originalSeen, identitySeen]

export const CorrectionSchema = z.object({
  ...change,
  /** The slot of the document that it was read from, or one of `seenByClerk`; '' for an applicant's own correction. */
  document: z.string(),
  reason: z.string(),
  /** An e-mail address; '' for the applicant. */
  by: z.string(),
  at: TimestampSchema,
  /** The list that was published before, or 0. */
  list: z._default(z.number(), 0),
  /** With it the list gives no seat to the applicant, who had one. */
  losesSeat: z._default(z.boolean(), false),
})
export type Correction = z.infer<typeof CorrectionSchema>

const PlaceSchema = z.object({ rank: z.number(), under: z.string(), waiting: z.number() })

/** What a correction would change in the latest published list. A rank of 0 is none. */
export const ConsequencesSchema = z.object({
  list: z.number(),
  listId: z.string(),
  /** False for the list that gave the corrected seat, if others came after it: it cannot be revised any more. */
  isLatest: z.boolean(),
  isProvisional: z.boolean(),
  self: z.object({ before: PlaceSchema, after: PlaceSchema }),
  /** How many others move, and the first of them with both ranks. */
  up: z.number(),
  down: z.number(),
  moves: z.array(z.object({ id: z.string(), name: z.string(), before: z.number(), after: z.number() })),
  seats: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      applicationNumber: z.string(),
      status: z.string(),
      /** 'changed' for a seat of another share. */
      change: z.enum(['lost', 'won', 'changed']),
      /** The share of the seat: the former one if it is lost. */
      under: z.string(),
      /** The former share of a changed seat. */
      from: z.optional(z.string()),
      /** True if it was offered and has not lapsed. */
      isGiven: z.boolean(),
    }),
  ),
  /** A hash of all this: a correction is saved only with the consequences that were seen. */
  basis: z.string(),
})
export type Consequences = z.infer<typeof ConsequencesSchema>

/** Returns true if the published list would be another one with the correction. */
export const changesList = ({ self, up, down, seats }: Consequences): boolean =>
  JSON.stringify(self.before) !== JSON.stringify(self.after) || up + down + seats.length > 0

/** The given seats that a correction would take. Nothing takes them: an officer decides when the list is revised. */
export const touchedSeats = ({ seats }: Pick<Consequences, 'seats'>): Consequences['seats'] =>
  seats.filter(({ change, isGiven }) => change === 'lost' && isGiven)

export const PreviewCorrectionInputSchema = z.object({
  version: z.number(fieldMessages.versionNotNumber),
  facts: FactsSchema,
})

export const CorrectApplicationInputSchema = z.object({
  version: z.number(fieldMessages.versionNotNumber),
  facts: FactsSchema,
  document: z
    .string(fieldMessages.chooseDocument)
    .check(z.regex(/^(:original|:identity|[a-z0-9][a-z0-9-]{0,39})$/, fieldMessages.chooseDocument)),
  reason: requiredText('Reason', limits.text.note),
  /** The basis of the consequences that were seen. */
  seen: z._default(z.string().check(z.maxLength(limits.text.short)), ''),
})
