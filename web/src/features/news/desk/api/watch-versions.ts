import { limits } from '@prangan/contract/limits'
import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { documentPaths } from '@prangan/contract/paths'
import { type NoticeVersionDocument, NoticeVersionDocumentSchema } from '@prangan/contract/schemas/notices'
import { watchList } from '../../../../firebase/firestore.ts'
import type { Listen } from '../../../../lib/use-live.ts'

export type NoticeVersion = WithId<NoticeVersionDocument>

/** Reports what a notice was before each change, the newest first. */
export const watchNoticeVersions: Listen<readonly NoticeVersion[]> = (id, next, failed) =>
  watchList(
    {
      collection: documentPaths.noticeVersions(id),
      orderBy: ['version', 'desc'],
      limit: limits.notice.versions,
    },
    (rows) => next(parseDocuments(NoticeVersionDocumentSchema, rows)),
    failed,
  )
