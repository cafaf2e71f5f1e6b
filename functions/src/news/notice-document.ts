import { fieldMessages } from '@prangan/contract/field-messages'
import { otherFields, textFrom } from '@prangan/contract/language-fields'
import { limits } from '@prangan/contract/limits'
import { isUnwritten } from '@prangan/contract/localized'
import { noEnd } from '@prangan/contract/publishing'
import { bodyOf, type Correction } from '@prangan/contract/schemas/notice-parts'
import {
  type NoticeDocument,
  noticeSearchKeys,
  type UpdateNewsInput,
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
  const eventDate = input.type === 'Events' ? input.eventDate : ''
  return {
    title: input.title,
    ...otherFields('title', (field) => input[field] ?? ''),
    type: input.type,
    link: file ? '' : input.link,
    file,
    isPinned: input.isPinned === '1',
    eventDate,
    eventEndDate: eventDate && lastDayOf(input, before),
    createdAt,
    publishFrom,
    publishUntil,
    version: (before?.version ?? 0) + 1,
    updatedAt: now,
    searchKeys: noticeSearchKeys(input),
    ...pageFields(input, before),
    corrections: before?.corrections ?? [],
  }
}

/**
 * Returns the last day of an event of several days, else ''. A stored one that a new first day has passed is dropped. Throws 400
 * if the input's last day is before its first.
 */
function lastDayOf({ eventDate, eventEndDate }: UploadNewsInput, before: NoticeDocument | undefined): string {
  if (eventEndDate && eventEndDate < eventDate) {
    const message = fieldMessages.eventEndsBeforeStart
    throw new Failure('invalid-input', { message, fields: { eventEndDate: message } })
  }
  const last = eventEndDate ?? before?.eventEndDate ?? ''
  return last > eventDate ? last : ''
}

/** Returns the fields of a notice's page. Those that are missing in the input stay; only an event has a time and a place. */
function pageFields(input: UploadNewsInput, before: NoticeDocument | undefined) {
  const event = <Text extends string>(sent: Text | undefined, stored: Text | undefined) =>
    input.type === 'Events' ? (sent ?? stored ?? '') : ''
  return {
    category: input.category ?? before?.category ?? '',
    body: input.body === undefined ? (before?.body ?? []) : bodyOf(input.body),
    replacedBy: input.replacedBy ?? before?.replacedBy ?? '',
    eventTime: event(input.eventTime, before?.eventTime),
    place: event(input.place, before?.place),
    ...otherFields('place', (field) => event(input[field], before?.[field])),
    howToTakePart: event(input.howToTakePart, before?.howToTakePart),
    ...otherFields('howToTakePart', (field) => event(input[field], before?.[field])),
  }
}

/** Adds what the office says was corrected; only the latest corrections are kept. */
export function withCorrection(notice: NoticeDocument, input: UpdateNewsInput, now: Date): NoticeDocument {
  const text = textFrom('correction', input)
  if (isUnwritten(text)) return notice
  return withCorrections(notice, [{ at: now, text }])
}

export const withCorrections = (notice: NoticeDocument, added: readonly Correction[]): NoticeDocument => ({
  ...notice,
  corrections: [...notice.corrections, ...added].slice(-limits.notice.corrections),
})
