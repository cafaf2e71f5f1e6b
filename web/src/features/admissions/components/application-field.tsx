import type { ReactNode } from 'react'
import type { Submission } from '../../../lib/use-submission.ts'
import { type ControlProps, Field } from '../../../ui/field.tsx'
import { type FieldName, labels, options } from '../api/application-fields.ts'

/** What each part of the form is handed: how its fields are told what is wrong with them. */
export type PartProps = { submission: Submission; messageId: string }

type ApplicationFieldProps = PartProps & {
  name: FieldName
  hint?: string
  children: (control: ControlProps & { name: string; required: true }) => ReactNode
}

/** A field of the application, every one of which is required. */
export function ApplicationField({ name, hint, submission, messageId, children }: ApplicationFieldProps) {
  return (
    <Field label={labels[name]} hint={hint} error={submission.error(name)} required>
      {(control) => children({ ...submission.wire(name, control, messageId), required: true })}
    </Field>
  )
}

type ChosenFieldProps = PartProps & { name: 'gender' | 'category' | 'course'; autoComplete?: string }

/** A field whose text is chosen from a list. */
export function ChosenField({ name, autoComplete, ...part }: ChosenFieldProps) {
  return (
    <ApplicationField name={name} {...part}>
      {(control) => (
        <select {...control} autoComplete={autoComplete} defaultValue="">
          <option value="">Please choose</option>
          {Object.entries(options[name]).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </ApplicationField>
  )
}
