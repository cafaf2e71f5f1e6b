import * as z from 'zod/mini'
import { fieldMessages } from '../field-messages.ts'
import { dayInIndia } from '../india-time.ts'
import { GrantSchema, RoleSchema } from '../roles.ts'
import { LocalizedTextSchema } from './content-fields.ts'
import { DateSchema } from './fields.ts'

export const personStates = ['active', 'disabled', 'removed'] as const
export type PersonState = (typeof personStates)[number]

export const PersonSchema = z.object({
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  role: RoleSchema,
  /** Those in force. */
  grants: z.array(GrantSchema),
  /** The last days (YYYY-MM-DD) of the grants that have one. A grant that is not in `grants` has ended. */
  lastDays: z.optional(z.partialRecord(GrantSchema, z.string())),
  state: z.enum(personStates),
  /** The last password sign-in (ISO 8601), or ''. */
  lastSignIn: z.string(),
  /** Until when the office's password can be replaced (ISO 8601); '' once it was. */
  firstPasswordUntil: z.string(),
  version: z.number(),
})
export type PersonItem = z.infer<typeof PersonSchema>

/** The last day on which a grant is in force: today or later. */
export const LastDaySchema = DateSchema.check(
  z.refine((day) => day >= dayInIndia(new Date()), fieldMessages.lastDayOver),
)

/** Replaces all grants; `version` is the one that the admin saw. Grants without a last day have no end. */
export const GrantAbilitiesInputSchema = z.object({
  grants: z.array(GrantSchema, fieldMessages.chooseAbilities),
  lastDays: z.optional(z.partialRecord(GrantSchema, LastDaySchema)),
  version: z.number(fieldMessages.loadPageAgain),
})

/** The college's sets of permissions, which may name grants of a plugin that is off. */
export const PermissionPresetsSchema = z.array(
  z.object({
    name: LocalizedTextSchema,
    grants: z.union([
      z.literal('all'),
      z.array(z.string().check(z.regex(/^[a-z]+:[a-z-]+$/))).check(z.minLength(1)),
    ]),
  }),
)
