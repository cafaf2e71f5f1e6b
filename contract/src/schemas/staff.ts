import * as z from 'zod/mini'
import { RoleSchema } from '../roles.ts'
import { TimestampSchema } from './fields.ts'

/**
 * `staff/{uid}`: a person's current rights. A token holds the role at the time of issue; endpoints and rules trust it only if
 * this document agrees.
 */
export const StaffDocumentSchema = z.object({
  /** Normalised. The Auth service's own address can be changed by anyone with the password. */
  email: z.string(),
  role: z.union([RoleSchema, z.literal('none')]),
  /** True if an admin disabled the account or the teacher was removed: none of their sessions works. */
  isDisabled: z.boolean(),
  /** True if an admin disabled the account: restoring a removed teacher does not enable it. */
  isDisabledByAdmin: z._default(z.boolean(), false),
  /** Granted by an admin to a teacher. A change of role deletes them. */
  grants: z._default(z.array(z.string()), () => []),
  /** Granted with a last day, and its end. They are not in `grants`, so what knows no last days gives no rights for them. */
  grantsUntil: z._default(z.record(z.string(), TimestampSchema), () => ({})),
  /** Counts changes of the rights, for admins' conflicts and for the person's open desks. */
  version: z._default(z.number(), 0),
  /** Earlier sessions have ended. A whole second, like the times in tokens. */
  notBefore: TimestampSchema,
  /**
   * Set while the office's password is valid: until when its owner can replace it, which is all it can do. `takenAt` is when a
   * call began to replace it, so that only one of several parallel calls succeeds.
   */
  firstPassword: z._default(
    z.nullable(z.object({ until: TimestampSchema, takenAt: z.nullable(TimestampSchema) })),
    null,
  ),
  /** Nobody knows who chose the password of an account from before `firstPassword`, so its owner is asked once. */
  asksAboutPassword: z._default(z.boolean(), true),
  /** False if `staffAccess` does not exist yet. */
  hasCopy: z._default(z.boolean(), false),
})
export type StaffDocument = z.infer<typeof StaffDocumentSchema>

/**
 * `staffAccess/{uid}`: the copy of a staff document that rules read. It is separate because a person's reads may lock it, and
 * no change should wait for them. Open desks listen to its version.
 */
export const StaffAccessSchema = z.object({
  ...z.pick(StaffDocumentSchema, {
    role: true,
    isDisabled: true,
    grants: true,
    grantsUntil: true,
    version: true,
    notBefore: true,
  }).shape,
  hasFirstPassword: z.boolean(),
})
export type StaffAccess = z.infer<typeof StaffAccessSchema>
