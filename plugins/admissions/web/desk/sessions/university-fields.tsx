import { Field } from '@prangan/web/ui/forms/field.tsx'
import { columnKeys } from '../api/university-table.ts'
import { admissionDeskMessages } from '../messages.ts'
import { LocalizedInput, TextInput, Tick, useErrorAt } from './fields.tsx'
import type { SessionFieldsProps } from './list-fields.tsx'

const texts = () => admissionDeskMessages().admissionSessions.university

export function UniversityFields({ session, onChange }: SessionFieldsProps) {
  const { registration, asksRegistration } = session
  return (
    <>
      <Tick
        label={texts().asksRegistration}
        isOn={asksRegistration}
        onChange={(isOn) => onChange({ asksRegistration: isOn })}
      />
      {asksRegistration && (
        <>
          <LocalizedInput
            path="registration.label"
            label={texts().label}
            isRequired
            value={registration.label}
            onChange={(label) => onChange({ registration: { ...registration, label } })}
          />
          <TextInput
            path="registration.pattern"
            label={texts().pattern}
            hint={texts().patternHint}
            value={registration.pattern}
            onChange={(pattern) => onChange({ registration: { ...registration, pattern } })}
          />
        </>
      )}
      <Field
        label={texts().columns}
        hint={
          <>
            {texts().columnsHint} <span className="wrap-anywhere">{columnKeys.join(', ')}</span>
          </>
        }
        error={useErrorAt('columns')}
      >
        {(control) => (
          <textarea
            {...control}
            name="columns"
            rows={8}
            spellCheck={false}
            value={session.columns}
            onChange={({ currentTarget }) => onChange({ columns: currentTarget.value })}
          />
        )}
      </Field>
    </>
  )
}
