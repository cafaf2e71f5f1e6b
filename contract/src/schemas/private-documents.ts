import * as z from 'zod/mini'
import { type PublicListName, publicLists } from '../paths.ts'
import { RoleSchema } from '../roles.ts'
import { LanguageSchema, TimestampSchema } from './fields.ts'

// Documents that only functions read and write. Numeric times are milliseconds since 1970.

/**
 * `accounts/{key}`: the one account of an e-mail address. It is claimed before the account is created, and 'ready' afterwards.
 * So unfinished accounts are recognisable, and no address can have two.
 */
export const AccountDocumentSchema = z.object({
  uid: z.string(),
  role: z._default(z.union([RoleSchema, z.literal('none')]), 'none'),
  state: z.enum(['creating', 'undoing', 'ready']),
  at: z._default(TimestampSchema, () => new Date(0)),
})
export type AccountDocument = z.infer<typeof AccountDocumentSchema>

const count = z._default(z.number(), 0)
const times = z._default(z.array(z.number()), () => [])
const expiresAt = z.optional(TimestampSchema)

/**
 * A request for a code. Only the requester knows its random id. A trigger creates the code if the address has an account, and
 * stores only its signature.
 */
const ResetFlowSchema = z.object({
  id: z.string(),
  at: z.number(),
  network: z._default(z.string(), ''),
  /** True for one of the codes reserved for known sources. */
  isReserved: z._default(z.boolean(), false),
  /** True if the account has signed in from this source before. */
  isKnown: z.optional(z.boolean()),
  /** True if an admin requested it for the owner: then the mail explains it. */
  isByOffice: z._default(z.boolean(), false),
  language: z.optional(LanguageSchema),
  /** HMAC-SHA-256 in hex; null until it is created, and always for an address without an account. */
  code: z.nullable(z.string()),
  /** Guesses used: the code's own, and those that all codes of the account share. */
  own: count,
  shared: count,
})
export type ResetFlow = z.infer<typeof ResetFlowSchema>

/** `passwordResets/{key}`: requests and guesses for an e-mail address, even without an account. */
export const PasswordResetDocumentSchema = z.object({
  email: z._default(z.string(), ''),
  /** Times of requests in the last day; `knownRequests` are those of known sources beyond the limit. */
  requests: times,
  knownRequests: times,
  compares: times,
  flows: z._default(z.array(ResetFlowSchema), () => []),
  expiresAt,
})
export type PasswordResetDocument = z.infer<typeof PasswordResetDocumentSchema>

/** A sign-in in progress or failed. */
const TicketSchema = z.object({ id: z.string(), at: z.number() })
export type Ticket = z.infer<typeof TicketSchema>

const tickets = z._default(z.array(TicketSchema), () => [])
/** Marks every document that counts for an account, so that all of them can be found. */
const account = z.optional(z.string())

/** `rateLimits/{key}`: the times of the requests that count against a budget. */
export const RateLimitDocumentSchema = z.object({ turns: times, expiresAt })

/** `rateLimits/…CodesOf-…`: the codes requested with a number and contact, and the latest request. */
export const CodesOfDocumentSchema = z.extend(RateLimitDocumentSchema, {
  knownTurns: times,
  latest: z._default(z.string(), ''),
})

/** `rateLimits/…Known-…`: a device or network that opened a status page before, until `expiresAt`. */
export const KnownSourceDocumentSchema = z.object({ expiresAt })

export const CounterShardSchema = z.object({ count, expiresAt })

/** The answer to a form, for a repeat before `expiresAt`. */
export const SentFormDocumentSchema = z.object({ answer: z._default(z.string(), ''), expiresAt })

/** `rateLimits/signIn-…` and `signInBy-…`: sign-ins to an account, existing or not, from one network or device. */
export const SignInSourceDocumentSchema = z.object({
  account,
  underWay: tickets,
  failures: count,
  failedAt: count,
  /** The failure whose delay the audit trail records. */
  notedAt: count,
  /** How long the source is known after a correct password; 0 if there was none. */
  knownUntil: count,
  expiresAt,
})

/** `rateLimits/signInFrom-…`: sign-ins from one network. */
export const SignInNetworkDocumentSchema = z.object({
  underWay: tickets,
  failures: tickets,
  notedAt: count,
  expiresAt,
})

/** `rateLimits/strangers-…`: passwords that unknown sources tried for an account today. */
export const StrangersDocumentSchema = z.object({ account, tries: count, notedAt: count, expiresAt })

export const rateLimitSchemas = [
  RateLimitDocumentSchema,
  CodesOfDocumentSchema,
  KnownSourceDocumentSchema,
  CounterShardSchema,
  SentFormDocumentSchema,
  SignInSourceDocumentSchema,
  SignInNetworkDocumentSchema,
  StrangersDocumentSchema,
] as const

/** `idempotencyKeys/{hash}`: the stored response for a repeat with the same key. */
export const IdempotencyKeyDocumentSchema = z.object({
  fingerprint: z.string(),
  /** Encrypted with the key, which is not stored. */
  answer: z.string(),
  expiresAt: TimestampSchema,
})

const fields = z.record(z.string(), z.unknown())

const CopyWriteSchema = z.discriminatedUnion('kind', [
  z.object({ path: z.string(), kind: z.enum(['set', 'update']), data: fields }),
  z.object({ path: z.string(), kind: z.literal('delete') }),
])
export type CopyWrite = z.infer<typeof CopyWriteSchema>

/** `versions/{group}`: the version of a group of public documents, and its pending writes. */
export const VersionDocumentSchema = z.object({
  revision: count,
  /** The revision up to which all copies are written. */
  written: count,
  pending: z._default(z.array(CopyWriteSchema), () => []),
  hasPending: z._default(z.boolean(), false),
})

/** `copies/{group}`: the last revision whose public copies were written. */
export const CopiesDocumentSchema = z.object({ revision: count })

export const ListChangesDocumentSchema = z.object(
  Object.fromEntries(publicLists.map((list) => [list, count])) as Record<PublicListName, typeof count>,
)
export type ListChanges = z.infer<typeof ListChangesDocumentSchema>

/** `counters/searchKeys`: the version of `searchKeys` that all stored documents have. */
export const SearchKeysStateSchema = z.object({ version: count })

/**
 * A request for a one-time code. Its key is the hash of `flow`, which only the requester or the reader of the mail's link
 * knows.
 */
export const RequestedCodeSchema = z.object({
  kind: z.literal('request'),
  number: z.string(),
  contact: z.string(),
  flow: z.string(),
  language: z.optional(LanguageSchema),
  isKnown: z.optional(z.literal(true)),
  /** The key of the request whose code is mailed again, or which the mail's link belongs to. */
  repeats: z.optional(z.string()),
  /** HMAC-SHA-256 in hex; null until it is created, and always if nothing matches. */
  code: z.nullable(z.string()),
  compares: z.number(),
  expiresAt: TimestampSchema,
})
export type RequestedCode = z.infer<typeof RequestedCodeSchema>
