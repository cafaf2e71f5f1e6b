import { textsOf } from '@prangan/contract/localized'
import { useId } from 'react'
import { diffWords } from '../../../../lib/diff-words.ts'
import { type Listen, useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { errorText } from '../../../../messages/error-text.ts'
import type { QuestionFieldsProps } from '../../../../ui/desk/action.ts'
import { Stretches } from '../../../../ui/desk/stretches.tsx'
import { Message } from '../../../../ui/message.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import type { NoticeRow } from '../api/notice-row.ts'
import { compareNotices } from '../notice-schema.ts'
import { notices } from '../notices.ts'
import type { PreparedRow } from '../prepared-notices.ts'

const texts = () => deskMessages().news.approval.whatChanges

const loadNothing = async (): Promise<Listen<null>> => () => () => {}

/** Returns the published notice that a prepared one changes: null if it was deleted, undefined if it changes none, or until it is known. */
export function usePublished(row: PreparedRow): NoticeRow | null | undefined {
  const { live } = useLive<NoticeRow | null>(row.changeOf ? notices.watchOne : loadNothing, row.id)
  return live.status === 'ready' ? live.value : undefined
}

/** Returns the notice as it would be after its approval: with the published notice's file, if it keeps that. */
export const withKeptFile = (row: PreparedRow, published: NoticeRow | null | undefined): PreparedRow =>
  row.changeOf?.keepsFile && published ? { ...row, file: published.file } : row

const isOutdated = ({ changeOf }: PreparedRow, published: NoticeRow | null | undefined): boolean =>
  Boolean(changeOf && published && published.version !== changeOf.version)

type ComparedProps = { row: PreparedRow; published: NoticeRow | null | undefined }

/** What a change would change in the published notice: each field as it is, and the same with its differences. */
export function WhatChanges({ row, published }: ComparedProps) {
  const title = useId()
  return (
    <section aria-labelledby={title} className="grid gap-3">
      <h3 id={title} className="font-serif text-lg font-semibold text-indigo-950">
        {texts().title}
      </h3>
      <Message tone="error">{published === null && errorText('notice-gone')}</Message>
      <Message tone="info">{isOutdated(row, published) && texts().outdated}</Message>
      {published && <Fields row={row} published={published} />}
    </section>
  )
}

function Fields({ row, published }: { row: PreparedRow; published: NoticeRow }) {
  const correction = row.corrections.flatMap(({ text }) => textsOf(text)).join('\n')
  const changes = [
    ...compareNotices(published, withKeptFile(row, published)),
    ...(correction
      ? [
          {
            name: 'correction',
            label: deskMessages().news.more.correction,
            was: deskMessages().news.form.none,
            now: correction,
          },
        ]
      : []),
  ]
  if (changes.length === 0) return <p className="text-sm text-muted">{texts().nothing}</p>
  return (
    <ul className="grid gap-3">
      {changes.map(({ name, label, was, now }) => (
        <li key={name} className="grid gap-2 rounded-card border border-line p-3 text-sm">
          <p className="font-semibold text-indigo-950">{label}</p>
          <div className="grid gap-3 sm:grid-cols-2">
            <div className="min-w-0">
              <p className="text-xs text-muted">{texts().published}</p>
              <p className="mt-1 max-h-72 overflow-y-auto whitespace-pre-line wrap-anywhere">
                <UserText text={was} />
              </p>
            </div>
            <div className="min-w-0">
              <p className="text-xs text-muted">{texts().changed}</p>
              <Stretches stretches={diffWords(was, now)} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Asks who approves a change to compare it with what was published since it was prepared. The answer is about that version. */
export function CompareFirst({
  row,
  answers,
  onAnswer,
}: { row: PreparedRow } & Omit<QuestionFieldsProps<PreparedRow>, 'rows'>) {
  const published = usePublished(row)
  if (published === null) return <Message tone="error">{errorText('notice-gone')}</Message>
  if (!published || !isOutdated(row, published)) return null
  const version = String(published.version)
  return (
    <div className="grid gap-4">
      <Message tone="info">{errorText('notice-changed')}</Message>
      <Fields row={row} published={published} />
      <label className="flex cursor-pointer items-start gap-3 text-sm">
        <input
          type="checkbox"
          className="mt-0.5 size-5 flex-none accent-indigo-900"
          checked={answers.compared === version}
          onChange={({ currentTarget }) => onAnswer({ compared: currentTarget.checked ? version : '' })}
        />
        <span className="font-semibold text-indigo-950">{texts().compared}</span>
      </label>
    </div>
  )
}
