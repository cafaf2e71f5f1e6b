import { checkContent, type Finding } from '@prangan/contract/content/check-content'
import { limits } from '@prangan/contract/limits'
import type { StoredContent } from '@prangan/contract/schemas/content'
import { useEffect, useMemo, useRef, useState } from 'react'
import { formatMoment } from '../../../../lib/format-moment.ts'
import { fromBox } from '../../../../lib/moment-box.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormFooter, lastInDialog } from '../../../../ui/desk/form-footer.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Message } from '../../../../ui/message.tsx'
import { usePageCall } from '../api/use-page-call.ts'
import { blocksOf, useEditedSite } from '../edited-site.ts'
import type { DraftView } from '../editor/draft-store.ts'
import type { PageDraft } from '../editor/use-page-draft.ts'
import type { PageRow } from '../page-labels.ts'
import { PageDiff } from './page-diff.tsx'
import { PageFindings } from './page-findings.tsx'
import { SinceThen } from './since-then.tsx'

type PublishFormProps = {
  draft: PageDraft
  page: PageRow
  view: DraftView
  /** The form is done; with a finding it leads there. */
  onClose: (finding?: Finding) => void
}

/** When and why a draft is published, with what keeps it from that and what it changes. */
export function PublishForm({ draft, page, view, onClose }: PublishFormProps) {
  const { isBusy, error, run, setError } = usePageCall()
  const { site, frame } = useEditedSite()
  const [note, setNote] = useState('')
  const [isLater, setLater] = useState(false)
  const [at, setAt] = useState('')
  const content: StoredContent = useMemo(() => ({ ...view.head, blocks: [...view.blocks] }), [view])
  const before = draft.latest?.content ?? null
  const { errors, warnings, hindi } = useMemo(
    () =>
      site
        ? checkContent(content, site, {
            before: before ?? undefined,
            frame: frame ? blocksOf(frame) : undefined,
          })
        : { errors: [], warnings: [], hindi: [] },
    [content, site, frame, before],
  )
  const isUndecided = view.conflicts.length > 0
  const begunFrom = draft.draft?.base ?? page.latest
  const isBehind = begunFrom !== page.latest
  const moment = fromBox(at)
  const isMoment = moment !== undefined && !Number.isNaN(moment.getTime())

  const form = useRef<HTMLFormElement>(null)
  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus()
  // A refused call leaves the focus nowhere: while it ran, its button could not have it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new message moves the focus.
  useEffect(() => {
    if (error && document.activeElement === document.body) focus('button[type="submit"]')
  }, [error])

  const publish = async () => {
    if (isLater && !isMoment) {
      focus('input[type="datetime-local"]')
      return setError('Please choose the day and the time.')
    }
    return run(async (call) => {
      if (!(await draft.store.flush()))
        return setError('Not everything is saved yet. Please try again in a moment.')
      const body = { base: page.latest, note: note.trim(), at: isLater && moment ? moment.toISOString() : '' }
      showToast((await call('publishPage', { params: { id: page.id }, body })).message)
      onClose()
    })
  }

  return (
    <form
      ref={form}
      className="mt-6"
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        void publish()
      }}
    >
      <fieldset disabled={isBusy} className="grid gap-6">
        {isBehind && <SinceThen page={page} since={begunFrom} />}
        {isUndecided && (
          <Message tone="error">
            You and a colleague changed the same text. Close this, and choose which of the two shall stay.
          </Message>
        )}
        <PageFindings content={content} errors={errors} warnings={warnings} hindi={hindi} onGo={onClose} />
        <Field
          label="What did you change? (optional)"
          hint="A few words for your colleagues, kept in the history."
        >
          {(control) => (
            <input
              {...control}
              maxLength={limits.content.note}
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
          moment={isMoment ? moment : undefined}
        />
        <section aria-label="What changes" className="grid gap-3">
          <h3 className="font-serif text-lg font-semibold text-indigo-950">What changes</h3>
          <PageDiff before={before} after={content} />
        </section>
      </fieldset>
      <FormFooter className={lastInDialog} messages={<Message tone="error">{error}</Message>}>
        <Button look="quiet" disabled={isBusy} onClick={() => onClose()}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy} disabled={errors.length > 0 || isUndecided}>
          {isBusy ? 'Publishing…' : isBehind ? 'Publish on top' : isLater ? 'Schedule' : 'Publish now'}
        </Button>
      </FormFooter>
    </form>
  )
}

type WhenProps = {
  isLater: boolean
  onLater: (isLater: boolean) => void
  at: string
  onAt: (at: string) => void
  moment: Date | undefined
}

/** Now, or at a moment to come in India's time. */
function When({ isLater, onLater, at, onAt, moment }: WhenProps) {
  const choices = [
    [false, 'Now'],
    [true, 'At a day and time'],
  ] as const
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1.5 text-sm font-semibold text-indigo-950">When?</legend>
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
        <Field
          label="Public from"
          hint={
            moment
              ? `${formatMoment(moment)}, India time. Until then the page stays as it is.`
              : 'India time. Until then the page stays as it is.'
          }
        >
          {(control) => (
            <input
              {...control}
              type="datetime-local"
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
