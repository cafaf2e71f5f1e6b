import * as z from 'zod/mini'
import { fieldMessages } from '../field-messages.ts'
import { GrantSchema, RoleSchema } from '../roles.ts'

export const personStates = ['active', 'disabled', 'removed'] as const
export type PersonState = (typeof personStates)[number]

export const PersonSchema = z.object({
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  role: RoleSchema,
  grants: z.array(GrantSchema),
  state: z.enum(personStates),
  /** The last password sign-in (ISO 8601), or ''. */
  lastSignIn: z.string(),
  /** Until when the office's password can be replaced (ISO 8601); '' once it was. */
  firstPasswordUntil: z.string(),
  version: z.number(),
})
export type PersonItem = z.infer<typeof PersonSchema>

/** Replaces all grants; `version` is the one that the admin saw. */
export const GrantAbilitiesInputSchema = z.object({
  grants: z.array(GrantSchema, fieldMessages.chooseAbilities),
  version: z.number(fieldMessages.loadPageAgain),
})
