import { limits } from '@prangan/contract/limits'
import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { collectionPaths } from '@prangan/contract/paths'
import { type DeletedNoticeDocument, DeletedNoticeDocumentSchema } from '@prangan/contract/schemas/notices'
import type { PagedList, TimeCursor } from '../../../../lib/paged-list.ts'
import { useLivePages } from '../../../../lib/use-live-pages.ts'

/** How many days a deleted notice stays in the bin. */
export const daysInBin = limits.noticeBinLifetime / (24 * 60 * 60_000)

/** A deleted notice as the office sees it. */
export type DeletedRow = WithId<DeletedNoticeDocument> & {
  /** The next sweep after that deletes it for ever. */
  keptUntil: Date
}

const toDeletedRows: PagedList<never, DeletedRow, never>['toRows'] = (stored) =>
  parseDocuments(DeletedNoticeDocumentSchema, stored).map((notice) => ({
    ...notice,
    keptUntil: new Date(notice.deletedAt.getTime() + limits.noticeBinLifetime),
  }))

const everything = { search: '' }

const binPages: PagedList<typeof everything, DeletedRow, TimeCursor> = {
  toQuery: (_filter, { after, limit }) => ({
    collection: collectionPaths.newsBin,
    orderBy: ['deletedAt', 'desc'],
    thenBy: [['__name__', 'desc']],
    ...(after && { after: [new Date(after[0]), after[1]] }),
    ...(limit !== undefined && { limit }),
  }),
  toRows: toDeletedRows,
  cursorOf: ({ deletedAt, id }) => [deletedAt.getTime(), id],
}

const loadPage = async () => (await import('../../../../lib/watch-pages.ts')).watchPages(binPages)

/** The deleted notices, the last one first, live and a page at a time. */
export const useNoticeBin = () => useLivePages(loadPage, everything)
