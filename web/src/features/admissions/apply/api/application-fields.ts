import { college } from '@prangan/college/config'
import { type AdmissionInput, AdmissionInputSchema, categories } from '@prangan/contract/schemas/admissions'
import { formatDate } from '../../../../lib/format-day.ts'
import { messages } from '../../../../messages/index.ts'
import { inLanguage } from '../../../../messages/language.ts'
import { categoryName } from '../../category-names.ts'

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

export const fieldLabels = (): Readonly<Record<FieldName, string>> => messages().admissions.fields

/** The options of the fields that are chosen, as people read them; the keys are stored. */
export function fieldOptions() {
  const { genders } = messages().admissions
  const courses = Object.values(college.courses).map((course) => [course.en, inLanguage(course)])
  return {
    gender: genders,
    category: Object.fromEntries(categories.map((key) => [key, categoryName(key)])),
    course: Object.fromEntries(courses) as Readonly<Record<AdmissionInput['course'], string>>,
  } as const
}

export const nothingTyped: Typed = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Typed

export function isFilled(name: FieldName, typed: Typed): boolean {
  return AdmissionInputSchema.shape[name].safeParse(typed[name]).success
}

/** A field's value for people: the label of an option, a formatted date. */
export function readable(name: FieldName, typed: Typed): string {
  const text = typed[name].trim()
  if (name === 'dob') return /^\d{4}-\d\d-\d\d$/.test(text) ? formatDate(text) : text
  if (name !== 'gender' && name !== 'category' && name !== 'course') return text
  const named: Readonly<Record<string, string>> = fieldOptions()[name]
  return named[text] ?? text
}
