import { college } from '@prangan/college/config'
import { limits } from '@prangan/contract/limits'
import { degrees, genders } from '@prangan/contract/schemas/alumni'
import type { ComponentProps, ReactNode } from 'react'
import type { FormFields } from '../../../lib/use-submit-form.ts'
import { messages } from '../../../messages/index.ts'
import { DateInput } from '../../../ui/forms/date-input.tsx'
import { EmailInput } from '../../../ui/forms/email-input.tsx'
import { FormField } from '../../../ui/forms/form-field.tsx'
import { degreeName } from '../api/degree-name.ts'
import { type FieldName, fieldLabels, optionalField } from '../api/registration-schema.ts'

type PartProps = { fields: FormFields<FieldName> }

export function RegistrationFields(part: PartProps) {
  const { text } = limits
  const { parts, hints, genders: genderLabels } = messages().alumni
  return (
    <>
      <Part title={parts.you}>
        <Wide>
          <TextField {...part} name="name" autoComplete="name" limit={text.name} />
        </Wide>
        <TextField {...part} name="father" limit={text.name} />
        <TextField {...part} name="mother" limit={text.name} />
        <TextField {...part} name="dob" type="date" autoComplete="bday" />
        <Choice
          {...part}
          name="gender"
          options={genders.filter((gender) => !(college.womenOnly && gender === 'Male'))}
          labelOf={(gender) => genderLabels[gender]}
          usual={college.womenOnly ? 'Female' : 'Male'}
        />
      </Part>
      <Part title={parts.contact}>
        <TextField {...part} name="email" type="email" limit={text.email} hint={hints.email} />
        <TextField
          {...part}
          name="MoNo"
          type="tel"
          autoComplete="tel"
          limit={text.mobile}
          hint={hints.MoNo}
        />
        <Wide>
          <TextField {...part} name="address" autoComplete="street-address" limit={text.address} />
        </Wide>
      </Part>
      <Part title={parts.college}>
        <Choice {...part} name="degree" options={degrees} labelOf={degreeName} usual={college.usualDegree} />
        <TextField {...part} name="year" inputMode="numeric" hint={hints.year} />
        <Wide>
          <TextField {...part} name="specialization" limit={text.short} hint={hints.specialization} />
        </Wide>
      </Part>
      <Part title={parts.work}>
        <TextField
          {...part}
          name="designation"
          autoComplete="organization-title"
          limit={text.short}
          hint={hints.designation}
        />
        <TextField
          {...part}
          name="workingplace"
          autoComplete="organization"
          limit={text.address}
          hint={hints.workingplace}
        />
      </Part>
    </>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-6">
      <legend className="float-start w-full pb-4 font-serif text-lg font-semibold text-indigo-900">
        {title}
      </legend>
      <div className="clear-both grid gap-5 md:grid-cols-2">{children}</div>
    </fieldset>
  )
}

export function Wide({ children }: { children: ReactNode }) {
  return <div className="md:col-span-2">{children}</div>
}

type TextFieldProps = PartProps & ComponentProps<'input'> & { name: FieldName; hint?: string; limit?: number }

function TextField({ fields, name, hint, limit, ...input }: TextFieldProps) {
  const isOptional = name === optionalField
  return (
    <FormField
      fields={fields}
      name={name}
      label={isOptional ? messages().alumni.optional(fieldLabels()[name]) : fieldLabels()[name]}
      required={!isOptional}
      hint={hint}
      limit={limit}
    >
      {(control) => {
        if (input.type === 'date') return <DateInput {...input} type="date" required {...control} />
        if (input.type === 'email') return <EmailInput {...input} required {...control} />
        return <input type="text" {...input} required={!isOptional} {...control} />
      }}
    </FormField>
  )
}

type ChoiceProps<Option extends string> = PartProps & {
  name: FieldName
  options: readonly Option[]
  labelOf: (option: Option) => string
  usual: Option
}

function Choice<Option extends string>({ fields, name, options, labelOf, usual }: ChoiceProps<Option>) {
  return (
    <FormField fields={fields} name={name} label={fieldLabels()[name]} required>
      {(control) => (
        <select {...control} required defaultValue={usual}>
          {options.map((option) => (
            <option key={option} value={option}>
              {labelOf(option)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}
