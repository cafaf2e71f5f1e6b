import { formatDate, formatDateTime } from '@prangan/web/lib/format-day.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { EditConflictPanel } from '@prangan/web/ui/desk/edit-conflict.tsx'
import { DateInput } from '@prangan/web/ui/forms/date-input.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { ListChecks } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { flushSync } from 'react-dom'
import type { AskedOriginal } from '../../../contract/originals.ts'
import { originalResults } from '../../../contract/schemas/admission-day.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { admissionDeskMessages } from '../messages.ts'
import type { Admission } from './use-admission.ts'

const texts = () => admissionDeskMessages().counter.originals

const isText = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select')

type OriginalsPartProps = {
  title: string
  row: ApplicationRow
  admission: Admission
  /** Moves the focus to what is to be done next. */
  onGoOn: () => void
}

/** The originals that are asked for. 1 to 4 say what was found of one, and A that all others were seen. */
export function OriginalsPart({ title, row, admission, onGoOn }: OriginalsPartProps) {
  const titleId = useId()
  const { asked, findAllSeen, isRestored, conflict } = admission
  const [last] = Object.values(row.originals).toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isText(event.target)) return
    const key = event.code.replace(/^(Key|Digit|Numpad)/, '')
    const result = originalResults[Number(key) - 1]
    const item = (event.target as HTMLElement).closest<HTMLElement>('[data-original]')
    const name = item?.dataset.original
    if (key !== 'A' && !(result && name)) return
    event.preventDefault()
    // The next key may come before the next frame.
    flushSync(() => (result && name ? admission.find(name, result) : findAllSeen()))
    onGoOn()
  }
  return (
    <section
      aria-labelledby={titleId}
      data-step="originals"
      onKeyDown={onKey}
      className="grid min-w-0 content-start gap-3 rounded-card border border-line bg-white p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-lg text-indigo-950">
          {title}
        </h2>
        <Button
          look="secondary"
          size="small"
          aria-keyshortcuts="a"
          onClick={() => {
            flushSync(findAllSeen)
            onGoOn()
          }}
        >
          <ListChecks aria-hidden="true" size={16} />
          {texts().allSeen}
        </Button>
      </div>
      <Message tone="info">{isRestored && texts().restored}</Message>
      <EditConflictPanel conflict={conflict} what={texts().what} gone="" />
      {asked.length === 0 && <p className="text-sm text-muted">{texts().none}</p>}
      <div className="grid">
        {asked.map((original) => (
          <OriginalRow key={original.item} original={original} admission={admission} />
        ))}
      </div>
      <p className="text-xs text-muted">
        {last && (
          <span className="block wrap-anywhere">{texts().recordedBy(last.by, formatDateTime(last.at))}</span>
        )}
        <span className="max-md:hidden">{texts().keys}</span>
      </p>
    </section>
  )
}

type OriginalRowProps = { original: AskedOriginal; admission: Admission }

function OriginalRow({ original: { item, name }, admission }: OriginalRowProps) {
  const id = useId()
  const { find, foundOf, isOpen, limit } = admission
  const { result, until } = foundOf(item)
  return (
    <fieldset
      data-original={item}
      data-open={(isOpen(item) && result !== 'missing') || undefined}
      data-missing={result === 'missing' || undefined}
      className="grid min-w-0 gap-x-4 gap-y-1.5 border-t border-line py-2 first:border-t-0 md:py-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <legend className="float-start text-sm font-semibold wrap-anywhere text-indigo-950">
        {inLanguage(name)}
      </legend>
      <div className="grid grid-cols-2 gap-1.5 sm:flex">
        {originalResults.map((each, at) => (
          <label
            key={each}
            htmlFor={`${id}-${each}`}
            className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-card border border-line bg-white px-2 text-sm text-indigo-950 md:px-1.5 md:text-xs hover:bg-indigo-50 has-checked:border-indigo-900 has-checked:bg-indigo-50 has-checked:font-semibold md:min-h-8"
          >
            <input
              type="radio"
              id={`${id}-${each}`}
              name={`original-${item}`}
              checked={result === each}
              onChange={() => find(item, each)}
              aria-keyshortcuts={String(at + 1)}
              className="size-4 flex-none accent-indigo-900"
            />
            {texts().results[each]}
          </label>
        ))}
      </div>
      {result === 'undertaking' && (
        <div className="sm:col-start-2 sm:w-56 sm:justify-self-end">
          <Field label={texts().until} hint={texts().untilHint(formatDate(limit))}>
            {(control) => (
              <DateInput
                {...control}
                type="date"
                max={limit}
                value={until}
                onChange={({ currentTarget }) => find(item, 'undertaking', currentTarget.value)}
              />
            )}
          </Field>
        </div>
      )}
    </fieldset>
  )
}
