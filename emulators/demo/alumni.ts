import { alumniLooks, requestedAlumni, verifiedAlumni } from '@prangan/college/demo/alumni'
import {
  type AlumnusDetails,
  type AlumnusDocument,
  AlumnusDocumentSchema,
  type VerifiedAlumnusDocument,
} from '@prangan/contract/schemas/alumni'
import { alumnusKeys, publicAlumnus } from '@prangan/functions/alumni/alumni-store'
import { Timestamp } from 'firebase-admin/firestore'
import { type Look, lookFrom } from './portrait/look.ts'
import { stableName } from './stable-name.ts'
import type { AlumnusRow } from './types.ts'

/** The e-mail address is at an example domain, and no network has the number. */
export type DemoAlumnus = AlumnusDetails & {
  key: string
  isVerified: boolean
  registeredAt: string
  look: Look
}

const looks: Readonly<Record<string, Partial<Look>>> = alumniLooks

function ageOf(dob: string): Look['age'] {
  const born = Number(dob.slice(0, 4))
  return born < 1970 ? 'older' : born < 1988 ? 'middle' : 'young'
}

function toAlumnus(row: AlumnusRow, index: number, isVerified: boolean): DemoAlumnus {
  const [
    name,
    gender,
    father,
    mother,
    dob,
    degree,
    yearOfPassing,
    designation,
    workingAddress,
    specialization,
    address,
    day,
  ] = row
  const key = name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.')
    .replace(/^(dr|captain)\./, '')
  const seed = index + (isVerified ? 60 : 100)
  return {
    key,
    name,
    father,
    mother,
    email: `${key}@example.${['com', 'org', 'net'][index % 3]}`,
    mobile: `66666${20101 + index + (isVerified ? 0 : 50)}`,
    dob,
    address,
    gender,
    degree,
    yearOfPassing,
    designation,
    workingAddress,
    specialization,
    isVerified,
    registeredAt: `${day}T11:${String(10 + index)}:00+05:30`,
    look: lookFrom(seed, gender === 'Female' ? 'woman' : 'man', ageOf(dob), looks[name]),
  }
}

export const demoAlumni: readonly DemoAlumnus[] = [
  ...verifiedAlumni.map((row, index) => toAlumnus(row, index, true)),
  ...requestedAlumni.map((row, index) => toAlumnus(row, index, false)),
]

export const alumnusId = ({ email }: DemoAlumnus): string => stableName(`alumnus ${email}`)

export function alumnusDocument(alumnus: DemoAlumnus): AlumnusDocument {
  const { key, isVerified, registeredAt, look, ...told } = alumnus
  const at = Timestamp.fromDate(new Date(registeredAt))
  return AlumnusDocumentSchema.parse({
    ...told,
    ...alumnusKeys(told),
    photo: `${stableName(`original ${key}`)}.webp`,
    publicPhoto: isVerified ? `${stableName(`photo ${key}`)}.webp` : '',
    status: isVerified,
    version: 1,
    createdAt: at,
    updatedAt: at,
  })
}

export function verifiedAlumnusDocument(alumnus: DemoAlumnus): VerifiedAlumnusDocument {
  return publicAlumnus(alumnusDocument(alumnus))
}
