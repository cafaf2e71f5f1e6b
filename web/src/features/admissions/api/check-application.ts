import { type AdmissionInput, AdmissionInputSchema } from '@prangan/contract/schemas/admissions'
import type { Refusal } from '../../../lib/use-submission.ts'
import { type FieldName, fieldNames, labels, type Typed } from './application-fields.ts'

export const messages = {
  busy: 'Submitting form...',
  sent: 'Form submitted successfully!',
  missing: 'Please fill in all required fields.',
  undeclared: 'Please agree to the declaration before submitting.',
} as const

/** The fields without which nothing else is looked at. */
const first: readonly FieldName[] = ['name', 'email', 'mobile', 'course', 'category']

const isBlank = (name: FieldName, typed: Typed): boolean => typed[name].trim() === ''

/** An application that can be sent, or why it cannot be yet: what is missing, then what is wrong, then the declaration. */
export function checkApplication(
  typed: Typed,
  isDeclared: boolean,
): { application: AdmissionInput } | { refusal: Refusal } {
  const checked = AdmissionInputSchema.safeParse(typed)
  if (!checked.success) {
    const errors: Record<string, string> = {}
    for (const { path, message } of checked.error.issues) errors[String(path[0])] ??= message
    // What the schema says of these reads as if something wrong stood there.
    for (const name of ['dob', 'email'] as const) {
      if (isBlank(name, typed)) errors[name] = `${labels[name]} is required.`
    }
    const isMissing = first.some((name) => isBlank(name, typed))
    // In the order of the form: the first takes the focus.
    const fields = fieldNames.filter((name) => name in errors)
    return { refusal: { errors, fields, ...(isMissing && { message: messages.missing }) } }
  }
  if (!isDeclared) return { refusal: { message: messages.undeclared, fields: ['declaration'] } }
  return { application: checked.data }
}
