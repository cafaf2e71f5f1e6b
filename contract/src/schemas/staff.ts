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
  /** An admin disabled the account, or the teacher was removed: none of their sessions works until that is undone. */
  isDisabled: z.boolean(),
  /** An admin disabled the account: to restore a removed teacher does not enable it. */
  isDisabledByAdmin: z._default(z.boolean(), false),
  /** What an admin granted to a teacher, beside what the role may do. A change of the role ends it. */
  grants: z._default(z.array(z.string()), () => []),
  /** Counts what admins change here, for their conflicts. */
  version: z._default(z.number(), 0),
  /** Sessions that began before this moment have ended. A whole second, as the tokens' own times are. */
  notBefore: TimestampSchema,
})
export type StaffDocument = z.infer<typeof StaffDocumentSchema>
