import {
  type AdmissionInput,
  AdmissionInputSchema,
  type admissionGenders,
  type categories,
  courses,
} from '@prangan/contract/schemas/admissions'
import type { LocalizedText } from '../../../content/text.ts'

export type FieldName = keyof AdmissionInput

/** The form as it is typed: a text for each field, '' if it is empty. */
export type Typed = Record<FieldName, string>

/** How the form, the review and the printed sheet name each field, in the order of the form. */
export const labels: Readonly<Record<FieldName, string>> = {
  name: 'Name',
  fatherName: "Father's name",
  motherName: "Mother's name",
  dob: 'Date of birth',
  gender: 'Gender',
  category: 'Category',
  mobile: 'Mobile number',
  email: 'E-mail',
  address: 'Address',
  city: 'City',
  state: 'State',
  pincode: 'PIN code',
  course: 'Course',
  qualification: 'Qualification',
}
export const fieldNames = Object.keys(labels) as FieldName[]

/** The options of the fields that are chosen, as people read them. */
export const options = {
  gender: { male: 'Male', female: 'Female', other: 'Other' } satisfies Record<
    (typeof admissionGenders)[number],
    string
  >,
  category: {
    general: 'General',
    obc: 'Other Backward Class (OBC)',
    sc: 'Scheduled Caste (SC)',
    st: 'Scheduled Tribe (ST)',
    ews: 'Economically Weaker Section (EWS)',
  } satisfies Record<(typeof categories)[number], string>,
  course: Object.fromEntries(courses.map((course) => [course, course])),
} as const

export type Section = { id: string; title: LocalizedText & { hi: string }; fields: readonly FieldName[] }

/** The parts of the form. The last holds no field: there one reads it all again and declares that it is true. */
export const sections = {
  applicant: {
    id: 'applicant',
    title: { en: 'Applicant', hi: 'आवेदक' },
    fields: ['name', 'fatherName', 'motherName', 'dob', 'gender', 'category'],
  },
  contact: {
    id: 'contact',
    title: { en: 'Contact and address', hi: 'संपर्क एवं पता' },
    fields: ['mobile', 'email', 'address', 'city', 'state', 'pincode'],
  },
  course: {
    id: 'course',
    title: { en: 'Course and qualification', hi: 'पाठ्यक्रम एवं योग्यता' },
    fields: ['course', 'qualification'],
  },
  review: { id: 'review', title: { en: 'Review and declaration', hi: 'पुनरावलोकन एवं घोषणा' }, fields: [] },
} as const satisfies Record<string, Section>

export const nothingTyped: Typed = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Typed

/** Says whether a field is filled in as the office can use it. */
export function isFilled(name: FieldName, typed: Typed): boolean {
  return AdmissionInputSchema.shape[name].safeParse(typed[name]).success
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** A field's value for people: the label of an option, a formatted date. */
export function readable(name: FieldName, typed: Typed): string {
  const text = typed[name].trim()
  if (name === 'dob') return /^\d{4}-\d\d-\d\d$/.test(text) ? day.format(new Date(text)) : text
  const named: Readonly<Record<string, string>> | undefined =
    name === 'gender' || name === 'category' ? options[name] : undefined
  return named?.[text] ?? text
}
