import { endpoints } from '@prangan/contract/endpoints/endpoint'
import { IdSchema } from '@prangan/contract/ids'
import * as z from 'zod/mini'
import { SaveDisclosureInputSchema } from './disclosures.ts'

export const disclosureEndpoints = endpoints({
  saveDisclosure: {
    routes: ['PUT /api/disclosures/:key'],
    summary:
      'Says of an item of a disclosure list whether it is published, missing or not applicable, and where it is. An owner may change their own items, but not the owner.',
    access: 'staff',
    params: z.object({ key: IdSchema }),
    body: { format: 'json', input: SaveDisclosureInputSchema },
    output: z.object({ message: z.string(), version: z.number() }),
    refuses: ['no-such-disclosure', 'changed-meanwhile', 'not-allowed'],
  },
  checkDisclosures: {
    routes: ['GET /api/disclosures/checks'],
    summary:
      'The links of disclosure items that lead nowhere, by item, and the members of staff who can own an item. Without the ability: only the own items, and nobody.',
    access: 'staff',
    output: z.object({
      broken: z.record(z.string(), z.array(z.string())),
      people: z.array(z.object({ uid: z.string(), name: z.string() })),
    }),
  },
})

export { disclosureEndpoints as endpointTable }

export const endpointTag = {
  name: 'Disclosure',
  description: 'What regulators ask a college to publish, and where it is.',
  rows: disclosureEndpoints,
} as const
