import { fieldMessages } from '@prangan/contract/field-messages'
import { otherFields } from '@prangan/contract/language-fields'
import { noEnd } from '@prangan/contract/publishing'
import {
  type NoticeDocument,
  noticeSearchKeys,
  type UploadNewsInput,
} from '@prangan/contract/schemas/notices'
import { Failure } from '../lib/failure.ts'

const toTime = (text: string): Date | undefined => (text === '' ? undefined : new Date(text))

/**
 * Builds a new notice, or the next version of `before`. A file takes precedence over the link. Throws 400 if the notice would
 * end before it begins.
 */
export function toNoticeDocument(
  input: UploadNewsInput,
  file: NoticeDocument['file'],
  now: Date,
  before?: NoticeDocument,
): NoticeDocument {
  const createdAt = before?.createdAt ?? now
  const publishFrom = toTime(input.publishFrom) ?? createdAt
  const publishUntil = toTime(input.publishUntil) ?? noEnd
  if (publishUntil <= publishFrom) {
    throw new Failure('invalid-input', {
      message: fieldMessages.endBeforeStart,
      fields: { publishUntil: fieldMessages.endBeforeStart },
    })
  }
  return {
    title: input.title,
    ...otherFields('title', (field) => input[field] ?? ''),
    type: input.type,
    link: file ? '' : input.link,
    file,
    isPinned: input.isPinned === '1',
    eventDate: input.type === 'Events' ? input.eventDate : '',
    createdAt,
    publishFrom,
    publishUntil,
    version: (before?.version ?? 0) + 1,
    updatedAt: now,
    searchKeys: noticeSearchKeys(input),
  }
}
