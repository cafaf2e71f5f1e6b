import { college } from '@prangan/college/config'
import { type AdmissionInput, categories, offeredGenders } from '@prangan/contract/schemas/admissions'
import { formatDate } from '../../../../lib/format-day.ts'
import { isDay, showTyped } from '../../../../lib/typed-date.ts'
import { messages } from '../../../../messages/index.ts'
import { inLanguage } from '../../../../messages/language.ts'
import { categoryName } from '../../category-names.ts'
import type { FieldName, Typed } from './field-names.ts'

export const fieldLabels = (): Readonly<Record<FieldName, string>> => messages().admissions.fields

/** The options of the fields that are chosen, as people read them; the keys are stored. */
export function fieldOptions() {
  const { genders } = messages().admissions
  const courses = Object.values(college.courses).map((course) => [course.en, inLanguage(course)])
  return {
    gender: Object.fromEntries(offeredGenders.map((gender) => [gender, genders[gender]])),
    category: Object.fromEntries(categories.map((key) => [key, categoryName(key)])),
    course: Object.fromEntries(courses) as Readonly<Record<AdmissionInput['course'], string>>,
  } as const
}

/** A field's value for people: the label of an option, a formatted date. */
export function readable(name: FieldName, typed: Typed): string {
  const text = typed[name].trim()
  if (name === 'dob') return isDay(text) ? formatDate(text) : showTyped(text)
  if (name !== 'gender' && name !== 'category' && name !== 'course') return text
  const named: Readonly<Record<string, string>> = fieldOptions()[name]
  return named[text] ?? text
}
