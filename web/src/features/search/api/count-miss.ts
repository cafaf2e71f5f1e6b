import { searchEndpoints } from '@prangan/contract/endpoints/search'
import { call } from '../../../http/client.ts'

/** Counts a search that found nothing. */
export const countMiss = (query: string) => call(searchEndpoints, 'countSearchMiss', { body: { query } })
