import { collections } from '@prangan/contract/paths'
import type { NewsType, Notice } from '@prangan/contract/schemas/news'
import { readPage } from '../../../firebase/firestore.ts'
import { isNewsDocument, toNotice } from './parse-notices.ts'

/** How many older notices one press brings. */
const olderPageSize = 20

/**
 * Reads the notices of a type behind `last`, newest first. Stored times are finer than the milliseconds we know, so
 * the read begins a millisecond early and may bring `last` again.
 */
export async function readOlder(
  type: NewsType,
  last: Notice,
): Promise<{ notices: Notice[]; isEnd: boolean }> {
  const rows = await readPage({
    collection: collections.news,
    where: [['type', type]],
    orderBy: ['createdAt', 'desc'],
    limit: olderPageSize,
    after: new Date(Date.parse(last.createdAt) + 1),
  })
  const notices = rows.flatMap(({ id, data }) => (isNewsDocument(data) ? [toNotice(id, data)] : []))
  return { notices, isEnd: rows.length < olderPageSize }
}
