import { newsEndpoints } from '@prangan/contract/endpoints/news'
import { fieldMessages } from '@prangan/contract/field-messages'
import { mediaTypesOf } from '@prangan/contract/file-kinds'
import { otherFields } from '@prangan/contract/language-fields'
import { namedEnd, namedStart } from '@prangan/contract/publishing'
import { UploadNewsInputSchema } from '@prangan/contract/schemas/notices'
import * as z from 'zod/mini'
import { formatDateTime, formatDay } from '../../../lib/format-day.ts'
import { fromTimeInput, toTimeInput } from '../../../lib/time-input.ts'
import type { FieldChange } from '../../../lib/use-edit-conflict.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { errorText } from '../../../messages/error-text.ts'
import { languageName } from '../../../messages/language-name.ts'
import type { NoticeRow } from './api/notice-row.ts'

const rule = newsEndpoints.uploadNews.body.files.myfile
const accepted = mediaTypesOf(rule.kinds)

export const acceptedFiles = accepted.join(',')

/**
 * The form in which a notice is added or edited: the calls' input as a form holds it (times as their boxes do), and its
 * file. The checks save a trip; the server looks at the bytes.
 */
export const NoticeFormSchema = z
  .extend(UploadNewsInputSchema, {
    eventDate: z.string(),
    publishFrom: z.string(),
    publishUntil: z.string(),
    isPinned: z.boolean(),
    removesFile: z.boolean(),
    file: z.optional(
      z
        .custom<File>((value) => value instanceof File)
        .check(
          z.refine((file) => file.size > 0, { error: () => errorText('empty-file') }),
          z.refine((file) => file.size <= rule.maxBytes, { error: () => errorText('file-too-large') }),
          z.refine((file) => accepted.includes(file.type), { error: () => errorText('wrong-file-type') }),
        ),
    ),
  })
  .check(
    z.refine(
      ({ publishFrom, publishUntil }) => {
        const [from, until] = [fromTimeInput(publishFrom), fromTimeInput(publishUntil)]
        return !from || !until || until > from
      },
      { path: ['publishUntil'], error: fieldMessages.endBeforeStart },
    ),
  )
export type NoticeForm = z.infer<typeof NoticeFormSchema>

/** The form as it is filled in, before the schema trims it. */
export type Typed = z.input<typeof NoticeFormSchema>

/** The form as it opens: a notice, or blank. */
export function toForm(row: NoticeRow | null) {
  const [start, end] = [row && namedStart(row), row && namedEnd(row)]
  return {
    title: row?.title ?? '',
    ...otherFields('title', (field) => row?.[field] ?? ''),
    type: row?.type ?? 'News',
    link: row && !row.file ? row.link : '',
    publishFrom: start ? toTimeInput(start) : '',
    publishUntil: end ? toTimeInput(end) : '',
    eventDate: row?.eventDate ?? '',
    isPinned: row?.isPinned ?? false,
    removesFile: false,
    file: undefined,
  } satisfies Required<Typed>
}

const texts = () => deskMessages().news.form
const types = () => deskMessages().news.types
const timeText = (time: Date | null | undefined, none: string) => (time ? formatDateTime(time) : none)

const shown = () =>
  ({
    title: [texts().title, ({ title }) => title],
    ...otherFields(
      'title',
      (field, language) =>
        [texts().titleIn(languageName(language)), (row: NoticeRow) => row[field] || texts().none] as const,
    ),
    type: [texts().type, ({ type }) => types()[type]],
    eventDate: [texts().eventDate, ({ eventDate }) => (eventDate ? formatDay(eventDate) : texts().none)],
    link: [texts().link, ({ file, link }) => (file ? texts().none : link || texts().none)],
    publishFrom: [texts().from, (row) => timeText(namedStart(row), texts().itsCreation)],
    publishUntil: [texts().until, (row) => timeText(namedEnd(row), texts().noEnd)],
    isPinned: [texts().pinned, ({ isPinned }) => (isPinned ? texts().yes : texts().no)],
  }) as const satisfies Record<
    Exclude<keyof Typed, 'file' | 'removesFile'>,
    readonly [label: string, value: (row: NoticeRow) => string]
  >

export function compareNotices(before: NoticeRow, after: NoticeRow): FieldChange[] {
  const [was, is] = [toForm(before), toForm(after)]
  const names = (Object.keys(shown()) as (keyof ReturnType<typeof shown>)[]).filter(
    (name) => was[name] !== is[name],
  )
  const changes = names.map((name) => ({ name, label: shown()[name][0], now: shown()[name][1](after) }))
  if (before.file?.name === after.file?.name) return changes
  return [...changes, { name: 'file', label: texts().file, now: after.file?.name ?? texts().none }]
}
