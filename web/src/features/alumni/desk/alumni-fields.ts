import type { AlumnusDetails, UpdateAlumnusInput } from '@prangan/contract/schemas/alumni'

/** A field of an alumnus: how the office reads it, and how its update is spelled on the wire. */
export type AlumnusField = {
  name: keyof AlumnusDetails
  label: string
  wire: Exclude<keyof UpdateAlumnusInput, 'version' | 'status'>
  /** It takes a whole line. */
  isWide?: true
}

const fields = [
  { name: 'name', label: 'Name', wire: 'name', isWide: true },
  { name: 'email', label: 'Email', wire: 'email' },
  { name: 'mobile', label: 'Mobile Number', wire: 'MoNo' },
  { name: 'dob', label: 'Dob', wire: 'dob' },
  { name: 'gender', label: 'Gender', wire: 'gender' },
  { name: 'father', label: 'Father', wire: 'father' },
  { name: 'mother', label: 'Mother', wire: 'mother' },
  { name: 'degree', label: 'Degree', wire: 'degree' },
  { name: 'yearOfPassing', label: 'Year of Passing', wire: 'year' },
  { name: 'specialization', label: 'Specialization', wire: 'specialization' },
  { name: 'designation', label: 'Designation', wire: 'designation' },
  { name: 'workingAddress', label: 'Working Place', wire: 'workingplace', isWide: true },
  { name: 'address', label: 'Address', wire: 'address', isWide: true },
] as const satisfies readonly AlumnusField[]

/** The fields of an alumnus, in the order in which the office reads, changes and exports them. */
export const alumnusFields: readonly (AlumnusField & Pick<(typeof fields)[number], 'wire'>)[] = fields
