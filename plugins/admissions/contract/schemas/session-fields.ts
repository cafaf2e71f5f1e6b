import { fieldMessages } from '@prangan/contract/field-messages'
import * as z from 'zod/mini'

/* Fields that several parts of a session have. */

export const KeySchema = z
  .string(fieldMessages.badKey)
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, fieldMessages.badKey))

export const listOf = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z.array(item).check(z.maxLength(max, fieldMessages.tooMany(max)))

const claimant = z.object({ who: z.literal('claim'), claim: KeySchema })

/** Whom a paper is asked of. */
export const AskedOfSchema = z.union([
  z.object({ who: z.enum(['everybody', 'reserved', 'gap', 'master']) }),
  claimant,
])

/** Whom an uploaded document is asked of; 'fee' is the proof of payment. */
export const NeededForSchema = z.union([
  z.object({ who: z.enum(['everybody', 'reserved', 'gap', 'master', 'fee']) }),
  claimant,
])
