import * as z from 'zod/mini'
import { fieldMessages } from '../field-messages.ts'
import { GrantSchema, RoleSchema } from '../roles.ts'

/** What a member of staff may do at the moment: sign in, not until an admin enables them, not while they are removed. */
export const personStates = ['active', 'disabled', 'removed'] as const
export type PersonState = (typeof personStates)[number]

/** A member of staff as the People screen lists them. */
export const PersonSchema = z.object({
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  role: RoleSchema,
  grants: z.array(GrantSchema),
  state: z.enum(personStates),
  /** When they last gave their password, in ISO 8601; '' if they never did. */
  lastSignIn: z.string(),
  /** Until when the office's password can be replaced, in ISO 8601; '' once they have one of their own. */
  firstPasswordUntil: z.string(),
  version: z.number(),
})
export type PersonItem = z.infer<typeof PersonSchema>

/** `grantAbilities`: everything that is granted to somebody, and the version of it that the admin looked at. */
export const GrantAbilitiesInputSchema = z.object({
  grants: z.array(GrantSchema, fieldMessages.chooseAbilities),
  version: z.number(fieldMessages.loadPageAgain),
})
