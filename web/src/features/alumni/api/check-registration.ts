import { errors as refusals } from '@prangan/contract/errors'
import { type RegisterAlumnusInput, RegisterAlumnusInputSchema } from '@prangan/contract/schemas/alumni'
import { type Refusal, refusalOf } from '../../../lib/use-submission.ts'

/** How the form names each field; the words of a refusal begin with the same. */
export const labels = {
  name: 'Name',
  father: "Father's name",
  mother: "Mother's name",
  email: 'E-mail',
  MoNo: 'Mobile number',
  dob: 'Date of birth',
  address: 'Address',
  gender: 'Gender',
  degree: 'Degree',
  year: 'Year of passing',
  designation: 'Designation',
  workingplace: 'Working place',
  specialization: 'Specialization',
} as const satisfies Record<keyof RegisterAlumnusInput, string>

export type FieldName = keyof typeof labels
const fieldNames = Object.keys(labels) as FieldName[]

/** The one field that may stay blank. */
export const optionalField: FieldName = 'specialization'

type Checked = { registration: RegisterAlumnusInput } | { refusal: Refusal }

/** Looks through a filled-in form before it is sent. What is wrong is named in the order in which the form asks for it. */
export function checkRegistration(form: FormData, hasPhoto: boolean): Checked {
  const typed = Object.fromEntries(fieldNames.map((name) => [name, String(form.get(name) ?? '')]))
  const checked = RegisterAlumnusInputSchema.safeParse(typed)
  if (checked.success && hasPhoto) return { registration: checked.data }
  const found = checked.success ? {} : refusalOf(checked.error.issues).errors
  const errors: Record<string, string> = { ...found }
  for (const name of fieldNames) {
    if (name !== optionalField && typed[name]?.trim() === '') errors[name] = `${labels[name]} is required.`
  }
  if (!hasPhoto) errors.photo = refusals['photo-missing'][1]
  return { refusal: { errors, fields: [...new Set(form.keys())].filter((name) => name in errors) } }
}
