import { parseDocuments } from '@prangan/contract/parse-document'
import { documentPaths } from '@prangan/contract/paths'
import { type SiteDepartment, SiteSchema } from '@prangan/contract/schemas/site'
import { watchDocument } from '../firebase/firestore.ts'
import type { Listen } from './use-live.ts'

/** Listens to the departments that were not merged into another, by name. */
export const watchSiteDepartments: Listen<readonly (SiteDepartment & { slug: string })[]> = (
  _,
  next,
  failed,
) =>
  watchDocument(
    documentPaths.site,
    (data) => {
      const [site] = data === undefined ? [] : parseDocuments(SiteSchema, [{ id: documentPaths.site, data }])
      const departments = Object.entries(site?.departments ?? {})
        .filter(([, { mergedInto }]) => mergedInto === undefined)
        .map(([slug, department]) => ({ ...department, slug }))
      next(departments.sort((one, other) => one.name.en.localeCompare(other.name.en)))
    },
    failed,
  )
