import type { CreateDataFiles } from '@prangan/functions/pages/data-files'
import { readDisclosures, readPageCounts } from './disclosure-store.ts'
import { publicDisclosures } from './public-disclosures.ts'

export const createDataFiles: CreateDataFiles = (shareList) => {
  const readAll = shareList('disclosures', async (firestore) => {
    const [stored, pageCounts] = await Promise.all([readDisclosures(firestore), readPageCounts(firestore)])
    return { stored, pageCounts }
  })
  return [
    {
      path: /^\/disclosures\.json$/,
      async read(_, now, around) {
        const [read, site, notices] = await Promise.all([readAll(''), around.site(), around.notices()])
        return publicDisclosures({ ...read, site, notices }, now)
      },
    },
  ]
}
