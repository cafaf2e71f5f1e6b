import { college } from '@prangan/contract/college.config'
import { limits } from '@prangan/contract/limits'
import { degrees, genders } from '@prangan/contract/schemas/alumni'
import type { ComponentProps, ReactNode } from 'react'
import type { FormFields } from '../../../lib/use-submit-form.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { type FieldName, labels, optionalField } from '../api/registration-schema.ts'

type PartProps = { fields: FormFields<FieldName> }

/** Everything that an alumnus types, in four parts. */
export function RegistrationFields(part: PartProps) {
  const { text } = limits
  return (
    <>
      <Part title="You">
        <Wide>
          <TextField {...part} name="name" autoComplete="name" maxLength={text.name} />
        </Wide>
        <TextField {...part} name="father" maxLength={text.name} />
        <TextField {...part} name="mother" maxLength={text.name} />
        <TextField {...part} name="dob" type="date" autoComplete="bday" />
        <Choice {...part} name="gender" options={genders} usual="Male" />
      </Part>
      <Part title="How to reach you">
        <TextField
          {...part}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={text.email}
          hint="Here we write to you once you are verified."
        />
        <TextField
          {...part}
          name="MoNo"
          type="tel"
          autoComplete="tel"
          maxLength={text.mobile}
          hint="10 digits."
        />
        <Wide>
          <TextField {...part} name="address" autoComplete="street-address" maxLength={text.address} />
        </Wide>
      </Part>
      <Part title="Your time at the college">
        <Choice {...part} name="degree" options={degrees} usual={college.usualDegree} />
        <TextField
          {...part}
          name="year"
          inputMode="numeric"
          maxLength={4}
          hint="Four digits, for example 2011."
        />
        <Wide>
          <TextField
            {...part}
            name="specialization"
            maxLength={text.short}
            hint="Your main subject, if you had one."
          />
        </Wide>
      </Part>
      <Part title="Your work">
        <TextField
          {...part}
          name="designation"
          autoComplete="organization-title"
          maxLength={text.short}
          hint="For example Teacher, Farmer, Homemaker."
        />
        <TextField
          {...part}
          name="workingplace"
          autoComplete="organization"
          maxLength={text.address}
          hint="Where you work: the organization and the town."
        />
      </Part>
    </>
  )
}

/** A group of fields, two in a row if there is space. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-6">
      <legend className="float-left w-full pb-4 font-serif text-lg font-semibold text-indigo-900">
        {title}
      </legend>
      <div className="clear-both grid gap-5 md:grid-cols-2">{children}</div>
    </fieldset>
  )
}

/** A field that takes a whole row. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className="md:col-span-2">{children}</div>
}

type TextFieldProps = PartProps & ComponentProps<'input'> & { name: FieldName; hint?: string }

function TextField({ fields, name, hint, ...input }: TextFieldProps) {
  const isOptional = name === optionalField
  return (
    <FormField
      fields={fields}
      name={name}
      label={isOptional ? `${labels[name]} (optional)` : labels[name]}
      required={!isOptional}
      hint={hint}
    >
      {(control) => <input type="text" {...input} required={!isOptional} {...control} />}
    </FormField>
  )
}

type ChoiceProps = PartProps & { name: FieldName; options: readonly string[]; usual: string }

function Choice({ fields, name, options, usual }: ChoiceProps) {
  return (
    <FormField fields={fields} name={name} label={labels[name]} required>
      {(control) => (
        <select {...control} required defaultValue={usual}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </FormField>
  )
}
