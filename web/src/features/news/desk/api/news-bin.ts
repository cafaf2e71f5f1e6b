import { limits } from '@prangan/contract/limits'
import { collectionPaths } from '@prangan/contract/paths'
import { DeletedNoticeDocumentSchema } from '@prangan/contract/schemas/notices'
import type { PagedList, TimeCursor } from '../../../../lib/paged-list.ts'
import { useLivePages } from '../../../../lib/use-live-pages.ts'
import { type NewsRow, toNewsRow } from './news-row.ts'

/** How many days a deleted notice stays in the bin. */
export const daysInBin = limits.noticeBinLifetime / (24 * 60 * 60_000)

/** A deleted notice as the office sees it. */
export type DeletedRow = NewsRow & {
  deletedAt: Date
  /** Who deleted it: an e-mail address. */
  deletedBy: string
  /** The next sweep after that deletes it for ever. */
  keptUntil: Date
}

const toDeletedRows: PagedList<never, DeletedRow, never>['toRows'] = (stored) =>
  stored.flatMap(({ id, data }) => {
    const parsed = DeletedNoticeDocumentSchema.safeParse(data)
    if (parsed.success) {
      const deletedAt = parsed.data.deletedAt.toDate()
      const keptUntil = new Date(deletedAt.getTime() + limits.noticeBinLifetime)
      return [{ ...toNewsRow(id, parsed.data), deletedAt, deletedBy: parsed.data.deletedBy, keptUntil }]
    }
    console.error(`The deleted notice ${id} is not stored as agreed.`, parsed.error.issues)
    return []
  })

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

const bringPage = async () => (await import('../../../../lib/watch-pages.ts')).watchPages(binPages)

/** The deleted notices, the last one first, live and a page at a time. */
export const useNewsBin = () => useLivePages(bringPage, everything)
