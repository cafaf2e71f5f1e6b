import { approvalTab } from '@prangan/contract/desk-paths'
import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { type PreparedNoticeDocument, PreparedNoticeDocumentSchema } from '@prangan/contract/schemas/notices'
import type { Row } from '../../../firebase/firestore.ts'
import { defineResource } from '../../../lib/resource.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { errorText } from '../../../messages/error-text.ts'
import type { NoticeRow } from './api/notice-row.ts'
import { notices } from './notices.ts'

/** A notice that nobody has approved yet. */
export type PreparedRow = WithId<PreparedNoticeDocument>

export const isPrepared = (row: NoticeRow): boolean => 'preparedBy' in row

/** True for a published notice and for a change of one: what visitors read was there before. */
export const isOfPublished = (row: NoticeRow): boolean => !isPrepared(row) || 'changeOf' in row

export const toPreparedRows = (stored: readonly Row[]): PreparedRow[] =>
  parseDocuments(PreparedNoticeDocumentSchema, stored)

const texts = () => deskMessages().news

/** The tabs of View News for those who prepare or approve notices; `count` is what they have to do there. */
export const tabsWithApproval = (count: number) => ({
  ...notices.tabs(),
  [approvalTab]: { label: texts().tabs.approval(count) },
})

/** The condition of the notices that a person prepared. */
export const ownOf = (uid: string) => ['preparedByUid', uid] as const

/** The list of all prepared notices, or of those that a person prepared. */
export const preparedNotices = (uid: string | null) =>
  defineResource({
    collection: collectionPaths.newsForApproval,
    documentPath: documentPaths.preparedNotice,
    toRows: toPreparedRows,
    nouns: () => texts().nouns,
    nameOf: ({ title }) => title,
    subjectOf: ({ id }) => documentPaths.news(id),
    gone: () => errorText('not-for-approval'),
    hasSearch: false,
    order: () => [['preparedAt', 'desc']],
    choices: () => ({}),
    tabs: () => tabsWithApproval(0),
    ...(uid !== null && { within: () => ownOf(uid) }),
  })
