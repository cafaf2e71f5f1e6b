import * as z from 'zod/mini'
import { RoleSchema } from '../roles.ts'
import { TimestampSchema } from './fields.ts'

/**
 * `staff/{uid}`: what a member of staff may do now. A token says who somebody is, and which role they had when it was
 * issued; endpoints and rules trust that role only if this document agrees.
 */
export const StaffDocumentSchema = z.object({
  /** The account's address, normalized. The Auth service's own can be changed by anyone who has the password. */
  email: z.string(),
  /** 'none' for someone who lost their role. */
  role: z.union([RoleSchema, z.literal('none')]),
  /** A teacher who was removed: none of their sessions works until they are restored. */
  isDisabled: z.boolean(),
  /** Sessions that began before this moment have ended. A whole second, as the tokens' own times are. */
  notBefore: TimestampSchema,
})
export type StaffDocument = z.infer<typeof StaffDocumentSchema>
