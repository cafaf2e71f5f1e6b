import { parseDocuments } from '@prangan/contract/parse-document'
import { documentPaths } from '@prangan/contract/paths'
import { type SiteDepartments, SiteSchema } from '@prangan/contract/schemas/site'
import { watchDocument } from '../../../firebase/firestore.ts'
import type { Listen } from '../../../lib/use-live.ts'

/** Listens to all departments, also those that were merged into another. For members of staff. */
export const watchSiteDepartments: Listen<SiteDepartments> = (_, next, failed) =>
  watchDocument(
    documentPaths.site,
    (data) => {
      const [site] = data === undefined ? [] : parseDocuments(SiteSchema, [{ id: documentPaths.site, data }])
      next(site?.departments ?? {})
    },
    failed,
  )
