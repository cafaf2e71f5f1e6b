import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { requiredText } from './fields.ts'

/** `searchMisses/{month}`: what was searched for in a month and not found. Nothing in it says who searched, or when. */
export const SearchMissesSchema = z.object({
  /** YYYY-MM, in India. */
  month: z.string(),
  /** How often each query was sent, by its words in normalised form. */
  queries: z._default(z.record(z.string(), z.number()), () => ({})),
  /** How often queries were sent that came after the month had as many different ones as it counts. */
  others: z._default(z.number(), 0),
})
export type SearchMisses = z.infer<typeof SearchMissesSchema>

/** What somebody searched for and did not find (`countSearchMiss`). */
export const SearchMissInputSchema = z.object({
  query: requiredText('The query', limits.search.query),
})
