import { inLanguage } from '@prangan/web/messages/language.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { type ReactNode, useId } from 'react'
import type { Documents } from '../documents/document-store.ts'
import { stepsMessages } from '../steps-messages.ts'
import { tooOldText } from './certificate-age.ts'
import { ConsentsPart, DeclarationPart } from './consents-part.tsx'
import {
  aboutRows,
  claimRows,
  cuetRows,
  examRows,
  firstRows,
  type SummaryRow,
  subjectRows,
} from './details-summary.ts'
import { documentRulesOf, type StepName, stepOfField } from './step-names.ts'
import type { StepProps } from './use-steps-form.ts'

type ReviewStepProps = StepProps & {
  documents: Documents
  steps: readonly StepName[]
  issues: Readonly<Record<string, string>>
  go: (step: StepName) => void
  changeFirst: (() => void) | undefined
}

/** The button that opens the first step. */
export const changeFirstId = 'change-first-step'

/** Everything once more, with a way back to each step; the consents and the declaration. */
export function ReviewStep(review: ReviewStepProps) {
  const { settings, typed, steps, issues, go, changeFirst, documents, ...step } = review
  const incomplete = new Set(Object.keys(issues).map(stepOfField))
  const { review: texts, names } = stepsMessages()
  return (
    <>
      <p className="text-sm text-muted">{texts.intro}</p>
      <ReviewPart id={changeFirstId} title={texts.first} onChange={changeFirst}>
        <Rows rows={firstRows(settings)} />
      </ReviewPart>
      {steps.map((name) =>
        name === 'review' ? null : (
          <ReviewPart
            key={name}
            title={names[name]}
            isIncomplete={incomplete.has(name)}
            onChange={() => go(name)}
          >
            <Summary name={name} settings={settings} typed={typed} documents={documents} />
          </ReviewPart>
        ),
      )}
      <ConsentsPart {...step} typed={typed} settings={settings} />
      <DeclarationPart {...step} typed={typed} settings={settings} />
    </>
  )
}

type ReviewPartProps = {
  /** The id of its button. */
  id?: string
  title: string
  isIncomplete?: boolean
  onChange: (() => void) | undefined
  children: ReactNode
}

function ReviewPart({ id, title, isIncomplete = false, onChange, children }: ReviewPartProps) {
  const titleId = useId()
  const { review } = stepsMessages()
  return (
    <section
      aria-labelledby={titleId}
      className={`card grid gap-3 p-4 sm:p-6 ${isIncomplete ? 'border-danger' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={titleId} className="text-lg text-indigo-900">
          {title}
        </h3>
        {onChange && (
          <Button id={id} look="secondary" onClick={onChange}>
            {review.change}
            <span className="sr-only">{review.changeOf(title)}</span>
          </Button>
        )}
      </div>
      {isIncomplete && <p className="text-sm font-semibold text-danger">{review.incomplete}</p>}
      {children}
    </section>
  )
}

type SummaryProps = Pick<ReviewStepProps, 'settings' | 'typed' | 'documents'> & { name: StepName }

function Summary({ name, settings, typed, documents }: SummaryProps) {
  switch (name) {
    case 'about':
      return (
        <>
          <Rows rows={aboutRows(typed, settings)} />
          <Message tone="info">{tooOldText({ settings, typed })}</Message>
        </>
      )
    case 'marks':
      return <MarksSummary settings={settings} typed={typed} />
    case 'subjects':
      return <Rows rows={subjectRows(typed, settings)} />
    case 'claims':
      return <Rows rows={claimRows(typed, settings)} />
    default:
      return <DocumentsSummary settings={settings} typed={typed} documents={documents} />
  }
}

function MarksSummary({ settings, typed }: Pick<SummaryProps, 'settings' | 'typed'>) {
  const rows = examRows(typed, settings).map(
    ({ exam, board, stream, rollNumber, year, marks, percentage }) => ({
      label: exam,
      text: [board, stream, year, rollNumber, marks, percentage && `${percentage} %`]
        .filter(Boolean)
        .join(' · '),
    }),
  )
  return <Rows rows={[...rows, ...cuetRows(typed, settings)]} />
}

function DocumentsSummary({
  settings,
  typed,
  documents,
}: Pick<SummaryProps, 'settings' | 'typed' | 'documents'>) {
  const texts = stepsMessages().review
  const rows = documentRulesOf(settings, typed).map(({ key, name }) => ({
    label: inLanguage(name),
    text: documents.own?.documents[key] ? texts.added : texts.missing,
  }))
  return <Rows rows={rows} />
}

function Rows({ rows }: { rows: readonly SummaryRow[] }) {
  const { review } = stepsMessages()
  return (
    <dl className="grid gap-x-8 text-sm md:grid-cols-2">
      {rows.map(({ label, text }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 border-b border-line py-2 wrap-anywhere"
        >
          <dt className="text-muted">{label}</dt>
          <dd className={text ? 'font-semibold' : 'text-muted'}>{text || review.notFilled}</dd>
        </div>
      ))}
    </dl>
  )
}
