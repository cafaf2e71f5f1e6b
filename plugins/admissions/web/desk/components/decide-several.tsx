import { limits } from '@prangan/contract/limits'
import { type DecidedStatus, decidedStatuses } from '@prangan/contract/schemas/admissions'
import { decideApplication } from '@prangan/web/features/admissions/desk/api/decide-application.ts'
import { decisionFailure, statusLabel } from '@prangan/web/features/admissions/desk/application-labels.ts'
import type { DeskSession } from '@prangan/web/lib/desk-session.ts'
import { failureMessage } from '@prangan/web/lib/failure-messages.ts'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import type { Action, Answers, QuestionFieldsProps } from '@prangan/web/ui/desk/action.ts'
import { SelectInput } from '@prangan/web/ui/desk/select-box.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { isIncomplete, mayBecome } from '../../../contract/states.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { scrutiniseApplication } from '../api/call-admissions.ts'
import { admissionMenuMessages } from '../messages.ts'

export type Can = DeskSession['can']

const core = () => deskMessages().admissions.decide
const texts = () => admissionMenuMessages().applications.decide

const isInSession = ({ session }: ApplicationRow): boolean => session !== ''

/** An application in a session is rejected or reviewed by its scrutiny, which allows fewer statuses. */
function canGet(row: ApplicationRow, status: DecidedStatus, can: Can): boolean {
  if (!isInSession(row)) return true
  if (!can('admission:verify')) return false
  if (status !== 'rejected' && (status !== 'in review' || isIncomplete(row))) return false
  return mayBecome(row.status, status, 'office')
}

const possible = (rows: readonly ApplicationRow[], can: Can) =>
  decidedStatuses
    .map((status) => ({ status, rows: rows.filter((row) => canGet(row, status, can)) }))
    .filter((each) => each.rows.length > 0)

/** What is chosen: at first 'in review', if it is possible. */
function chosenIn(rows: readonly ApplicationRow[], { status }: Answers, can: Can) {
  const all = possible(rows, can)
  return all.find((each) => each.status === (status ?? 'in review')) ?? all[0]
}

const isTold = ({ mailApplicant, status }: Answers): boolean =>
  mailApplicant === undefined ? status === 'rejected' : mailApplicant === '1'

/** The same decision about several applications. Only what at least one of them can get is offered. */
export const decideSeveral = (can: Can): Action<ApplicationRow> => ({
  labels: () => core().labels,
  severalLabels: (rows, answers) => {
    const [, busy] = core().labels
    const isRejection = chosenIn(rows, answers, can)?.status === 'rejected'
    return [isRejection ? texts().reject(rows.length) : texts().decide(rows.length), busy]
  },
  isHarmless: true,
  title: () => core().question,
  text: () => '',
  several: () => core().several,
  rowsFor: (rows, answers) => chosenIn(rows, answers, can)?.rows ?? [],
  issueIn: (rows, answers) =>
    chosenIn(rows, answers, can)?.status === 'rejected' && !answers.note?.trim()
      ? texts().reasonMissing
      : undefined,
  fields: (props) => <DecisionFields {...props} can={can} />,
  run: async (row, { getToken, answers }) => {
    const { id, version } = row
    const status = chosenIn([row], answers, can)?.status ?? 'in review'
    const note = answers.note?.trim() ?? ''
    if (isInSession(row)) {
      const allowed = status === 'rejected' ? status : 'in review'
      await scrutiniseApplication(id, { version, checks: {}, status: allowed, note }, getToken)
      return undefined
    }
    const decision = { status, note, mailApplicant: isTold({ ...answers, status }), version }
    return core().done((await decideApplication(id, decision, getToken)).message)
  },
  failure: (error) => failureMessage(error, decisionFailure()),
})

function DecisionFields({
  rows,
  answers,
  onAnswer,
  issue,
  can,
}: QuestionFieldsProps<ApplicationRow> & { can: Can }) {
  const all = possible(rows, can)
  const chosen = chosenIn(rows, answers, can)
  if (!chosen) return <p>{texts().none}</p>
  const { status, rows: concerned } = chosen
  const isRejection = status === 'rejected'
  const labels = Object.fromEntries(
    all.map((each) => [
      each.status,
      texts().countOf(statusLabel(each.status), each.rows.length, rows.length),
    ]),
  )
  return (
    <div className="grid gap-4">
      <Field
        label={core().status}
        hint={concerned.length < rows.length ? texts().others(rows.length - concerned.length) : undefined}
      >
        {({ className: _, ...control }) => (
          <SelectInput
            {...control}
            options={all.map((each) => each.status)}
            labels={labels}
            value={status}
            onChange={({ currentTarget }) => onAnswer({ status: currentTarget.value })}
          />
        )}
      </Field>
      <Field
        limit={limits.text.note}
        label={isRejection ? texts().reason : core().note}
        hint={isRejection ? texts().reasonHint : core().severalNoteHint}
        error={issue}
        announcesError
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={answers.note ?? ''}
            onChange={({ currentTarget }) => onAnswer({ note: currentTarget.value, status })}
          />
        )}
      </Field>
      {concerned.every(isInSession) ? (
        isRejection && <p className="text-sm">{texts().mailed}</p>
      ) : (
        <label className="flex min-h-6 cursor-pointer items-center gap-3 text-sm font-semibold text-indigo-950">
          <input
            type="checkbox"
            className="size-5 flex-none accent-indigo-900"
            checked={isTold({ ...answers, status })}
            onChange={({ currentTarget }) =>
              onAnswer({ mailApplicant: currentTarget.checked ? '1' : '', status })
            }
          />
          {core().mailEach}
        </label>
      )}
    </div>
  )
}
