import { dayInIndia } from '@prangan/contract/india-time'
import { limits } from '@prangan/contract/limits'
import { formatDate, formatDateTime } from '@prangan/web/lib/format-day.ts'
import { Badge } from '@prangan/web/ui/badge.tsx'
import { classNames } from '@prangan/web/ui/class-names.ts'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { isPast, itemParts, mayBeRefused, needsReason, slotOfItem } from '../../../contract/requirements.ts'
import { checkResults } from '../../../contract/schemas/full-application.ts'
import { bareClaim } from '../../../contract/usual-texts.ts'
import { admissionDeskMessages } from '../messages.ts'
import { type Part, queryOf, type Sent } from './check-application.ts'
import { ItemData } from './item-data.tsx'
import { itemLabel } from './item-labels.ts'
import { OpenedFacts } from './opened-facts.tsx'
import { ShownFacts } from './shown-facts.tsx'
import { questionName, reasonName, resultName, type ScrutinyFormState } from './use-scrutiny-form.ts'
import { UsualTexts } from './usual-texts.tsx'

const texts = () => admissionDeskMessages().scrutiny

type ScrutinyPartProps = {
  part: Part
  sent: Sent
  state: Pick<ScrutinyFormState, 'fields' | 'results' | 'choose' | 'add' | 'opens' | 'open'> | undefined
  current: string
  onShow: (slot: string) => void
}

/** A part: what the applicant says, its documents, and whether each is right, to be asked about, or refused. */
export function ScrutinyPart({ part: { item, documents }, ...part }: ScrutinyPartProps) {
  return (
    <ScrutinyItem {...part} item={item} isWholePart={documents.length === 0}>
      {documents.map((document) => (
        <ScrutinyItem key={document} {...part} item={document} />
      ))}
    </ScrutinyItem>
  )
}

type ScrutinyItemProps = Omit<ScrutinyPartProps, 'part'> & {
  item: string
  isWholePart?: boolean
  children?: ReactNode
}

const marks = {
  right: 'border-s-success',
  queried: 'border-s-marigold-500',
  refused: 'border-s-danger',
  '': 'border-s-line',
} as const

function ScrutinyItem({
  item,
  sent,
  state,
  current,
  onShow,
  isWholePart = false,
  children,
}: ScrutinyItemProps) {
  const result = (state ? state.results[item] : sent.row.checks[item]?.result) || ''
  const isCurrent = item === current
  const isDocument = slotOfItem(item) !== undefined
  return (
    <fieldset
      data-item={item}
      tabIndex={-1}
      aria-current={isCurrent || undefined}
      className={classNames(
        'min-w-0 scroll-mt-24 rounded-card border border-s-4 border-line outline-offset-2 sm:max-lg:scroll-mt-[52dvh]',
        isDocument ? 'px-2 py-1.5' : 'p-3 sm:px-4',
        marks[result],
        isCurrent ? 'bg-indigo-50 shadow-card' : 'bg-white',
      )}
    >
      <legend className="float-start w-full font-semibold text-indigo-950">
        {itemLabel(item, sent.session)}
      </legend>
      <div
        className={classNames(
          'clear-both',
          isDocument ? 'flex flex-wrap items-center gap-x-3 gap-y-2' : 'grid gap-3 pt-1',
        )}
      >
        <ItemData item={item} sent={sent} onShow={onShow} />
        {isCurrent && state && <ShownFacts item={item} sent={sent} />}
        <LastQuery item={item} sent={sent} />
        {state ? (
          <Choice item={item} sent={sent} state={state} isWholePart={isWholePart} />
        ) : (
          result && (
            <p className="text-sm wrap-anywhere">
              {texts().results[result]} <UserText text={sent.row.checks[item]?.reason ?? ''} />
            </p>
          )
        )}
        {children}
      </div>
    </fieldset>
  )
}

function LastQuery({ item, sent }: Pick<ScrutinyItemProps, 'item' | 'sent'>) {
  const query = queryOf(sent.row, item)
  if (!query) return null
  return (
    <div className="grid min-w-0 basis-full gap-1 border-s-2 border-marigold-500 ps-3 text-sm">
      <p className="wrap-anywhere">
        <span className="text-muted">{texts().asked(formatDateTime(query.askedAt))} </span>
        <UserText text={query.question} />
      </p>
      {query.answeredAt ? (
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="text-muted">{texts().answered(formatDateTime(query.answeredAt))} </span>
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

type ChoiceProps = Pick<ScrutinyItemProps, 'item' | 'sent' | 'isWholePart'> & {
  state: NonNullable<ScrutinyItemProps['state']>
}

function Choice({ item, sent, isWholePart, state }: ChoiceProps) {
  const { fields, results, choose } = state
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const isQueried = results[item] === 'queried'
  const isRefused = results[item] === 'refused' && needsReason(item)
  const isAsked = isQueried || isRefused
  const wasAsked = useRef(isAsked)
  useEffect(() => {
    const part = document.activeElement?.closest(`[data-item="${CSS.escape(item)}"]`)
    if (isAsked && !wasAsked.current && part) {
      box.current?.querySelector('textarea')?.focus()
      part.scrollIntoView({ block: 'nearest' })
    }
    wasAsked.current = isAsked
  }, [isAsked, item])
  const choices = checkResults.filter((result) => result !== 'refused' || mayBeRefused(sent.session, item))
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {choices.map((result) => (
          <label
            key={result}
            htmlFor={`${id}-${result}`}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-card border border-indigo-400 bg-white px-3 text-sm font-semibold text-indigo-950 hover:bg-indigo-50 md:min-h-9 has-checked:border-indigo-900 has-checked:bg-indigo-50"
          >
            <input
              type="radio"
              id={`${id}-${result}`}
              name={resultName(item)}
              value={result}
              checked={results[item] === result}
              onChange={() => choose(item, result)}
              className="size-5 flex-none accent-indigo-900"
            />
            {result === 'right' && isWholePart ? texts().allRight : texts().choices[result]}
          </label>
        ))}
      </div>
      {isAsked && (
        <div ref={box} className="grid min-w-0 basis-full gap-3">
          <FormField
            limit={limits.text.note}
            fields={fields}
            name={isRefused ? reasonName(item) : questionName(item)}
            label={isRefused ? texts().why : texts().question}
            hint={isRefused ? texts().whyHint : texts().questionHint}
            required={isRefused}
          >
            {(control) => <textarea {...control} rows={2} />}
          </FormField>
          <UsualTexts
            kind={isRefused ? 'usualReasons' : 'usualQuestions'}
            item={isWholePart && itemParts(item).kind === 'claim' ? bareClaim : item}
            writtenIn={sent.row.language}
            onChoose={(text) => state.add(isRefused ? reasonName(item) : questionName(item), text)}
          />
          {isQueried && (
            <OpenedFacts
              sent={sent}
              item={item}
              opened={state.opens(item)}
              onChange={(groups) => state.open(item, groups)}
            />
          )}
        </div>
      )}
    </>
  )
}
