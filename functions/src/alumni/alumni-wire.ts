import type {
  AlumnusDetails,
  AlumnusItem,
  RegisterAlumnusInput,
  UpdateAlumnusInput,
  VerifiedAlumnusItem,
} from '@prangan/contract/schemas/alumni'
import { fileUrl, storagePaths } from '@prangan/contract/storage-paths'
import type { StoredAlumnus, VerifiedAlumnus } from './alumni-store.ts'

const photoUrl = (name: string): string => name && fileUrl(storagePaths.alumniPhoto(name))

export function toVerifiedAlumnusItem(alumnus: VerifiedAlumnus): VerifiedAlumnusItem {
  return {
    Id: alumnus.id,
    Name: alumnus.name,
    Photo: photoUrl(alumnus.photo),
    Degree: alumnus.degree,
    YearofPassing: alumnus.yearOfPassing,
    Designation: alumnus.designation,
    WorkingAddress: alumnus.workingAddress,
  }
}

/**
 * Converts an alumnus for the office. The photo is a path on this site if the alumnus is verified, otherwise ''. The earlier
 * site loads it as an image without a token, so it cannot show a private photo. Our own desk reads private photos under
 * Storage's rules.
 */
export function toAlumnusItem(alumnus: StoredAlumnus): AlumnusItem {
  return {
    id: alumnus.id,
    Photo: photoUrl(alumnus.publicPhoto),
    Name: alumnus.name,
    Father: alumnus.father,
    Mother: alumnus.mother,
    Designation: alumnus.designation,
    WorkingAddress: alumnus.workingAddress,
    Mobile: alumnus.mobile,
    MoNo: alumnus.mobile,
    Email: alumnus.email,
    Dob: alumnus.dob,
    Address: alumnus.address,
    Gender: alumnus.gender,
    Degree: alumnus.degree,
    YearofPassing: alumnus.yearOfPassing,
    Specialization: alumnus.specialization,
    status: alumnus.status,
  }
}

/** The wire's names of each field: in the form, and in lists. */
const spellings = {
  name: ['name', 'Name'],
  father: ['father', 'Father'],
  mother: ['mother', 'Mother'],
  email: ['email', 'Email'],
  mobile: ['MoNo', 'Mobile'],
  dob: ['dob', 'Dob'],
  address: ['address', 'Address'],
  gender: ['gender', 'Gender'],
  degree: ['degree', 'Degree'],
  yearOfPassing: ['year', 'YearofPassing'],
  designation: ['designation', 'Designation'],
  workingAddress: ['workingplace', 'WorkingAddress'],
  specialization: ['specialization', 'Specialization'],
} as const satisfies Record<
  keyof AlumnusDetails,
  readonly [keyof RegisterAlumnusInput, keyof UpdateAlumnusInput]
>

const fields = Object.keys(spellings) as (keyof AlumnusDetails)[]

export function fromRegistration(sent: RegisterAlumnusInput): AlumnusDetails {
  const entries = fields.map((field) => [field, sent[spellings[field][0]]])
  return Object.fromEntries(entries) as AlumnusDetails
}

/**
 * Returns the changed fields with our names. If a field arrives in both spellings, as from a page that sends everything it
 * received (`Mobile` and `MoNo`), the changed one counts.
 */
export function changedBy(sent: UpdateAlumnusInput, stored: AlumnusDetails): Partial<AlumnusDetails> {
  const entries = fields.flatMap((field) => {
    const values = spellings[field].map((spelling) => sent[spelling])
    const changed = values.find((value) => value !== undefined && value !== stored[field])
    return changed === undefined ? [] : [[field, changed]]
  })
  return Object.fromEntries(entries)
}
