import { limits } from '@prangan/contract/limits'
import { degrees, genders } from '@prangan/contract/schemas/alumni'
import type { ComponentProps, ReactNode } from 'react'
import type { Submission } from '../../../lib/use-submission.ts'
import { Field } from '../../../ui/field.tsx'
import { type FieldName, labels, optionalField } from '../api/check-registration.ts'

/** What each part of the form gets of the whole. */
export type PartProps = {
  submission: Submission
  /** Where the words for the whole form stand. */
  messageId: string
}

type Text = Omit<ComponentProps<'input'>, 'name'> & { name: FieldName; hint?: string }

/** Everything that an alumnus types, in four parts. */
export function RegistrationFields(part: PartProps) {
  const text = ({ name, hint, ...input }: Text) => <TextField {...part} {...{ name, hint, input }} />
  return (
    <>
      <Part title="You">
        {text({ name: 'name', autoComplete: 'name', maxLength: limits.text.name })}
        {text({ name: 'father', maxLength: limits.text.name })}
        {text({ name: 'mother', maxLength: limits.text.name })}
        {text({ name: 'dob', type: 'date', autoComplete: 'bday' })}
        <Choice {...part} name="gender" options={genders} usual="Male" />
      </Part>
      <Part title="How to reach you">
        {text({
          name: 'email',
          type: 'email',
          autoComplete: 'email',
          autoCapitalize: 'none',
          spellCheck: false,
          maxLength: limits.text.email,
          hint: 'Here we write to you once you are verified.',
        })}
        {text({ name: 'MoNo', type: 'tel', autoComplete: 'tel', maxLength: limits.text.mobile })}
        {text({
          name: 'address',
          autoComplete: 'street-address',
          maxLength: limits.text.address,
        })}
      </Part>
      <Part title="Your time at the college">
        <Choice {...part} name="degree" options={degrees} usual="B.A." />
        {text({ name: 'year', inputMode: 'numeric', maxLength: 4, hint: 'Four digits, for example 2011.' })}
        {text({ name: 'specialization', hint: 'Your main subject, if you had one.' })}
      </Part>
      <Part title="Your work">
        {text({
          name: 'designation',
          autoComplete: 'organization-title',
          hint: 'For example Teacher, Farmer, Homemaker.',
        })}
        {text({
          name: 'workingplace',
          autoComplete: 'organization',
          maxLength: limits.text.address,
          hint: 'Where you work: the organization and the town.',
        })}
      </Part>
    </>
  )
}

/** Fields that belong together, two in a row where there is room. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="w-full pb-4 font-serif text-lg font-semibold text-indigo-900">{title}</legend>
      <div className="grid gap-5 md:grid-cols-2">{children}</div>
    </fieldset>
  )
}

type TextFieldProps = PartProps & {
  name: FieldName
  hint: string | undefined
  input: ComponentProps<'input'>
}

function TextField({ submission: { wire, error }, messageId, name, hint, input }: TextFieldProps) {
  const isOptional = name === optionalField
  return (
    <Field
      label={isOptional ? `${labels[name]} (optional)` : labels[name]}
      required={!isOptional}
      hint={hint}
      error={error(name)}
    >
      {(control) => (
        <input
          type="text"
          maxLength={input.type === 'date' ? undefined : limits.text.short}
          {...input}
          required={!isOptional}
          {...wire(name, control, messageId)}
        />
      )}
    </Field>
  )
}

type ChoiceProps = PartProps & { name: FieldName; options: readonly string[]; usual: string }

function Choice({ submission: { wire, error }, messageId, name, options, usual }: ChoiceProps) {
  return (
    <Field label={labels[name]} required error={error(name)}>
      {(control) => (
        <select {...wire(name, control, messageId)} required defaultValue={usual}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  )
}
