import { limits } from '@prangan/contract/limits'
import {
  type AlumnusDetails,
  degrees,
  genders,
  type UpdateAlumnusInput,
} from '@prangan/contract/schemas/alumni'
import { deskMessages } from '../../../messages/desk.ts'
import type { TextField } from '../../../ui/desk/text-fields.tsx'

type Wire = Exclude<keyof UpdateAlumnusInput, 'version' | 'status'>

/** A field of an alumnus: how the office reads and types it, and how its update is spelled on the wire. */
export type AlumnusField = Omit<TextField, 'name'> & { name: keyof AlumnusDetails; wire: Wire }

const { text } = limits
const texts = () => deskMessages().alumni.fields

const fields = () =>
  [
    { name: 'name', label: texts().name, wire: 'name', isRequired: true, limit: text.name, isWide: true },
    {
      name: 'email',
      label: texts().email,
      wire: 'email',
      isRequired: true,
      type: 'email',
      limit: text.email,
    },
    { name: 'mobile', label: texts().mobile, wire: 'MoNo', type: 'tel', limit: text.mobile },
    { name: 'dob', label: texts().dob, wire: 'dob', type: 'date' },
    { name: 'gender', label: texts().gender, wire: 'gender', options: ['', ...genders] },
    { name: 'father', label: texts().father, wire: 'father', limit: text.name },
    { name: 'mother', label: texts().mother, wire: 'mother', limit: text.name },
    { name: 'degree', label: texts().degree, wire: 'degree', options: ['', ...degrees] },
    { name: 'yearOfPassing', label: texts().yearOfPassing, wire: 'year', isNumeric: true },
    { name: 'specialization', label: texts().specialization, wire: 'specialization', limit: text.short },
    { name: 'designation', label: texts().designation, wire: 'designation', limit: text.short },
    {
      name: 'workingAddress',
      label: texts().workingAddress,
      wire: 'workingplace',
      limit: text.address,
      isWide: true,
    },
    { name: 'address', label: texts().address, wire: 'address', limit: text.address, isWide: true },
  ] as const satisfies readonly AlumnusField[]

type FieldName = ReturnType<typeof fields>[number]['wire']

/** The fields of an alumnus, in the order in which the office reads, changes and exports them. */
export const alumnusFields = (): readonly (AlumnusField & { wire: FieldName })[] => fields()

export function toTexts(alumnus: AlumnusDetails): Record<FieldName, string> {
  const texts = fields().map(({ name, wire }) => [wire, alumnus[name]] as const)
  return Object.fromEntries<string>(texts) as Record<FieldName, string>
}
