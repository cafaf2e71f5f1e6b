import { parseDocuments } from '@prangan/contract/parse-document'
import { collectionPaths } from '@prangan/contract/paths'
import { publicFrom, toNotice } from '@prangan/contract/publishing'
import { type Notice, NoticeDocumentSchema, type NoticeType } from '@prangan/contract/schemas/notices'
import { type Row, readPage } from '../../../firebase/firestore.ts'
import { isRefusal } from './refusal.ts'
import { serverNow } from './server-clock.ts'
import { askForNotices } from './watch-notices.ts'

/** How many older notices one press brings. */
const olderPageSize = 20

/** Milliseconds by which this clock may be behind: what ends sooner is not asked for, so that rules let the rest pass. */
const margin = 60_000

/** A page of what is public and not newer than `last`. Rules let it pass because it asks for nothing else. */
function readPublic(type: NoticeType, last: Notice): Promise<Row[]> {
  return readPage({
    collection: collectionPaths.news,
    where: [
      ['type', type],
      ['publishFrom', new Date(publicFrom(last)), '<='],
      ['publishUntil', new Date(serverNow() + margin), '>'],
    ],
    orderBy: ['publishFrom', 'desc'],
    limit: olderPageSize,
  })
}

/**
 * Reads the notices of a type behind `last`, newest first; may bring `last` again. A refusal means that this clock is
 * wrong: the server's time is learned, and the same asked again.
 */
export async function readOlder(
  type: NoticeType,
  last: Notice,
): Promise<{ notices: Notice[]; isEnd: boolean }> {
  const rows = await readPublic(type, last).catch(async (error: unknown) => {
    if (!isRefusal(error)) throw error
    await askForNotices()
    return readPublic(type, last)
  })
  const notices = parseDocuments(NoticeDocumentSchema, rows).map(toNotice)
  return { notices, isEnd: rows.length < olderPageSize }
}
