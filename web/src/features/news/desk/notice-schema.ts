import { walkContent } from '@prangan/contract/content/walk-content'
import { newsEndpoints } from '@prangan/contract/endpoints/news'
import { fieldMessages } from '@prangan/contract/field-messages'
import { mediaTypesOf } from '@prangan/contract/file-kinds'
import { otherFields } from '@prangan/contract/language-fields'
import { limits } from '@prangan/contract/limits'
import { textsOf } from '@prangan/contract/localized'
import { categoryOf, namedEnd, namedStart } from '@prangan/contract/publishing'
import { blankOr, optionalText, optionalTexts } from '@prangan/contract/schemas/fields'
import {
  BodyFieldSchema,
  CategoryKeySchema,
  EventTimeSchema,
  ReplacedBySchema,
} from '@prangan/contract/schemas/notice-parts'
import { UploadNewsInputSchema } from '@prangan/contract/schemas/notices'
import * as z from 'zod/mini'
import { formatDateTime, formatDay } from '../../../lib/format-day.ts'
import { fromTimeInput, toTimeInput } from '../../../lib/time-input.ts'
import type { FieldChange } from '../../../lib/use-edit-conflict.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { errorText } from '../../../messages/error-text.ts'
import { languageName } from '../../../messages/language-name.ts'
import { nameOf, shownCategories } from '../api/categories.ts'
import type { NoticeRow } from './api/notice-row.ts'
import { allSendings } from './notice-sending.ts'

const rule = newsEndpoints.uploadNews.body.files.myfile
const accepted = mediaTypesOf(rule.kinds)

export const acceptedFiles = accepted.join(',')

/** A line in each language, '' where nothing is written. */
const lines = <Name extends string>(name: Name, label: string, max: number) => ({
  ...({ [name]: optionalText(label, max) } as Record<Name, ReturnType<typeof optionalText>>),
  ...optionalTexts(name, label, max),
})

/**
 * The form in which a notice is added or edited: the calls' input as a form holds it (times as their boxes do), and its
 * file. The checks save a trip; the server looks at the bytes.
 */
