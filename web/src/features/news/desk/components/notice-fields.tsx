import { noticeTypes } from '@prangan/contract/schemas/notices'
import { type RefObject, useState } from 'react'
import { SelectBox } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/field.tsx'
import { useCurrentNotices } from '../../api/current-notices.ts'
import { serverNow } from '../../api/server-clock.ts'
import type { NoticeRow } from '../api/notice-row.ts'
import { tickerHint } from '../ticker-places.ts'
import { DateFields, EventDate } from './date-fields.tsx'
import { NoticeFile } from './notice-file.tsx'
import type { NoticeFormState } from './use-saving.ts'

type NoticeFieldsProps = {
  form: NoticeFormState
  titleRef: RefObject<HTMLInputElement | null>
  /** The notice on which the form stands; null for a new one. */
  stored: NoticeRow | null
}

/** Title, type, file, link, dates and pin, each with its error. */
export function NoticeFields({ form, titleRef, stored }: NoticeFieldsProps) {
  const { errors } = form.formState
  const { ref: registerTitle, ...title } = form.register('title')
  const keepTitle = (element: HTMLInputElement | null) => {
    registerTitle(element)
    titleRef.current = element
  }
  const hasFile = form.watch('file') !== undefined || (stored?.file && !form.watch('removesFile'))
  return (
    <>
      <Field label="Title" required error={errors.title?.message}>
        {(wiring) => <input type="text" autoComplete="off" {...wiring} {...title} ref={keepTitle} />}
      </Field>
      <TypeField form={form} stored={stored} />
      {form.watch('type') === 'Events' && <EventDate form={form} />}
      <NoticeFile form={form} stored={stored?.file ?? null} />
      <Field
        label="Link (optional)"
        hint={
          hasFile ? 'The file is published; the link is left out.' : 'Where the notice leads without a file.'
        }
        error={errors.link?.message}
      >
        {(wiring) => (
          <input
            type="url"
            autoComplete="off"
            placeholder="https://"
            {...wiring}
            {...form.register('link')}
          />
        )}
      </Field>
      <DateFields form={form} isNew={stored === null} />
      <label className="flex cursor-pointer items-start gap-3 text-sm">
        <input
          type="checkbox"
          className="mt-0.5 size-5 flex-none accent-indigo-900"
          {...form.register('isPinned')}
        />
        <span className="grid gap-0.5">
          <span className="font-semibold text-indigo-950">Pinned</span>
          <span className="text-muted">It stands at the head of its list.</span>
        </span>
      </label>
    </>
  )
}

/** The type; where that is the ticker, with what the notice pushes out of a full one. */
function TypeField({ form, stored }: Pick<NoticeFieldsProps, 'form' | 'stored'>) {
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const { notices } = useCurrentNotices()
  const [ticker, setTicker] = useState(notices?.ticker)
  // Once it is sent, the notice itself comes into the ticker.
  if (!isSubmitting && !isSubmitSuccessful && notices?.ticker !== ticker) setTicker(notices?.ticker)
  return (
    <Field
      label="Type"
      hint={tickerHint(form.watch(), stored, ticker ?? [], serverNow())}
      error={errors.type?.message}
    >
      {({ className: _, ...wiring }) => (
        <SelectBox options={noticeTypes} {...wiring} {...form.register('type')} />
      )}
    </Field>
  )
}
