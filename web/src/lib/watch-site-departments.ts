import { parseDocuments } from '@prangan/contract/parse-document'
import { documentPaths } from '@prangan/contract/paths'
import { type SiteDepartment, type SiteDepartments, SiteSchema } from '@prangan/contract/schemas/site'
import { watchDocument } from '../firebase/firestore.ts'
import type { Listen } from './use-live.ts'

/** Listens to all departments, including merged ones. For staff only. */
export const watchSiteDepartments: Listen<SiteDepartments> = (_, next, failed) =>
  watchDocument(
    documentPaths.site,
    (data) => {
      const [site] = data === undefined ? [] : parseDocuments(SiteSchema, [{ id: documentPaths.site, data }])
      next(site?.departments ?? {})
    },
    failed,
  )

export const currentDepartments = (departments: SiteDepartments): (SiteDepartment & { slug: string })[] =>
  Object.entries(departments)
    .filter(([, { mergedInto }]) => mergedInto === undefined)
    .map(([slug, department]) => ({ ...department, slug }))
    .sort((one, other) => one.name.en.localeCompare(other.name.en))
