import { parseDocuments } from '@prangan/contract/parse-document'
import { collectionPaths } from '@prangan/contract/paths'
import { publicFrom } from '@prangan/contract/publishing'
import { type Notice, NoticeDocumentSchema, type NoticeType } from '@prangan/contract/schemas/notices'
import { toNotice } from '@prangan/contract/to-notice'
import { type Row, readPage } from '../../../firebase/firestore.ts'
import { isRefusal } from './refusal.ts'
import { serverNow } from './server-clock.ts'
import { askForNotices } from './watch-notices.ts'

const olderPageSize = 20

/**
 * Milliseconds by which this clock may be slow: notices that end within them are left out of the query, so that the
 * rules allow it.
 */
const margin = 60_000

/**
 * A page of the public notices that are not newer than `last`. The rules allow it because the query asks for nothing
 * else.
 */
function readPublic(types: readonly NoticeType[], last: Notice): Promise<Row[]> {
  return readPage({
    collection: collectionPaths.news,
    where: [
      ['type', types, 'in'],
      ['publishFrom', new Date(publicFrom(last)), '<='],
      ['publishUntil', new Date(serverNow() + margin), '>'],
    ],
    orderBy: ['publishFrom', 'desc'],
    limit: olderPageSize,
  })
}

/**
 * Reads the notices of these types after `last`, newest first; `last` itself may be included. A refusal means that this
 * clock is wrong: it learns the server's time and retries.
 */
export async function readOlder(
  types: readonly NoticeType[],
  last: Notice,
): Promise<{ notices: Notice[]; isEnd: boolean }> {
  const rows = await readPublic(types, last).catch(async (error: unknown) => {
    if (!isRefusal(error)) throw error
    await askForNotices()
    return readPublic(types, last)
  })
  const notices = parseDocuments(NoticeDocumentSchema, rows).map(toNotice)
  return { notices, isEnd: rows.length < olderPageSize }
}
