import * as z from 'zod/mini'
import { RoleSchema } from '../roles.ts'
import { LanguageSchema, TimestampSchema } from './fields.ts'

// Documents that only functions read and write. Times are milliseconds since 1970 where they are numbers.

/**
 * `accounts/{key}`: the one account of an e-mail address. It is claimed before the rest of the account is created, and
 * 'ready' after it, so that an unfinished account can be recognised and no address can have two.
 */
export const AccountDocumentSchema = z.object({
  uid: z.string(),
  /** 'none' for someone who lost their role. */
  role: z._default(z.union([RoleSchema, z.literal('none')]), 'none'),
  state: z.enum(['creating', 'undoing', 'ready']),
  /** When its creation began. */
  at: z._default(TimestampSchema, () => new Date(0)),
})
export type AccountDocument = z.infer<typeof AccountDocumentSchema>

const count = z._default(z.number(), 0)
const times = z._default(z.array(z.number()), () => [])
const expiresAt = z.optional(TimestampSchema)

/**
 * One request for a code: a flow. Only the requester knows its random id. A trigger creates the code if the address has
 * an account. The code itself is stored nowhere, only its signature.
 */
const ResetFlowSchema = z.object({
  id: z.string(),
  at: z.number(),
  /** The requester's network. */
  network: z._default(z.string(), ''),
  /** Whether it is one of the codes reserved for sources from which the account has signed in before. */
  isReserved: z._default(z.boolean(), false),
  /** Whether it was requested from a source from which the account has signed in before. */
  isKnown: z.optional(z.boolean()),
  /** Whether an admin requested it for the account's owner: then the mail says how to use it. */
  isByOffice: z._default(z.boolean(), false),
  /** The language of the requester's page. */
  language: z.optional(LanguageSchema),
  /** HMAC-SHA-256 of the code in hex; null until it is created, and always for an address without an account. */
  code: z.nullable(z.string()),
  /** How many of its own guesses, and of those that the account's codes share, were used. */
  own: count,
  shared: count,
})
export type ResetFlow = z.infer<typeof ResetFlowSchema>

/** `passwordResets/{key}`: the requests and guesses for an e-mail address, with an account or without. */
export const PasswordResetDocumentSchema = z.object({
  /** As it was normalised; '' in a document that does not exist yet. */
  email: z._default(z.string(), ''),
  /** When codes were requested in the last day. Those of known sources beyond the limit are counted separately. */
  requests: times,
  knownRequests: times,
  /** When codes were compared in the last day. */
  compares: times,
  /** Those whose code may still be valid. */
  flows: z._default(z.array(ResetFlowSchema), () => []),
  expiresAt,
})
export type PasswordResetDocument = z.infer<typeof PasswordResetDocumentSchema>

/** One request that counts for a shared limit, or one sign-in, in progress or failed. */
const TicketSchema = z.object({ id: z.string(), at: z.number() })
export type Ticket = z.infer<typeof TicketSchema>

const tickets = z._default(z.array(TicketSchema), () => [])
/** Names the account in each document that counts for it, so that all of them are found. */
const account = z.optional(z.string())

/** `rateLimits/{key}` of a limit on one person: when the requests came. */
export const RateLimitDocumentSchema = z.object({ turns: times, expiresAt })

/** `rateLimits/…CodesOf-…`: the codes that were requested with one number and contact, and the latest one's request. */
export const CodesOfDocumentSchema = z.extend(RateLimitDocumentSchema, {
  /** Those of the reserve. */
  knownTurns: times,
  latest: z._default(z.string(), ''),
})

/** `rateLimits/…Known-…`: a device or network from which a status page was opened, until `expiresAt`. */
export const KnownSourceDocumentSchema = z.object({ expiresAt })

/** The same for a limit that many share, where ids tell requests at the same moment apart. */
export const SharedLimitDocumentSchema = z.object({ turns: tickets, expiresAt })

/** A shard of a counter in `rateLimits`. */
export const CounterShardSchema = z.object({ count, expiresAt })

/** A form that was sent, in `rateLimits`: the answer to it, for the same form sent again before `expiresAt`. */
export const SentFormDocumentSchema = z.object({ answer: z._default(z.string(), ''), expiresAt })

/**
 * `rateLimits/signIn-…` and `signInBy-…`: the sign-ins to one account (whether or not it exists) from one source, which
 * is a network or a device.
 */
export const SignInSourceDocumentSchema = z.object({
  account,
  underWay: tickets,
  /** In a row. */
  failures: count,
  /** The last of them. */
  failedAt: count,
  /** The failure whose delay is in the audit trail. */
  notedAt: count,
  /** Until when the source is known, because the correct password came from it; 0 if it never did. */
  knownUntil: count,
  expiresAt,
})

/** `rateLimits/signInFrom-…`: the sign-ins from one network. */
export const SignInNetworkDocumentSchema = z.object({
  underWay: tickets,
  failures: tickets,
  notedAt: count,
  expiresAt,
})