export const NoticeFormSchema = z
  .extend(UploadNewsInputSchema, {
    eventDate: z.string(),
    eventEndDate: z.string(),
    publishFrom: z.string(),
    publishUntil: z.string(),
    isPinned: z.boolean(),
    removesFile: z.boolean(),
    sendBy: z.string(),
    category: blankOr(CategoryKeySchema),
    body: BodyFieldSchema,
    eventTime: EventTimeSchema,
    replacedBy: ReplacedBySchema,
    ...lines('place', 'Place', limits.notice.place),
    ...lines('howToTakePart', 'How to take part', limits.notice.howToTakePart),
    ...lines('correction', 'Correction', limits.notice.correction),
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
    // A template leaves gaps in the titles.
    ...['title', ...Object.keys(otherFields('title', () => ''))].map((name) =>
      z.refine((notice: unknown) => !String(Object(notice)[name] ?? '').includes('…'), {
        path: [name],
        error: fieldMessages.gapsLeft,
      }),
    ),
    // Only the office's form asks for it: the documented call publishes events without a day.
    z.refine(({ type, eventDate }) => type !== 'Events' || eventDate !== '', {
      path: ['eventDate'],
      error: fieldMessages.eventDayMissing,
    }),
    z.refine(
      ({ type, eventDate, eventEndDate }) =>
        type !== 'Events' || eventEndDate === '' || eventEndDate >= eventDate,
      { path: ['eventEndDate'], error: fieldMessages.eventEndsBeforeStart },
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
    eventEndDate: row?.eventEndDate ?? '',
    isPinned: row?.isPinned ?? false,
    removesFile: false,
    file: undefined,
    sendBy: row ? '' : allSendings,
    category: row?.category ?? '',
    body: row && row.body.length > 0 ? JSON.stringify(row.body) : '',
    eventTime: row?.eventTime ?? '',
    replacedBy: row?.replacedBy ?? '',
    place: row?.place ?? '',
    ...otherFields('place', (field) => row?.[field] ?? ''),
    howToTakePart: row?.howToTakePart ?? '',
    ...otherFields('howToTakePart', (field) => row?.[field] ?? ''),
    correction: '',
    ...otherFields('correction', () => ''),
  } satisfies Required<Typed>
}

const texts = () => deskMessages().news.form
const types = () => deskMessages().news.types
const timeText = (time: Date | null | undefined, none: string) => (time ? formatDateTime(time) : none)

const more = () => deskMessages().news.more

const linesIn = (name: 'place' | 'howToTakePart') =>
  otherFields(
    name,
    (field, language) =>
      [
        more().inLanguage(more()[name], languageName(language)),
        (row: NoticeRow) => row[field] || texts().none,
      ] as const,
  )

const bodyText = (body: NoticeRow['body']): string =>
  [...walkContent(body)].flatMap((part) => (part.kind === 'text' ? textsOf(part.text) : [])).join('\n')

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
    eventEndDate: [
      texts().eventEndDate,
      ({ eventEndDate }) => (eventEndDate ? formatDay(eventEndDate) : texts().none),
    ],
    link: [texts().link, ({ file, link }) => (file ? texts().none : link || texts().none)],
    publishFrom: [texts().from, (row) => timeText(namedStart(row), texts().itsCreation)],
    publishUntil: [texts().until, (row) => timeText(namedEnd(row), texts().noEnd)],
    isPinned: [texts().pinned, ({ isPinned }) => (isPinned ? texts().yes : texts().no)],
    category: [more().category, (row) => nameOf(shownCategories(undefined), categoryOf(row))],
    eventTime: [more().eventTime, ({ eventTime }) => eventTime || texts().none],
    place: [more().place, ({ place }) => place || texts().none],
    ...linesIn('place'),
    howToTakePart: [more().howToTakePart, ({ howToTakePart }) => howToTakePart || texts().none],
    ...linesIn('howToTakePart'),
    body: [more().body, ({ body }) => (body.length > 0 ? bodyText(body) : texts().none)],
    replacedBy: [more().replacedBy, ({ replacedBy }) => replacedBy || more().notReplaced],
  }) as const satisfies Record<
    Exclude<keyof Typed, 'file' | 'removesFile' | 'sendBy' | `correction${string}`>,
    readonly [label: string, value: (row: NoticeRow) => string]
  >

export function compareNotices(before: NoticeRow, after: NoticeRow): (FieldChange & { was: string })[] {
  const [was, is] = [toForm(before), toForm(after)]
  const names = (Object.keys(shown()) as (keyof ReturnType<typeof shown>)[]).filter(
    (name) => was[name] !== is[name],
  )
  const changes = names.map((name) => {
    const [label, value] = shown()[name]
    return { name, label, was: value(before), now: value(after) }
  })
  if (before.file?.name === after.file?.name) return changes
  const [old, file] = [before.file?.name ?? texts().none, after.file?.name ?? texts().none]
  return [...changes, { name: 'file', label: texts().file, was: old, now: file }]
}

/** Returns the fields in which two versions differ, with both values. */
export function diffNotices(before: NoticeRow, after: NoticeRow): (FieldChange & { was: string })[] {
  const was = new Map(compareNotices(after, before).map(({ name, now }) => [name, now]))
  return compareNotices(before, after).map((change) => ({ ...change, was: was.get(change.name) ?? '' }))
}

/** Returns all that a notice says, by the labels of its form. */
export const describeNotice = (row: NoticeRow): { label: string; text: string }[] => [
  ...Object.values(shown())
    .map(([label, value]) => ({ label, text: value(row) }))
    .filter(({ text }) => text !== texts().none),
  ...(row.file ? [{ label: texts().file, text: row.file.name }] : []),
]
