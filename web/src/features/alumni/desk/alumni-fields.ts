import { limits } from '@prangan/contract/limits'
import {
  type AlumnusDetails,
  degrees,
  genders,
  type UpdateAlumnusInput,
} from '@prangan/contract/schemas/alumni'
import type { TextField } from '../../../ui/desk/text-fields.tsx'

type Wire = Exclude<keyof UpdateAlumnusInput, 'version' | 'status'>

/** A field of an alumnus: how the office reads and types it, and how its update is spelled on the wire. */
export type AlumnusField = Omit<TextField, 'name'> & { name: keyof AlumnusDetails; wire: Wire }

const { text } = limits

const fields = [
  { name: 'name', label: 'Name', wire: 'name', isRequired: true, maxLength: text.name, isWide: true },
  { name: 'email', label: 'Email', wire: 'email', isRequired: true, type: 'email', maxLength: text.email },
  { name: 'mobile', label: 'Mobile Number', wire: 'MoNo', type: 'tel', maxLength: text.mobile },
  { name: 'dob', label: 'Dob', wire: 'dob', type: 'date' },
  { name: 'gender', label: 'Gender', wire: 'gender', options: ['', ...genders] },
  { name: 'father', label: 'Father', wire: 'father', maxLength: text.name },
  { name: 'mother', label: 'Mother', wire: 'mother', maxLength: text.name },
  { name: 'degree', label: 'Degree', wire: 'degree', options: ['', ...degrees] },
  { name: 'yearOfPassing', label: 'Year of Passing', wire: 'year', isNumeric: true, maxLength: 4 },
  { name: 'specialization', label: 'Specialization', wire: 'specialization', maxLength: text.short },
  { name: 'designation', label: 'Designation', wire: 'designation', maxLength: text.short },
  {
    name: 'workingAddress',
    label: 'Working Place',
    wire: 'workingplace',
    maxLength: text.address,
    isWide: true,
  },
  { name: 'address', label: 'Address', wire: 'address', maxLength: text.address, isWide: true },
] as const satisfies readonly AlumnusField[]

/** The fields of an alumnus, in the order in which the office reads, changes and exports them. */
export const alumnusFields: readonly (AlumnusField & Pick<(typeof fields)[number], 'wire'>)[] = fields
