import * as plugins from '@prangan/plugins/contract/names'
import * as z from 'zod/mini'
import { TimestampSchema } from './fields.ts'

export const auditActions = [
  'sign-in failed',
  'sign-in delayed',
  'code requested',
  'code refused',
  'password reset',
  'password changed',
  'account created',
  'role changed',
  'account mended',
  'account disabled',
  'account enabled',
  'abilities changed',
  'password reset sent',
  'password kept',
  'sign-in mail sent',
  'sessions ended',
  'notice published',
  'notice changed',
  'notice rolled back',
  'notice deleted',
  'notice restored',
  'notice prepared',
  'notice approved',
  'notice returned',
  'prepared notice deleted',
  'notice deleted for ever',
  'alumnus registered',
  'alumnus verified',
  'alumnus sent back',
  'alumnus changed',
  'alumnus rejected',
  'alumnus deleted',
  'alumnus restored',
  'alumnus deleted for ever',
  'faculty removed',
  'faculty restored',
  'department named',
  'departments merged',
  'profile changed',
  'profile checked',
  'record added',
  'record changed',
  'record deleted',
  'record restored',
  'application received',
  'application changed',
  'page created',
  'page changed',
  'page published',
  'page scheduled',
  'page rolled back',
  'page moved',
  'page taken down',
  'page restored',
  'page checked',
  'page owners changed',
  'page draft discarded',
  'page suggested',
  'page preview shared',
  'picture added',
  'picture changed',
  'picture deleted',
  'picture restored',
  'picture deleted for ever',
  'document added',
  'document changed',
  'document deleted',
  'document restored',
  'document deleted for ever',
  ...plugins.auditActions,
] as const

/** `audit/{id}`: who did what, when and from where. Never contains a password, a code or a token. */
export const AuditDocumentSchema = z.object({
  /** A plugin that is off has left actions that nobody knows; they are shown by their own words. */
  action: z.custom<(typeof auditActions)[number]>((value) => typeof value === 'string'),
  /** An e-mail address; '' if nobody was signed in. */
  actor: z.string(),
  /** The account's id, which survives a change of address; '' if nobody was signed in. */
  actorUid: z._default(z.string(), ''),
  /** A stored document's path, an e-mail address, or the path of what has no document. */
  subject: z.string(),
  /** What the record was called at that time; '' if nobody wrote it down. */
  name: z._default(z.string(), ''),
  /** The first segment of the subject's path; `accounts` for an e-mail address. Entries from before this field have ''. */
  area: z._default(z.string(), ''),
  /** Whether somebody was signed in. */
  isByStaff: z._default(z.boolean(), false),
  /** YYYY-MM-DD in India. */
  day: z._default(z.string(), ''),
  /** The network address of the call; '' if unknown. */
  from: z.string(),
  detail: z.string(),
  at: TimestampSchema,
  expiresAt: TimestampSchema,
})
export type AuditDocument = z.infer<typeof AuditDocumentSchema>
