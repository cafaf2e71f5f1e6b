import { endpoints } from '@prangan/contract/endpoints/endpoint'
import * as z from 'zod/mini'
import { statisticsLimits } from './limits.ts'
import { VisitInputSchema } from './visits.ts'
import { visitsAddress } from './visits-address.ts'

export const endpointTable = endpoints({
  countVisit: {
    routes: [`POST ${visitsAddress}`],
    summary:
      'Counts that a page was read, a document opened, or a public form begun or sent, without anything of the visitor. The answer is the same whether it counts or not: visits with `DNT: 1` or `Sec-GPC: 1`, of programs, and to unknown places do not.',
    access: 'anyone',
    body: { format: 'json', input: VisitInputSchema },
    output: z.object({ message: z.string() }),
  },
  countReads: {
    routes: ['POST /api/statistics/reads'],
    summary: `How often the page at a path was read in the last ${statisticsLimits.recentDays} days, in all its languages.`,
    access: 'statistics:read',
    body: { format: 'json', input: z.pick(VisitInputSchema, { path: true }) },
    output: z.object({ count: z.number() }),
  },
})

export const endpointTag = {
  name: 'Statistics',
  description: 'What people did on the site, without who.',
  rows: endpointTable,
} as const