/** `rateLimits/strangers-…`: how many passwords unknown sources tried for one account today. */
export const StrangersDocumentSchema = z.object({ account, tries: count, notedAt: count, expiresAt })

/** The documents of `rateLimits`, by what they count. */
export const rateLimitSchemas = [
  RateLimitDocumentSchema,
  CodesOfDocumentSchema,
  KnownSourceDocumentSchema,
  SharedLimitDocumentSchema,
  CounterShardSchema,
  SentFormDocumentSchema,
  SignInSourceDocumentSchema,
  SignInNetworkDocumentSchema,
  StrangersDocumentSchema,
] as const

/** `idempotencyKeys/{hash}`: the answer to a create, for a repeat of the request with the same key. */
export const IdempotencyKeyDocumentSchema = z.object({
  fingerprint: z.string(),
  /** Encrypted with the key itself, which is stored nowhere. */
  answer: z.string(),
  expiresAt: TimestampSchema,
})

const fields = z.record(z.string(), z.unknown())

/** A write to a public document: all its fields, some of them, or its deletion. */
const CopyWriteSchema = z.discriminatedUnion('kind', [
  z.object({ path: z.string(), kind: z.enum(['set', 'update']), data: fields }),
  z.object({ path: z.string(), kind: z.literal('delete') }),
])
export type CopyWrite = z.infer<typeof CopyWriteSchema>

/** `versions/{group}`: the version of a group of public documents, and what is still to be written to them. */
export const VersionDocumentSchema = z.object({
  revision: count,
  /** The revision up to which all copies are written. */
  written: count,
  pending: z._default(z.array(CopyWriteSchema), () => []),
  hasPending: z._default(z.boolean(), false),
})

/** `copies/{group}`: the revision whose public copies were written last. */
export const CopiesDocumentSchema = z.object({ revision: count })

/** `versions/lists`: how often each list of public documents has changed. */
export const ListChangesDocumentSchema = z.object({ faculty: count, alumni: count, admissions: count })
export type ListChanges = z.infer<typeof ListChangesDocumentSchema>

/** `counters/searchKeys`: which version of `searchKeys` all stored documents have. */
export const SearchKeysStateSchema = z.object({ version: count })

/**
 * A request for a one-time code that opens a status page. The key of its document is the hash of `flow`, which only the
 * requester knows, or the reader of the mail whose link it is.
 */
export const RequestedCodeSchema = z.object({
  kind: z.literal('request'),
  number: z.string(),
  /** The hash of the address or mobile number that the requester named. */
  contact: z.string(),
  flow: z.string(),
  /** The language of the requester's page. */
  language: z.optional(LanguageSchema),
  /** Whether it comes from a device or network from which the status page was opened before. */
  isKnown: z.optional(z.literal(true)),
  /** The key of the request whose code is mailed again for this one, or that the mail's own link belongs to. */
  repeats: z.optional(z.string()),
  /** HMAC-SHA-256 of the code in hex; null until it is created, and for ever where nothing matches. */
  code: z.nullable(z.string()),
  compares: z.number(),
  expiresAt: TimestampSchema,
})
export type RequestedCode = z.infer<typeof RequestedCodeSchema>

/**
 * `inquiryAccess/{key}`: what opens the status page of an inquiry; only functions read it. The key is the hash of a
 * secret that its owner alone has: the id of a request for a code, an anonymous sender's follow-up code, a token.
 */
export const InquiryAccessSchema = z.discriminatedUnion('kind', [
  RequestedCodeSchema,
  z.object({ kind: z.literal('follow-up'), inquiry: z.string() }),
  z.object({ kind: z.literal('token'), inquiry: z.string(), expiresAt: TimestampSchema }),
])
export type InquiryAccess = z.infer<typeof InquiryAccessSchema>

/** The code that a guardian was mailed; the key of its document is the hash of the application's id. */
export const GuardianCodeSchema = z.object({
  kind: z.literal('guardian'),
  /** HMAC-SHA-256 of the code in hex. */
  code: z.string(),
  compares: z.number(),
  expiresAt: TimestampSchema,
})

/** `applicationAccess/{key}`: what opens an application for its applicant, in the same way. */
export const ApplicationAccessSchema = z.discriminatedUnion('kind', [
  RequestedCodeSchema,
  GuardianCodeSchema,
  z.object({
    kind: z.literal('token'),
    application: z.string(),
    /** When it was given: however often it is used, it ends some hours later. */
    givenAt: TimestampSchema,
    /** Who of the office opened it at the counter, in the session that began then; null for an applicant. */
    clerk: z._default(
      z.nullable(z.object({ uid: z.string(), email: z.string(), signedInAt: TimestampSchema })),
      null,
    ),
    expiresAt: TimestampSchema,
  }),
])
export type ApplicationAccess = z.infer<typeof ApplicationAccessSchema>
