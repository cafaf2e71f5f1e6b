import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { requiredText } from './fields.ts'

/** `searchMisses/{month}`: searches without results in a month. Never records who searched or when. */
export const SearchMissesSchema = z.object({
  /** YYYY-MM, in India. */
  month: z.string(),
  queries: z._default(z.record(z.string(), z.number()), () => ({})),
  /** Searches beyond the limit of different queries. */
  others: z._default(z.number(), 0),
})
export type SearchMisses = z.infer<typeof SearchMissesSchema>

export const SearchMissInputSchema = z.object({
  query: requiredText('The query', limits.search.query),
})
