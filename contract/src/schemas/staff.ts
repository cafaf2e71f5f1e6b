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
  /** Counts the changes of what the person may do: for admins’ conflicts, and for the person’s open desks. */
  version: z._default(z.number(), 0),
  /** Sessions that began before this moment have ended. A whole second, as the tokens' own times are. */
  notBefore: TimestampSchema,
  /**
   * While the office's password stands: until when its owner can replace it by their own, which is all that it is good
   * for. `takenAt` is when a call began to replace it, so that of many at once one does.
   */
  firstPassword: z._default(
    z.nullable(z.object({ until: TimestampSchema, takenAt: z.nullable(TimestampSchema) })),
    null,
  ),
  /** Nobody knows who chose the password of an account from before `firstPassword`: its owner is asked, once. */
  asksAboutPassword: z._default(z.boolean(), true),
  /** Whether `staffAccess` is written with it: false for one from before there was such a copy. */
  hasCopy: z._default(z.boolean(), false),
})
export type StaffDocument = z.infer<typeof StaffDocumentSchema>

/**
 * `staffAccess/{uid}`: the copy of a staff document that the rules ask, which no change waits for: a person's own reads
 * may lock it. Their open desks listen to it, and ask again what they may do when its version changes.
 */
export const StaffAccessSchema = z.object({
  ...z.pick(StaffDocumentSchema, {
    role: true,
    isDisabled: true,
    grants: true,
    version: true,
    notBefore: true,
  }).shape,
  /** Whether the person has yet to replace the password that the office chose. */
  hasFirstPassword: z.boolean(),
})
export type StaffAccess = z.infer<typeof StaffAccessSchema>
