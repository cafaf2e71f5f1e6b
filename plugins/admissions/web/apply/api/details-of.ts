import { latinDigits } from '@prangan/contract/digits'
import { fieldMessages } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import { messages } from '@prangan/web/messages/index.ts'
import { language } from '@prangan/web/messages/language.ts'
import type * as z from 'zod/mini'
import { claimsFor, examsOf, issuesInDetails, isUnderAge } from '../../../contract/requirements.ts'
import {
  ApplicationDetailsInputSchema,
  consentPurposes,
  consentVersion,
  type Examination,
  marksInput,
} from '../../../contract/schemas/full-application.ts'
import type { SubmitApplicationInputSchema } from '../../../contract/schemas/own-application.ts'
import type { ApplicationStepsProps } from '../steps/steps-props.ts'
import { subjectsIn, type TextName, type TypedDetails } from './typed-details.ts'

export type Settings = Pick<ApplicationStepsProps, 'session' | 'programme' | 'applicant'>

/** What `submitApplication` takes, without the token. */
export type Details = Omit<z.input<typeof SubmitApplicationInputSchema>, 'token'>

/** Today in India, YYYY-MM-DD. */
export const today = (): string => dayInIndia(new Date())

export const needsGuardian = ({ applicant }: Pick<Settings, 'applicant'>): boolean =>
  isUnderAge(applicant.dob, today())

export const claimsDisability = (
  { session }: Pick<Settings, 'session'>,
  claims: readonly string[],
): boolean => session.claims.some(({ key, group }) => group === 'pwd' && claims.includes(key))

const marksOf = (typed: TypedDetails, exam: Examination) =>
  marksInput((name) => typed[`education-${exam}-${name}`], typed[`education-${exam}-isAwaited`])

const groupsOf = ({ programme }: Pick<Settings, 'programme'>) => programme.scheme?.groups ?? []

const cuetNames = ['cuet-number', 'cuet-obtained', 'cuet-maximum'] as const

const hasCuet = (typed: TypedDetails, { programme }: Settings): boolean =>
  programme.asksCuet && cuetNames.some((name) => typed[name].trim() !== '')

export function possibleClaims(claims: readonly string[], { session, applicant }: Settings): string[] {
  const possible = new Set(claimsFor(session, applicant).map(({ key }) => key))
  return claims.filter((claim) => possible.has(claim))
}

/** The claims that are ticked for an applicant, who may take them back: those that follow from the gender. */
export const usualClaims = ({ session, applicant }: Pick<Settings, 'session' | 'applicant'>): string[] =>
  claimsFor(session, applicant).flatMap(({ key, group }) => (group === 'women' ? [key] : []))

export function detailsOf(typed: TypedDetails, settings: Settings): Details {
  const { session, applicant } = settings
  const claims = possibleClaims(typed.claims, settings)
  const percent = Number(latinDigits(typed.disabilityPercent).trim())
  const subjects = groupsOf(settings).map(({ key }) => [key, subjectsIn(typed, key)] as const)
  return {
    nameHi: typed.nameHi,
    domicile: typed.domicile,
    registrationNumber: session.registration ? typed.registrationNumber : '',
    guardian: needsGuardian(settings)
      ? {
          name: typed['guardian-name'],
          mobile: typed['guardian-mobile'],
          email: typed['guardian-email'],
        }
      : null,
    categoryProof:
      applicant.category === 'general'
        ? null
        : {
            number: typed['categoryProof-number'],
            authority: typed['categoryProof-authority'],
            issuedOn: typed['categoryProof-issuedOn'],
          },
    education: {
      x: marksOf(typed, 'x'),
      xii: marksOf(typed, 'xii'),
      ...(examsOf(settings.programme).includes('ug') && { ug: marksOf(typed, 'ug') }),
    },
    cuet: hasCuet(typed, settings)
      ? { number: typed['cuet-number'], obtained: typed['cuet-obtained'], maximum: typed['cuet-maximum'] }
      : null,
    subjects: Object.fromEntries(subjects),
    claims,
    disabilityPercent: claimsDisability(settings, claims) ? percent : null,
    consents: consentPurposes.map((purpose) => ({
      purpose,
      isGiven: typed[`consent-${purpose}`],
      version: consentVersion,
      language: language(),
    })),
  }
}

const shownAt: Readonly<Record<string, string>> = {
  guardian: 'guardian-name',
  categoryProof: 'categoryProof-number',
  'education-ug': 'education-ug-board',
  consents: 'consent-admission',
}

/** The field of a path: of an issue of a schema, or of a message of the server. */
export function fieldAt(path: string): string {
  const name = path.replaceAll('.', '-').replace(/^document:/, 'document-')
  if (name.startsWith('claims-')) return 'claims'
  return shownAt[name] ?? name
}

function blanksOf(typed: TypedDetails, settings: Settings): [TextName, string][] {
  const isBlank = (name: TextName) => typed[name].trim() === ''
  const marks = examsOf(settings.programme)
    .filter((exam) => !typed[`education-${exam}-isAwaited`])
    .flatMap((exam) => (['obtained', 'maximum'] as const).map((name) => `education-${exam}-${name}` as const))
    .filter(isBlank)
    .map((name): [TextName, string] => [name, fieldMessages.badMarksTyped])
  const issuedOn = 'categoryProof-issuedOn'
  const isIssueDateMissing = settings.applicant.category !== 'general' && isBlank(issuedOn)
  return isIssueDateMissing ? [...marks, [issuedOn, messages().common.isRequired('Date of issue')]] : marks
}

/** What is missing or wrong, by field: the first message of each, in English, as the schemas and the server say it. */
export function issuesOf(typed: TypedDetails, settings: Settings): Readonly<Record<string, string>> {
  const details = detailsOf(typed, settings)
  const { issues = [] } = ApplicationDetailsInputSchema.safeParse(details).error ?? {}
  const { session, programme, applicant } = settings
  const { registrationNumber = '', claims, subjects, guardian, categoryProof, education } = details
  const asked = { registrationNumber: registrationNumber.trim(), claims, subjects, guardian, categoryProof }
  const more = issuesInDetails(session, programme, applicant, { ...asked, education }, today())
  const found = [
    ...blanksOf(typed, settings),
    ...issues.map(({ path, message }): [string, string] => [fieldAt(path.join('.')), message]),
    ...Object.entries(more).map(([path, message]): [string, string] => [fieldAt(path), message]),
  ]
  return Object.fromEntries(found.toReversed())
}
