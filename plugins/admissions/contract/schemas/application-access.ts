import { TimestampSchema } from '@prangan/contract/schemas/fields'
import { RequestedCodeSchema } from '@prangan/contract/schemas/private-documents'
import * as z from 'zod/mini'

/** The key is the hash of the application's id. */
export const GuardianCodeSchema = z.object({
  kind: z.literal('guardian'),
  code: z.string(),
  compares: z.number(),
  expiresAt: TimestampSchema,
})

/** `applicationAccess/{key}`: access to an application. The key is the hash of a secret that only its owner has. */
export const ApplicationAccessSchema = z.discriminatedUnion('kind', [
  RequestedCodeSchema,
  GuardianCodeSchema,
  z.object({
    kind: z.literal('token'),
    application: z.string(),
    givenAt: TimestampSchema,
    /** The member of the office who opened it at the counter; null for an applicant. */
    clerk: z._default(
      z.nullable(z.object({ uid: z.string(), email: z.string(), signedInAt: TimestampSchema })),
      null,
    ),
    expiresAt: TimestampSchema,
  }),
])
