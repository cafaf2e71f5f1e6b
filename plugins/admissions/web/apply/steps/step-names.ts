import { claimsFor, documentsOf } from '../../../contract/requirements.ts'
import type { DocumentRule } from '../../../contract/schemas/admission-sessions.ts'
import type { Settings } from '../api/details-of.ts'
import type { TypedDetails } from '../api/typed-details.ts'

const stepNames = ['about', 'marks', 'subjects', 'claims', 'documents', 'review'] as const
export type StepName = (typeof stepNames)[number]

/** The steps that an applicant goes through: those with something to ask. */
export function stepsOf({ session, programme, applicant }: Settings): readonly StepName[] {
  return stepNames.filter((step) => {
    if (step === 'subjects') return programme.scheme !== null && programme.scheme.groups.length > 0
    if (step === 'claims') return claimsFor(session, applicant).length > 0
    if (step === 'documents') return session.documents.length > 0
    return true
  })
}

const beginnings = {
  marks: /^(education|cuet)-/,
  subjects: /^subjects-/,
  claims: /^(claims$|disabilityPercent$)/,
  documents: /^document-/,
  review: /^(consent-|declaration$)/,
} as const

export function stepOfField(name: string): StepName {
  const found = Object.entries(beginnings).find(([, beginning]) => beginning.test(name))
  return (found?.[0] as keyof typeof beginnings | undefined) ?? 'about'
}

/** The documents that are asked of an applicant, as the form is filled in so far. */
export function documentRulesOf(
  { session, programme, applicant }: Settings,
  typed: TypedDetails,
): DocumentRule[] {
  const year = (exam: 'xii' | 'ug') => typed[`education-${exam}-year`]
  const ug = year('ug')
  return documentsOf(session, programme, {
    category: applicant.category,
    claims: typed.claims,
    education: { xii: { year: year('xii') }, ...(ug && { ug: { year: ug } }) },
  })
}
