import { parseDocument } from '@prangan/contract/parse-document'
import { documentPaths } from '@prangan/contract/paths'
import { type Site, SiteSchema } from '@prangan/contract/schemas/site'
import { watchDocument, watchList } from '@prangan/web/firebase/firestore.ts'
import type { Listen } from '@prangan/web/lib/use-live.ts'
import { collectionPaths } from '../../contract/paths.ts'
import { type StoredItem, toStoredItems } from './item-rows.ts'

/** A list has some hundred items at most. */
const mostItems = 500

/** Listens to what is stored of all items, or of those that a person owns. */
export const watchItems: Listen<readonly StoredItem[]> = (owner, next, failed) =>
  watchList(
    {
      collection: collectionPaths.disclosures,
      ...(owner !== '' && { where: [['owner', owner]] as const }),
      limit: mostItems,
    },
    (rows) => next(toStoredItems(rows)),
    failed,
  )

/** Listens to the published site, from which links are chosen. */
export const watchSite: Listen<Site | null> = (_, next, failed) =>
  watchDocument(
    documentPaths.site,
    (data) => next(data === undefined ? null : parseDocument(SiteSchema, { id: documentPaths.site, data })),
    failed,
  )
