import { parseDocuments, type RawDocument } from '@prangan/contract/parse-document'
import { documentPaths } from '@prangan/contract/paths'
import {
  type PageDraftDocument,
  PageDraftDocumentSchema,
  type PageVersionDocument,
  PageVersionDocumentSchema,
  type Site,
  SiteSchema,
} from '@prangan/contract/schemas/site'
import type * as z from 'zod/mini'
import { watchDocument, watchList } from '../../../../firebase/firestore.ts'
import type { Listen } from '../../../../lib/use-live.ts'

/** Listens to one document; null if there is none. */
const watching =
  <Value extends object>(
    pathOf: (name: string) => string,
    schema: z.ZodMiniType<Value>,
  ): Listen<Value | null> =>
  (name, next, failed) =>
    watchDocument(
      pathOf(name),
      (data) => {
        const stored: RawDocument[] = data === undefined ? [] : [{ id: pathOf(name), data }]
        next(parseDocuments(schema, stored)[0] ?? null)
      },
      failed,
    )

export const watchDraft = watching<PageDraftDocument>(documentPaths.pageDraft, PageDraftDocumentSchema)

/** Reads a version of a page, by its name. It never changes. */
export const watchVersion: Listen<PageVersionDocument | null> = (name, next, failed) => {
  const [id = '', version] = name.split('/')
  if (version === undefined) {
    next(null)
    return () => {}
  }
  const pathOf = () => documentPaths.pageVersion(id, Number(version))
  return watching<PageVersionDocument>(pathOf, PageVersionDocumentSchema)(name, next, failed)
}

const mostVersions = 20

export const watchVersions: Listen<readonly PageVersionDocument[]> = (id, next, failed) =>
  watchList(
    { collection: documentPaths.pageVersions(id), orderBy: ['number', 'desc'], limit: mostVersions },
    (rows) => next(parseDocuments(PageVersionDocumentSchema, rows)),
    failed,
  )

export const watchSite: Listen<Site | null> = watching<Site>(() => documentPaths.site, SiteSchema)
