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
  'sessions ended',
  'notice published',
  'notice changed',
  'notice deleted',
  'notice restored',
  'notice deleted for ever',
  'alumnus registered',
  'alumnus verified',
  'alumnus sent back',
  'alumnus changed',
  'alumnus rejected',
  'alumnus deleted',
  'faculty removed',
  'faculty restored',
  'profile changed',
  'profile checked',
  'record added',
  'record changed',
  'record deleted',
  'application received',
  'application changed',
  'inquiry received',
  'inquiry changed',
  'inquiry appealed',
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
  'document added',
  'document changed',
  'document deleted',
] as const

/** `audit/{id}`: who did what, when, from where. Never a password, a code or a token. */
export const AuditDocumentSchema = z.object({
  action: z.enum(auditActions),
  /** Who did it: an e-mail address; '' where nobody was signed in. */
  actor: z.string(),
  /** The id of their account, which stays when the address changes; '' where nobody was signed in. */
  actorUid: z._default(z.string(), ''),
  /** To whom or what: an e-mail address, or a document's path. */
  subject: z.string(),
  /** The network address that the call came from, '' where it is not known. */
  from: z.string(),
  /** Further details, as text. */
  detail: z.string(),
  at: TimestampSchema,
  /** When the entry may be deleted. */
  expiresAt: TimestampSchema,
})
export type AuditDocument = z.infer<typeof AuditDocumentSchema>
