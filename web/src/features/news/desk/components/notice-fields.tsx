import { fieldIn } from '@prangan/contract/language-fields'
import { otherLanguages } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import { noticePath } from '@prangan/contract/notice-path'
import { categoryOf } from '@prangan/contract/publishing'
import { noticeTypes } from '@prangan/contract/schemas/notices'
import { Suspense, useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { languageName, writtenIn } from '../../../../messages/language-name.ts'
import { PageNotes } from '../../../../ui/desk/page-notes.tsx'
import { SelectInput } from '../../../../ui/desk/select-box.tsx'
import { FormField } from '../../../../ui/forms/form-field.tsx'
import { NewTabHint } from '../../../../ui/new-tab-hint.tsx'
import { nameOf, type ShownCategory } from '../../api/categories.ts'
import { useCurrentNotices } from '../../api/current-notices.ts'
import { serverNow } from '../../api/server-clock.ts'
import type { NoticeRow } from '../api/notice-row.ts'
import type { NoticeFormState } from '../notice-form.ts'
import type { Typed } from '../notice-schema.ts'
import { choose, isChosen, noticeSendings } from '../notice-sending.ts'
import { stateOf } from '../notice-state.ts'
import { isPrepared } from '../prepared-notices.ts'
import { tickerHint } from '../ticker-hint.ts'
import { useDeskCategories } from '../use-desk-categories.ts'
import { DateFields, EventDate } from './date-fields.tsx'
import { MoreFields } from './more-fields.tsx'
import { NoticeFile } from './notice-file.tsx'
import { Templates } from './templates.tsx'

const texts = () => deskMessages().news.form
const types = () => deskMessages().news.types

export function NoticeFields({ noticeForm }: { noticeForm: NoticeFormState }) {
  const { form, fields, base: stored } = noticeForm
  const categories = useDeskCategories()
  const hasFile = form.watch('file') !== undefined || (stored?.file && !form.watch('removesFile'))
  return (
    <>
      {stored === null && <Templates form={form} />}
      {stored && !isPrepared(stored) && <PageLink notice={stored} />}
      <FormField fields={fields} name="title" label={texts().title} limit={limits.text.title} required>
        {(control) => <input type="text" autoComplete="off" {...control} />}
      </FormField>
      {otherLanguages.map((language) => (
        <FormField
          key={language}
          fields={fields}
          name={fieldIn('title', language)}
          limit={limits.text.title}
          label={texts().optional(texts().titleIn(languageName(language)))}
          hint={texts().titleInHint(languageName(language))}
        >
          {(control) => <input type="text" {...writtenIn(language)} autoComplete="off" {...control} />}
        </FormField>
      ))}
      <TypeField noticeForm={noticeForm} />
      {form.watch('type') === 'Events' && <EventDate noticeForm={noticeForm} />}
      <NoticeFile noticeForm={noticeForm} stored={stored?.file ?? null} />
      <FormField
        fields={fields}
        name="link"
        limit={limits.text.link}
        label={texts().optional(texts().link)}
        hint={linkHint(Boolean(hasFile), opensPage(form.watch()))}
      >
        {(control) => <input type="url" autoComplete="off" placeholder="https://" {...control} />}
      </FormField>
      <DateFields noticeForm={noticeForm} isNew={stored === null} />
      <label className="flex cursor-pointer items-start gap-3 text-sm">
        <input
          type="checkbox"
          className="mt-0.5 size-5 flex-none accent-indigo-900"
          {...form.register('isPinned')}
        />
        <span className="grid gap-0.5">
          <span className="font-semibold text-indigo-950">{texts().pinned}</span>
          <span className="text-muted">{texts().pinnedHint}</span>
        </span>
      </label>
      <MoreFields noticeForm={noticeForm} categories={categories} />
      <Sendings noticeForm={noticeForm} categories={categories} />
    </>
  )
}

/** Returns true if the notice will open its own page, as `toNotice` decides it. */
const opensPage = ({ type, body, replacedBy, eventTime, place, howToTakePart }: Typed): boolean =>
  [body, replacedBy, ...(type === 'Events' ? [eventTime, place, howToTakePart] : [])].some(Boolean)

function linkHint(hasFile: boolean, hasPage: boolean): string {
  if (hasPage) return hasFile ? texts().linkLeftOutOnPage : texts().linkOnPage
  return hasFile ? texts().linkLeftOut : texts().linkHint
}

type FieldsProps = { noticeForm: NoticeFormState; categories: readonly ShownCategory[] }

/** How plugins send the notice, beside its page; one that waits for approval has none to send. */
function Sendings({ noticeForm: { form, base }, categories }: FieldsProps) {
  const { can } = useDeskSession()
  const chosen = form.watch('sendBy')
  const [type, chosenCategory] = form.watch(['type', 'category'])
  const key = categoryOf({ type: type === 'Events' ? type : 'News', category: chosenCategory })
  const category = { key, name: nameOf(categories, key) }
  if (!can('news:publish') || (base && isPrepared(base))) return null
  return (
    <Suspense>
      {noticeSendings.map(({ id, Choice }) => (
        <Choice
          key={id}
          id={base?.id ?? null}
          category={category}
          isChosen={isChosen(chosen, id)}
          onChoose={(isOn) => form.setValue('sendBy', choose(chosen, id, isOn), { shouldDirty: true })}
        />
      ))}
    </Suspense>
  )
}

/** Leads to the notice's page, where it is shared from; a scheduled one has none yet. */
function PageLink({ notice }: { notice: NoticeRow }) {
  if (stateOf(notice, serverNow()) === 'scheduled') return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <a
        href={noticePath(notice)}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-6 items-center gap-1.5 text-sm font-semibold text-indigo-800 underline"
      >
        {texts().openPage}
        <NewTabHint />
      </a>
      <PageNotes path={noticePath(notice)} />
    </div>
  )
}

/** The type; for the ticker, with the notice that it would push out of a full one. */
function TypeField({ noticeForm }: { noticeForm: NoticeFormState }) {
  const { form, fields, base: stored } = noticeForm
  const { isSubmitting, isSubmitSuccessful } = form.formState
  const { notices } = useCurrentNotices()
  const [ticker, setTicker] = useState(notices?.ticker)
  // Once it is sent, the notice itself is part of the ticker.
  if (!isSubmitting && !isSubmitSuccessful && notices?.ticker !== ticker) setTicker(notices?.ticker)
  return (
    <FormField
      fields={fields}
      name="type"
      label={texts().type}
      hint={tickerHint(form.watch(), stored, ticker ?? [], serverNow())}
    >
      {({ className: _, ...control }) => <SelectInput options={noticeTypes} labels={types()} {...control} />}
    </FormField>
  )
}
