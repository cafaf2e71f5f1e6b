import { alumniBefore2011 } from '@prangan/college/demo/alumni-before-2011'
import { alumniRequested } from '@prangan/college/demo/alumni-requested'
import { alumniSince2011 } from '@prangan/college/demo/alumni-since-2011'
import type { AlumnusRow } from '@prangan/college/demo/alumnus-row'
import type { Look } from '@prangan/college/demo/look'
import { lookFrom } from '@prangan/college/demo/look'
import {
  type AlumnusDetails,
  type AlumnusDocument,
  AlumnusDocumentSchema,
  type VerifiedAlumnusDocument,
} from '@prangan/contract/schemas/alumni'
import { alumnusKeys, publicAlumnus } from '@prangan/functions/alumni/alumni-store'
import { Timestamp } from 'firebase-admin/firestore'
import { stableName } from './stable-name.ts'

/** The e-mail address is at an example domain, and no network has the number. */
export type DemoAlumnus = AlumnusDetails & {
  key: string
  isVerified: boolean
  registeredAt: string
  look: Look
}

const looks: Readonly<Record<string, Partial<Look>>> = {
  'Gurmeet Kaur Bhatia': { wear: 'salwar', hair: 'bun' },
  'Manpreet Singh Saini': { cover: 'turban', beard: 'full', wear: 'shirt' },
  'Captain Vikram Singh Rathaur': { wear: 'bandhgala', hair: 'short', beard: 'moustache', glasses: false },
  'Shabana Azmat': { cover: 'hijab', wear: 'salwar' },
  'Zainab Bano': { cover: 'hijab', wear: 'salwar' },
  'Poonam Baghel': { wear: 'jacket', hair: 'bun' },
  'Shashi Bhushan Pandey': { hair: 'bald', glasses: true, beard: 'moustache', wear: 'kurta' },
  'Alex Ekka': { hair: 'curly', wear: 'shirt', skin: 0 },
}

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
  ...[...alumniBefore2011, ...alumniSince2011].map((row, index) => toAlumnus(row, index, true)),
  ...alumniRequested.map((row, index) => toAlumnus(row, index, false)),
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
