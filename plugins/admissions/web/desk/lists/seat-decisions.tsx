import { limits } from '@prangan/contract/limits'
import { StatusBadge } from '@prangan/web/features/admissions/desk/components/status-badge.tsx'
import { ChoiceField } from '@prangan/web/ui/desk/choice-field.tsx'
import { Disclosure } from '@prangan/web/ui/disclosure.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { Link } from 'react-router-dom'
import type { ListDecision, SeatDecisionKind } from '../../../contract/schemas/seat-decisions.ts'
import type { ListPreview } from '../api/call-admissions.ts'
import { applicationHref } from '../hrefs.ts'
import { admissionDeskMessages } from '../messages.ts'
import { NoteField } from '../note-field.tsx'
import { headLabel, placeLabel } from './labels.ts'

const texts = () => admissionDeskMessages().meritLists.decisions

export type Touched = ListPreview['touched'][number]
export type Decided = { decision: SeatDecisionKind | ''; reason: string; condition: string }
export type AllDecided = Readonly<Record<string, Decided>>
export type DecisionIssue = Partial<Record<keyof Decided, string>>

const undecided: Decided = { decision: '', reason: '', condition: '' }

/** What was decided when the list was last revised. */
export const decidedBefore = (decisions: readonly ListDecision[]): AllDecided =>
  Object.fromEntries(
    decisions.map(({ application, decision, reason, condition }) => [
      application,
      { decision, reason, condition },
    ]),
  )

/** Returns what is missing in the decisions, by person. */
export function issuesOf(touched: readonly Touched[], decided: AllDecided): Record<string, DecisionIssue> {
  return Object.fromEntries(
    touched.flatMap(({ id }) => {
      const { decision, reason, condition } = decided[id] ?? undecided
      const issue: DecisionIssue = {
        ...(decision === '' && { decision: texts().missing }),
        ...(reason.trim() === '' && { reason: texts().reasonMissing }),
        ...(decision === 'provisional' && condition.trim() === '' && { condition: texts().conditionMissing }),
      }
      return Object.keys(issue).length > 0 ? [[id, issue]] : []
    }),
  )
}

type SeatDecisionsProps = {
  touched: readonly Touched[]
  decided: AllDecided
  issues: Readonly<Record<string, DecisionIssue>>
  onChange: (id: string, decided: Decided) => void
}

/** Each given seat that a revised list would not give: the officer decides person by person. */
export function SeatDecisions({ touched, decided, issues, onChange }: SeatDecisionsProps) {
  if (touched.length === 0) return null
  return (
    <section
      aria-labelledby="seat-decisions"
      className="grid min-w-0 gap-4 rounded-card border border-danger p-4"
    >
      <h3 id="seat-decisions" className="font-semibold text-indigo-950">
        {texts().title}
      </h3>
      <p className="max-w-prose text-sm">{texts().text}</p>
      {touched.map((one) => (
        <OneDecision
          key={one.id}
          touched={one}
          decided={decided[one.id] ?? undecided}
          issue={issues[one.id] ?? {}}
          onChange={(next) => onChange(one.id, next)}
        />
      ))}
    </section>
  )
}

type OneDecisionProps = {
  touched: Touched
  decided: Decided
  issue: DecisionIssue
  onChange: (decided: Decided) => void
}

function OneDecision({ touched, decided, issue, onChange }: OneDecisionProps) {
  const { id, name, applicationNumber, status, under, rank, waiting } = touched
  const { choices } = texts()
  const { cancelled, ...stays } = choices
  const isReported = status === 'fee reported'
  const all = {
    ...stays,
    ...(!isReported && { cancelled: cancelled[status === 'admitted' ? 'admitted' : 'offered'] }),
  }
  return (
    <div className="grid min-w-0 gap-4 border-t border-line pt-4">
      <div className="grid gap-1 text-sm wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={applicationHref(id)} className="font-semibold text-indigo-900 hover:underline">
            <UserText text={name} />
          </Link>
          <span className="text-muted tabular-nums">{applicationNumber}</span>
          <StatusBadge status={status} />
        </p>
        <p>{texts().had(headLabel(under))}</p>
        <p>
          {rank === 0 ? texts().noRank : texts().place(rank, placeLabel({ under: '', group: '', waiting }))}
        </p>
      </div>
      <ChoiceField
        label={texts().decision(name)}
        choices={Object.entries(all).map(([value, choice]) => ({ value, ...choice }))}
        value={decided.decision}
        error={issue.decision}
        wiring={{
          name: `decision-${id}`,
          'aria-invalid': issue.decision !== undefined || undefined,
          onChange: ({ currentTarget }) =>
            onChange({ ...decided, decision: currentTarget.value as SeatDecisionKind }),
        }}
      />
      {isReported && <p className="text-sm">{texts().reported}</p>}
      {decided.decision === 'provisional' && (
        <Field
          label={texts().condition}
          hint={texts().conditionHint}
          limit={limits.text.note}
          required
          error={issue.condition}
        >
          {(control) => (
            <input
              {...control}
              value={decided.condition}
              onChange={({ currentTarget }) => onChange({ ...decided, condition: currentTarget.value })}
            />
          )}
        </Field>
      )}
      {decided.decision !== '' && (
        <NoteField
          label={texts().reason}
          hint={texts().reasonHint}
          error={issue.reason}
          value={decided.reason}
          onChange={(reason) => onChange({ ...decided, reason })}
        />
      )}
    </div>
  )
}

/** What was decided about given seats when a list was published. */
export function DecisionsThen({ decisions }: { decisions: readonly ListDecision[] }) {
  if (decisions.length === 0) return null
  return (
    <Disclosure title={texts().decided} className="rounded-card border border-line bg-white text-sm">
      <ul className="grid gap-2 border-t border-line px-4 py-3">
        {decisions.map(({ application, applicationNumber, name, decision, reason, condition }) => (
          <li key={application} className="wrap-anywhere">
            <Link to={applicationHref(application)} className="font-semibold text-indigo-900 hover:underline">
              <UserText text={name} />
            </Link>{' '}
            <span className="text-muted tabular-nums">{applicationNumber}</span>: {texts().short[decision]}
            {condition !== '' && (
              <>
                {' ('}
                <UserText text={condition} />
                {')'}
              </>
            )}
            <span className="block text-muted">
              <UserText text={reason} />
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
