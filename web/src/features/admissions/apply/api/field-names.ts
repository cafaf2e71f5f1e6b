import { type AdmissionInput, AdmissionInputSchema } from '@prangan/contract/schemas/admissions'

export type FieldName = keyof AdmissionInput

/** The form as it is typed: a text for each field, '' if it is empty. */
export type Typed = Record<FieldName, string>

/** The parts of the form. The last holds no field: there one reads it all again and declares that it is true. */
export const sections = {
  applicant: ['name', 'fatherName', 'motherName', 'dob', 'gender', 'category'],
  contact: ['mobile', 'email', 'address', 'city', 'state', 'pincode'],
  course: ['course', 'qualification'],
  review: [],
} as const satisfies Record<string, readonly FieldName[]>

export type Section = keyof typeof sections

export const sectionNames = Object.keys(sections) as Section[]

export const filledSections = ['applicant', 'contact', 'course'] as const satisfies readonly Section[]

export const fieldNames: readonly FieldName[] = sectionNames.flatMap((section) => sections[section])

export const nothingTyped: Typed = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Typed

/** Returns what is wrong with a field, for `translateFieldMessage`; undefined if it is right. */
export const issueIn = (name: FieldName, typed: Typed): string | undefined =>
  AdmissionInputSchema.shape[name].safeParse(typed[name]).error?.issues[0]?.message

export const isFilled = (name: FieldName, typed: Typed): boolean => issueIn(name, typed) === undefined
