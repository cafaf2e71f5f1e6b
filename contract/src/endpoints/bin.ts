import * as z from 'zod/mini'
import { BinKindSchema } from '../bin.ts'
import { IdSchema } from '../ids.ts'
import { endpoints } from './endpoint.ts'

export const binEndpoints = endpoints({
  emptyBin: {
    routes: ['POST /admin/bin/empty'],
    summary:
      'Deletes permanently, with their files, all entries of some kinds that were in the bin at a time; later ones stay.',
    access: 'bin:empty',
    body: {
      format: 'json',
      input: z.object({ kinds: z.array(BinKindSchema).check(z.minLength(1)), until: z.iso.datetime() }),
    },
    output: z.object({ message: z.string(), deleted: z.number() }),
  },
  purgeEntry: {
    routes: ['DELETE /admin/bin/:kind/:id'],
    summary: 'Deletes an entry of the bin permanently, with its files.',
    access: 'bin:empty',
    params: z.object({ kind: BinKindSchema, id: IdSchema }),
    output: z.object({ message: z.string() }),
    refuses: ['not-in-bin'],
  },
})
