import { TimestampSchema } from '@prangan/contract/schemas/fields'
import { RequestedCodeSchema } from '@prangan/contract/schemas/private-documents'
import * as z from 'zod/mini'

/**
 * `inquiryAccess/{key}`: private access to a status page. The key is the hash of a secret that only its owner has: a request's
 * id, an anonymous sender's follow-up code, or a token.
 */
export const InquiryAccessSchema = z.discriminatedUnion('kind', [
  RequestedCodeSchema,
  z.object({ kind: z.literal('follow-up'), inquiry: z.string() }),
  z.object({ kind: z.literal('token'), inquiry: z.string(), expiresAt: TimestampSchema }),
])
export type InquiryAccess = z.infer<typeof InquiryAccessSchema>
