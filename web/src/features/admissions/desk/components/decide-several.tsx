import { limits } from '@prangan/contract/limits'
import { type DecidedStatus, decidedStatuses } from '@prangan/contract/schemas/admissions'
import { failureMessage } from '../../../../lib/failure-messages.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import type { Action, QuestionFieldsProps } from '../../../../ui/desk/action.ts'
import { SelectInput } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import type { ApplicationRow } from '../api/application-row.ts'
import { decideApplication } from '../api/decide-application.ts'
import { decisionFailure, statusLabels } from '../application-labels.ts'

const texts = () => deskMessages().admissions.decide
const usual: DecidedStatus = 'in review'

/** The same decision about several applications, each as the office saw it: one that has changed since is left out. */
export const decide: Action<ApplicationRow> = {
  labels: () => texts().labels,
  isHarmless: true,
  title: () => texts().question,
  text: () => '',
  several: () => texts().several,
  fields: DecisionFields,
  run: async ({ id, version }, { getToken, answers: { status = usual, note = '', mailApplicant } }) => {
    const decision = {
      status: decidedStatuses.find((each) => each === status) ?? usual,
      note: note.trim(),
      mailApplicant: mailApplicant === '1',
      version,
    }
    return texts().done((await decideApplication(id, decision, getToken)).message)
  },
  failure: (error) => failureMessage(error, decisionFailure()),
}

function DecisionFields({ answers, onAnswer }: QuestionFieldsProps<ApplicationRow>) {
  const { status = usual, note = '', mailApplicant = '' } = answers
  return (
    <div className="grid gap-4">
      <Field label={texts().status}>
        {({ className: _, ...control }) => (
          <SelectInput
            {...control}
            options={decidedStatuses}
            labels={statusLabels()}
            value={status}
            onChange={({ currentTarget }) => onAnswer({ status: currentTarget.value })}
          />
        )}
      </Field>
      <Field limit={limits.text.note} label={texts().note} hint={texts().severalNoteHint}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={note}
            onChange={({ currentTarget }) => onAnswer({ note: currentTarget.value })}
          />
        )}
      </Field>
      <label className="flex min-h-6 cursor-pointer items-center gap-3 text-sm font-semibold text-indigo-950">
        <input
          type="checkbox"
          className="size-5 flex-none accent-indigo-900"
          checked={mailApplicant === '1'}
          onChange={({ currentTarget }) => onAnswer({ mailApplicant: currentTarget.checked ? '1' : '' })}
        />
        {texts().mailEach}
      </label>
    </div>
  )
}
