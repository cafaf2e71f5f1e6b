import { fileUrl, storagePaths } from '@prangan/contract/paths'
import type {
  AlumnusDetails,
  AlumnusItem,
  RegisterAlumnusInput,
  UpdateAlumnusInput,
  VerifiedAlumnusItem,
} from '@prangan/contract/schemas/alumni'
import type { StoredAlumnus, VerifiedAlumnus } from './alumni-store.ts'

const photoUrl = (name: string): string => name && fileUrl(storagePaths.alumniPhoto(name))

/** A verified alumnus under the wire's names. The photo is a path on this site, '' where there is none. */
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
 * An alumnus under the wire's names, for the office. The photo is a path on this site once they are verified, and ''
 * before: the earlier site shows it as an image's source, without a token, and a private photo opens to none such; it
 * then shows its default picture. Our own dashboard fetches the private one by Storage's rules.
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

/** How the wire spells each field: as the form sends it, and as lists show it. */
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

/** What a registration tells, under our names. */
export function fromRegistration(sent: RegisterAlumnusInput): AlumnusDetails {
  const entries = fields.map((field) => [field, sent[spellings[field][0]]])
  return Object.fromEntries(entries) as AlumnusDetails
}

/**
 * What an update changes of an alumnus, under our names. Where a field came in both spellings, as from a page that sends
 * all that it was shown (`Mobile` and `MoNo`), the one that was changed counts.
 */
export function changedBy(sent: UpdateAlumnusInput, stored: AlumnusDetails): Partial<AlumnusDetails> {
  const entries = fields.flatMap((field) => {
    const values = spellings[field].map((spelling) => sent[spelling])
    const changed = values.find((value) => value !== undefined && value !== stored[field])
    return changed === undefined ? [] : [[field, changed]]
  })
  return Object.fromEntries(entries)
}
