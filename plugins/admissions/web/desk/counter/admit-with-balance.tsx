import { dayInIndia } from '@prangan/contract/india-time'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { ConfirmDialog } from '@prangan/web/ui/desk/confirm-dialog.tsx'
import { DateInput } from '@prangan/web/ui/forms/date-input.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { useState } from 'react'
import { balanceOf } from '../../../contract/paid.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { admissionDeskMessages } from '../messages.ts'
import { NoteField } from '../note-field.tsx'
import { useFocusIssue } from '../use-focus-issue.ts'
import type { Admission } from './use-admission.ts'

const texts = () => admissionDeskMessages().counter.withBalance

type AdmitWithBalanceProps = {
  row: ApplicationRow
  admission: Admission
  isOpen: boolean
  onClose: () => void
}

/** Asks why somebody is admitted of whose fee a part is still to be paid. */
export function AdmitWithBalance({ row, admission, isOpen, onClose }: AdmitWithBalanceProps) {
  const [because, setBecause] = useState('')
  const [by, setBy] = useState(admission.limit < dayInIndia(new Date()) ? '' : admission.limit)
  const [issue, setIssue] = useState<{ because?: string }>({})
  const field = useFocusIssue(issue)
  const sum = rupees(balanceOf(row))
  const run = async () => {
    if (because.trim() === '') return setIssue({ because: texts().missing })
    setIssue({})
    if (await admission.admit({ because: because.trim(), balanceBy: by })) onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={onClose}
      onConfirm={run}
      title={texts().question(row.name, sum)}
      action={texts().action(sum)}
      busyAction={admissionDeskMessages().counter.admitting}
      isHarmless
      isBusy={admission.isBusy}
      error={admission.error}
      fields={
        <div ref={field} className="grid gap-4">
          <NoteField
            label={texts().because}
            hint={texts().hint}
            error={issue.because}
            value={because}
            onChange={setBecause}
          />
          <Field label={texts().by} hint={texts().byHint}>
            {(control) => (
              <DateInput
                {...control}
                type="date"
                min={dayInIndia(new Date())}
                value={by}
                onChange={({ currentTarget }) => setBy(currentTarget.value)}
              />
            )}
          </Field>
        </div>
      }
    >
      {texts().text}
    </ConfirmDialog>
  )
}
