import { otherFields } from './language-fields.ts'
import { noticePath } from './notice-path.ts'
import type { WithId } from './parse-document.ts'
import { namedEnd, namedStart } from './publishing.ts'
import type { Notice, NoticeDocument } from './schemas/notices.ts'
import { fileUrl, storagePaths } from './storage-paths.ts'

/** Returns the address of the file, a URL, a path on this site, or ''. */
export function noticeLink({ id, file, link }: WithId<Pick<NoticeDocument, 'file' | 'link'>>): string {
  return file ? fileUrl(storagePaths.noticeFile(id, file.name)) : link
}

/** Takes every field of the type, so that a forgotten optional one does not compile. */
const withoutUndefined = <Value extends object>(
  fields: {
    [Name in keyof Required<Value>]: Value[Name] | undefined
  },
): Value => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Value

/** Returns true if the notice's page says more than its link. A notice with the specification's fields alone opens its link. */
const saysMore = ({
  file,
  link,
  body,
  place,
  howToTakePart,
  eventTime,
  corrections,
  replacedBy,
}: NoticeDocument) =>
  (!file && link === '') ||
  body.length > 0 ||
  corrections.length > 0 ||
  [place, howToTakePart, eventTime, replacedBy].some((text) => text !== '')

export function toNotice(stored: WithId<NoticeDocument>): Notice {
  const { id, title, type, file, createdAt, isPinned, eventDate, eventEndDate } = stored
  return withoutUndefined<Notice>({
    id,
    title,
    ...otherFields('title', (field) => stored[field] || undefined),
    type,
    link: noticeLink(stored),
    bytes: file?.size,
    createdAt: createdAt.toISOString(),
    publishFrom: namedStart(stored)?.toISOString(),
    publishUntil: namedEnd(stored)?.toISOString(),
    isPinned: isPinned || undefined,
    eventDate: eventDate || undefined,
    eventEndDate: eventEndDate || undefined,
    path: saysMore(stored) ? noticePath(stored) : undefined,
  })
}
