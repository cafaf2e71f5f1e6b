import { type ContentIssue, checkContent } from '@prangan/contract/content/check-content'
import { limits } from '@prangan/contract/limits'
import type { StoredContent } from '@prangan/contract/schemas/content'
import { useMemo, useRef, useState } from 'react'
import { formatDateTime } from '../../../../lib/format-day.ts'
import { showField } from '../../../../lib/show-field.ts'
import { fromTimeInput } from '../../../../lib/time-input.ts'
import { useBusyFocus } from '../../../../lib/use-busy-focus.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormFooter, lastInDialog } from '../../../../ui/desk/form-footer.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { DateInput } from '../../../../ui/forms/date-input.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Message } from '../../../../ui/message.tsx'
import { usePageCall } from '../api/use-page-call.ts'
import { blocksOf, useEditedSite } from '../edited-site.ts'
import type { DraftView } from '../editor/draft-store.ts'
import type { PageDraft } from '../editor/use-page-draft.ts'
import type { PageRow } from '../page-labels.ts'
import { PageDiff } from './page-diff.tsx'
import { PageIssues } from './page-issues.tsx'
import { SinceThen } from './since-then.tsx'

const texts = () => deskMessages().pageEditor.publishing

type PublishFormProps = {
  draft: PageDraft
  page: PageRow
  view: DraftView
  /** The form is left; with an issue it leads there. */
  onClose: (issue?: ContentIssue) => void
  /** `isNew`: the page has become public for the first time. */
  onPublished: (isNew: boolean) => void
}

export function PublishForm({ draft, page, view, onClose, onPublished }: PublishFormProps) {
  const { isBusy, error, run, setError } = usePageCall()
  const { site, settings } = useEditedSite()
  const [note, setNote] = useState('')
  const [isLater, setLater] = useState(false)
  const [at, setAt] = useState('')
  const comparison = useComparison({ draft, page, view }, error !== '')
  const { content, before, begunFrom, compared } = comparison
  const { errors, warnings, translations } = useMemo(
    () =>
      site
        ? checkContent(content, site, {
            before: before ?? undefined,
            settings: settings ? blocksOf(settings) : undefined,
          })
        : { errors: [], warnings: [], translations: [] },
    [content, site, settings, before],
  )
  const isUndecided = view.conflicts.length > 0
  const isBehind = begunFrom !== compared.latest
  const time = fromTimeInput(at)
  const isDateTime = time !== undefined && !Number.isNaN(time.getTime())

  const form = useRef<HTMLFormElement>(null)
  useBusyFocus(form, isBusy)

  const publish = async () => {
    if (isLater && !isDateTime) {
      setError(texts().noTime)
      const unfinished = form.current?.querySelector<HTMLElement>('input[name="at"]')
      return unfinished && showField(unfinished)
    }
    return run(async (call) => {
      comparison.hold()
      if (!(await draft.store.flush())) return setError(texts().notSaved)
      const body = { base: page.latest, note: note.trim(), at: isLater && time ? time.toISOString() : '' }
      const { message } = await call('publishPage', { params: { id: page.id }, body })
      showToast(texts().done(message, isLater))
      // The page of this render: a newer one is public already.
      onPublished(!isLater && page.published === null)
    })
  }

  return (
    <form
      ref={form}
      className="mt-6"
      // An unfinished time is answered by our own message, in the reader’s language.
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        void publish()
      }}
    >
      <fieldset disabled={isBusy} className="grid gap-6">
        {isBehind && <SinceThen page={compared} since={begunFrom} />}
        {isUndecided && <Message tone="error">{texts().undecided}</Message>}
        <PageIssues
          content={content}
          errors={errors}
          warnings={warnings}
          translations={translations}
          onGo={onClose}
        />
        <Field limit={limits.content.note} label={texts().note} hint={texts().noteHint}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          )}
        </Field>
        <When
          isLater={isLater}
          onLater={setLater}
          at={at}
          onAt={setAt}
          time={isDateTime ? time : undefined}
        />
        <section aria-label={texts().changes} className="grid gap-3">
          <h3 className="font-serif text-lg font-semibold text-indigo-950">{texts().changes}</h3>
          <PageDiff before={before} after={content} />
        </section>
      </fieldset>
      <FormFooter className={lastInDialog} messages={<Message tone="error">{error}</Message>}>
        <Button look="quiet" disabled={isBusy} onClick={() => onClose()}>
          {deskMessages().kit.cancel}
        </Button>
        <Button type="submit" busy={isBusy} disabled={errors.length > 0 || isUndecided}>
          {isBusy ? texts().busy : isBehind ? texts().onTop : isLater ? texts().schedule : texts().publish}
        </Button>
      </FormFooter>
    </form>
  )
}

/**
 * What a publication compares. Once it is under way it stays as it was, unless it fails: the newest version of the page
 * becomes another then.
 */
function useComparison(
  { draft, page, view }: Pick<PublishFormProps, 'draft' | 'page' | 'view'>,
  hasFailed: boolean,
) {
  const content: StoredContent = useMemo(() => ({ ...view.head, blocks: [...view.blocks] }), [view])
  const current = {
    content,
    before: draft.latest?.content ?? null,
    begunFrom: draft.draft?.base ?? page.latest,
    compared: page,
  }
  const [held, setHeld] = useState<typeof current | null>(null)
  return { ...(held && !hasFailed ? held : current), hold: () => setHeld(current) }
}

type WhenProps = {
  isLater: boolean
  onLater: (isLater: boolean) => void
  at: string
  onAt: (at: string) => void
  time: Date | undefined
}

function When({ isLater, onLater, at, onAt, time }: WhenProps) {
  const choices = [
    [false, texts().now],
    [true, texts().later],
  ] as const
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1.5 text-sm font-semibold text-indigo-950">{texts().when}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {choices.map(([value, label]) => (
          <label key={label} className="inline-flex min-h-9 cursor-pointer items-center gap-2.5 text-sm">
            <input
              type="radio"
              name="when"
              className="size-5 accent-indigo-900"
              checked={isLater === value}
              onChange={() => onLater(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {isLater && (
        <Field label={texts().from} hint={time ? texts().fromTime(formatDateTime(time)) : texts().fromHint}>
          {(control) => (
            <DateInput
              {...control}
              type="datetime-local"
              name="at"
              max="9998-12-31T23:59"
              value={at}
              onChange={({ currentTarget }) => onAt(currentTarget.value)}
            />
          )}
        </Field>
      )}
    </fieldset>
  )
}
