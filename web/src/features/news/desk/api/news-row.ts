import { fileUrl, storagePaths } from '@prangan/contract/paths'
import { noEnd } from '@prangan/contract/publishing'
import { type NoticeDocument, NoticeDocumentSchema } from '@prangan/contract/schemas/notices'

/** A notice as the office sees it. */
export type NewsRow = Pick<
  NoticeDocument,
  'title' | 'type' | 'file' | 'isPinned' | 'eventDate' | 'version' | 'searchKeys'
> & {
  id: string
  /** Where View leads: its file's path, a URL, or ''. */
  link: string
  createdAt: Date
  /** null where the office named no start, */
  publishFrom: Date | null
  /** and where it named no end. */
  publishUntil: Date | null
}

/** A stored notice as a row of the office's lists. */
export function toNewsRow(id: string, stored: NoticeDocument): NewsRow {
  const { title, type, file, link, isPinned, eventDate, version, searchKeys } = stored
  const [createdAt, from, until] = [stored.createdAt, stored.publishFrom, stored.publishUntil].map((time) =>
    time.toDate(),
  ) as [Date, Date, Date]
  return {
    id,
    title,
    type,
    file,
    link: file ? fileUrl(storagePaths.noticeFile(id, file.name)) : link,
    createdAt,
    publishFrom: from.getTime() === createdAt.getTime() ? null : from,
    publishUntil: until.getTime() === noEnd.getTime() ? null : until,
    isPinned,
    eventDate,
    version,
    searchKeys,
  }
}

/** Reads documents through the contract's schema. One that does not fit is reported and left out, so that the rest still shows. */
export function toNewsRows(stored: readonly { id: string; data: unknown }[]): NewsRow[] {
  return stored.flatMap(({ id, data }) => {
    const parsed = NoticeDocumentSchema.safeParse(data)
    if (parsed.success) return [toNewsRow(id, parsed.data)]
    console.error(`The notice ${id} is not stored as agreed.`, parsed.error.issues)
    return []
  })
}
