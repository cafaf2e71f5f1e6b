import * as z from 'zod/mini'
import {
  type ConsentPurpose,
  consentPurposes,
  type Examination,
  examinations,
} from '../../../contract/schemas/full-application.ts'

/*
 * The later steps of an application as they are typed. A field is named by the path of what it becomes, with hyphens for
 * dots ('education-x-board'), so that what the server says of a path is shown at its field.
 */

const marksTexts = ['board', 'rollNumber', 'year', 'stream', 'obtained', 'maximum'] as const
export type MarksText = (typeof marksTexts)[number]

const otherTexts = [
  'nameHi',
  'domicile',
  'registrationNumber',
  'guardian-name',
  'guardian-mobile',
  'guardian-email',
  'categoryProof-number',
  'categoryProof-authority',
  'categoryProof-issuedOn',
  'cuet-number',
  'cuet-obtained',
  'cuet-maximum',
  'disabilityPercent',
] as const

export type TextName = (typeof otherTexts)[number] | `education-${Examination}-${MarksText}`
type AwaitedName = `education-${Examination}-isAwaited`
type ConsentName = `consent-${ConsentPurpose}`
export type SubjectsName = `subjects-${string}`

/** All that is typed and ticked in the later steps. */
export type TypedDetails = Record<TextName, string> &
  Record<AwaitedName | ConsentName | 'declaration', boolean> &
  Record<SubjectsName, string[]> & { claims: string[] }

const textNames: readonly TextName[] = [
  ...otherTexts,
  ...examinations.flatMap((exam) => marksTexts.map((text) => `education-${exam}-${text}` as const)),
]

const flags: readonly (AwaitedName | ConsentName | 'declaration')[] = [
  ...examinations.map((exam) => `education-${exam}-isAwaited` as const),
  ...consentPurposes.map((purpose) => `consent-${purpose}` as const),
  'declaration',
]

const isAgreement = (name: string): boolean => name === 'declaration' || name.startsWith('consent-')

export const subjectsName = (group: string): SubjectsName => `subjects-${group}`

export const subjectsIn = (typed: TypedDetails, group: string): string[] => typed[subjectsName(group)] ?? []

export function nothingTypedOf(groups: readonly string[]): TypedDetails {
  return {
    ...Object.fromEntries(textNames.map((name) => [name, ''])),
    ...Object.fromEntries(flags.map((name) => [name, false])),
    ...Object.fromEntries(groups.map((group) => [subjectsName(group), []])),
    claims: [],
  } as unknown as TypedDetails
}

export const StoredTypedSchema = z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())]))
type StoredTyped = z.infer<typeof StoredTypedSchema>

export function withoutAgreements(typed: TypedDetails): StoredTyped {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !isAgreement(name)))
}

export function filledIn(blank: TypedDetails, stored: StoredTyped): TypedDetails {
  const fitting = Object.entries(blank).map(([name, empty]) => {
    const value = stored[name]
    const fits = typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty)
    return [name, fits && !isAgreement(name) ? value : empty]
  })
  return Object.fromEntries(fitting) as unknown as TypedDetails
}
