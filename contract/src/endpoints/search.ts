import * as z from 'zod/mini'
import { SearchMissInputSchema } from '../schemas/search-misses.ts'
import { endpoints } from './endpoint.ts'

export const searchEndpoints = endpoints({
  countSearchMiss: {
    routes: ['POST /api/search/misses'],
    summary: 'Counts a search that found nothing, without anything of the person who searched.',
    access: 'anyone',
    body: { format: 'json', input: SearchMissInputSchema },
    output: z.object({ message: z.string() }),
    refuses: ['too-often'],
  },
})
