import { isPast, mayBeRefused } from '@prangan/contract/admissions/requirements'
import { dayInIndia } from '@prangan/contract/india-time'
import { limits } from '@prangan/contract/limits'
import { checkResults } from '@prangan/contract/schemas/full-application'
import { useEffect, useId, useRef } from 'react'
import { formatDate, formatMoment } from '../../../../lib/format-day.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { FormField } from '../../../../ui/form-field.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { queryOf, type Sent } from './check-application.ts'
import { ItemData } from './item-data.tsx'
import { itemLabel } from './item-labels.ts'
import { questionName, resultName, type ScrutinyFormState } from './use-scrutiny-form.ts'

const texts = () => deskMessages().scrutiny

type ScrutinyItemProps = {
  item: string
  sent: Sent
  /** Of the form; without it the item is only read. */
  state: Pick<ScrutinyFormState, 'form' | 'fields' | 'results'> | undefined
  isCurrent: boolean
  onFocus: () => void
  onShow: (slot: string) => void
}

/** How an item that was found right, queried or refused is marked. */
const marks = {
  right: 'border-l-success',
  queried: 'border-l-marigold-500',
  refused: 'border-l-danger',
  '': 'border-l-line',
} as const

/** One item: what the applicant says, and whether it is right, to be asked about, or refused. */
export function ScrutinyItem({ item, sent, state, isCurrent, onFocus, onShow }: ScrutinyItemProps) {
  const result = (state ? state.results[item] : sent.row.checks[item]?.result) || ''
  return (
    <fieldset
      data-item={item}
      tabIndex={-1}
      onFocus={onFocus}
      className={classNames(
        'grid min-w-0 scroll-mt-24 gap-3 rounded-card border border-l-4 border-line bg-white p-4 outline-offset-2',
        marks[result],
        isCurrent && 'shadow-card',
      )}
    >
      <legend className="float-left w-full font-semibold text-indigo-950">
        {itemLabel(item, sent.session)}
      </legend>
      <div className="clear-both grid gap-3">
        <ItemData item={item} sent={sent} onShow={onShow} />
        <LastQuery item={item} sent={sent} />
        {state ? (
          <Choice item={item} sent={sent} state={state} />
        ) : (
          result && <p className="text-sm">{texts().results[result]}</p>
        )}
      </div>
    </fieldset>
  )
}

/** What was asked about the item, and the answer. */
function LastQuery({ item, sent }: Pick<ScrutinyItemProps, 'item' | 'sent'>) {
  const query = queryOf(sent.row, item)
  if (!query) return null
  return (
    <div className="grid gap-1 border-l-2 border-marigold-500 pl-3 text-sm">
      <p className="wrap-anywhere">
        <span className="text-muted">{texts().asked(formatMoment(query.askedAt))} </span>
        <UserText text={query.question} />
      </p>
      {query.answeredAt ? (
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="text-muted">{texts().answered(formatMoment(query.answeredAt))} </span>
          {query.isLate && <Badge tone="marigold">{texts().answeredLate}</Badge>}{' '}
          <UserText text={query.answer || texts().onlyDocument} />
        </p>
      ) : (
        <p className="text-muted">
          {isPast(sent.row.answerBy, dayInIndia(new Date()))
            ? texts().notAnsweredBy(formatDate(sent.row.answerBy))
            : texts().notAnswered}
        </p>
      )}
    </div>
  )
}

type ChoiceProps = { item: string; sent: Sent; state: NonNullable<ScrutinyItemProps['state']> }

function Choice({ item, sent, state: { form, fields, results } }: ChoiceProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const isQueried = results[item] === 'queried'
  const wasQueried = useRef(isQueried)
  useEffect(() => {
    // Whoever has just chosen to ask types the question next.
    if (
      isQueried &&
      !wasQueried.current &&
      document.activeElement?.closest(`[data-item="${CSS.escape(item)}"]`)
    )
      box.current?.querySelector('textarea')?.focus()
    wasQueried.current = isQueried
  }, [isQueried, item])
  const choices = checkResults.filter((result) => result !== 'refused' || mayBeRefused(sent.session, item))
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {choices.map((result) => (
          <label
            key={result}
            htmlFor={`${id}-${result}`}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-card border border-indigo-400 px-3 text-sm font-semibold text-indigo-950 hover:bg-indigo-50 has-checked:border-indigo-900 has-checked:bg-indigo-50"
          >
            <input
              type="radio"
              id={`${id}-${result}`}
              value={result}
              className="size-5 flex-none accent-indigo-900"
              {...form.register(resultName(item))}
            />
            {texts().choices[result]}
          </label>
        ))}
      </div>
      {isQueried && (
        <div ref={box}>
          <FormField
            limit={limits.text.note}
            fields={fields}
            name={questionName(item)}
            label={texts().question}
            hint={texts().questionHint}
          >
            {(control) => <textarea {...control} rows={2} />}
          </FormField>
        </div>
      )}
    </>
  )
}
