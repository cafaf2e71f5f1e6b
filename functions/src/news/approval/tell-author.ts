import { shownText } from '@prangan/contract/content/show-in'
import { approvalTab, officePath } from '@prangan/contract/desk-paths'
import { textFrom } from '@prangan/contract/language-fields'
import type { PreparedNoticeDocument } from '@prangan/contract/schemas/notices'
import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'
import type { Context } from '../../http/handler.ts'
import { localize } from '../../lib/localize.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Concern } from '../../office/concern.ts'
import { deskLines } from '../../office/desk-lines.ts'
import { notify } from '../../office/notify.ts'

type Answer = { kind: 'notice approved' } | { kind: 'notice returned'; reason: string }

const lineOf = { 'notice approved': 'noticeApproved', 'notice returned': 'noticeReturned' } as const

/** `version` is that of the answer, since a notice may be returned twice. */
function concernOf(id: string, prepared: PreparedNoticeDocument, kind: Answer['kind'], at: Date): Concern {
  const titles = textFrom('title', prepared)
  const tab = kind === 'notice returned' ? `tab=${approvalTab}&` : ''
  return {
    id: `${kind.replace(' ', '-')}-${id}-${prepared.version}`,
    text: localize(deskLines, (texts, language) => texts[lineOf[kind]](shownText(titles, language).text)),
    path: `${officePath('')}?${tab}open=${id}`,
    at,
  }
}

/** Tells who prepared a notice what became of it: by mail, and on their desk unless they did it themselves. */
export function tellAuthor(
  writer: Transaction | WriteBatch,
  firestore: Firestore,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
  id: string,
  prepared: PreparedNoticeDocument,
  answer: Answer,
): void {
  const { preparedBy, preparedByUid, title } = prepared
  queueMail(writer, firestore, { ...answer, to: preparedBy, title, language: null }, now)
  if (preparedByUid !== caller.uid) {
    notify(writer, firestore, preparedByUid, concernOf(id, prepared, answer.kind, now))
  }
}
