import { dayInIndia } from '@prangan/contract/india-time'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { type SearchMisses, SearchMissesSchema } from '@prangan/contract/schemas/search-misses'
import { countableQuery } from '@prangan/contract/site-search/countable-query'
import type { Handler } from '../http/handler.ts'
import { budgets, countRequest } from '../lib/budgets.ts'
import { Failure, retryAfter } from '../lib/failure.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { runTransaction } from '../lib/run-transaction.ts'

export const monthOf = (now: Date): string => dayInIndia(now).slice(0, 7)

/** Stores the query's words, the month and a count, and nothing about the sender. */
export const countSearchMiss: Handler<'countSearchMiss'> = async ({ body }, { firebase, address, now }) => {
  const query = countableQuery(body.query)
  if (query === undefined) return { message: 'Not counted.' }
  const firestore = await firebase.firestore()
  const counted = [budgets.searchMissesOfNetwork, budgets.searchMisses]
  const wait = await countRequest(firestore, counted, { network: address }, now)
  if (wait > 0) throw new Failure('too-often', { headers: retryAfter(wait) })
  const document = firestore.doc(documentPaths.searchMisses(monthOf(now)))
  await runTransaction(firestore, async (transaction) => {
    const stored = await transaction.get(document)
    const before = stored.exists ? parseStored(SearchMissesSchema, stored) : undefined
    transaction.set(document, withMiss(before ?? { month: monthOf(now), queries: {}, others: 0 }, query))
  })
  return { message: 'Counted.' }
}

function withMiss(misses: SearchMisses, query: string): SearchMisses {
  const { queries, others } = misses
  const isKnown = Object.hasOwn(queries, query)
  if (!isKnown && Object.keys(queries).length >= limits.search.misses)
    return { ...misses, others: others + 1 }
  return { ...misses, queries: { ...queries, [query]: (isKnown ? (queries[query] ?? 0) : 0) + 1 } }
}
