import { fieldLabels, readable } from '@prangan/web/features/admissions/apply/api/application-fields.ts'
import { fieldNames, nothingTyped } from '@prangan/web/features/admissions/apply/api/field-names.ts'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { examsOf } from '../../../contract/requirements.ts'
import { claimsDisability, needsGuardian, type Settings } from '../api/details-of.ts'
import { subjectsIn, type TypedDetails } from '../api/typed-details.ts'
import { stepsMessages } from '../steps-messages.ts'
import { examName } from './exam-name.ts'
import { typedPercentage } from './marks-step.tsx'

export type SummaryRow = { label: string; text: string }

/** What is known of the first step. */
export const firstRows = ({ applicant }: Settings): SummaryRow[] =>
  fieldNames.flatMap((name) => {
    const text = readable(name, { ...nothingTyped, ...applicant })
    return text ? [{ label: fieldLabels()[name], text }] : []
  })

export function aboutRows(typed: TypedDetails, settings: Settings): SummaryRow[] {
  const { about } = stepsMessages()
  const { session, applicant } = settings
  const issuedOn = typed['categoryProof-issuedOn']
  return [
    { label: about.nameHi, text: typed.nameHi },
    { label: about.domicile, text: typed.domicile },
    ...(session.registration
      ? [{ label: inLanguage(session.registration.label), text: typed.registrationNumber }]
      : []),
    ...(needsGuardian(settings)
      ? [
          { label: about.guardianName, text: typed['guardian-name'] },
          { label: about.guardianMobile, text: typed['guardian-mobile'] },
          { label: about.guardianEmail, text: typed['guardian-email'] },
        ]
      : []),
    ...(applicant.category === 'general'
      ? []
      : [
          { label: about.certificateNumber, text: typed['categoryProof-number'] },
          { label: about.authority, text: typed['categoryProof-authority'] },
          { label: about.issuedOn, text: issuedOn && formatDate(issuedOn) },
        ]),
  ]
}

/** The examinations, a row each: board, roll number, year, marks, percentage. */
export function examRows(typed: TypedDetails, settings: Settings) {
  const { review } = stepsMessages()
  return examsOf(settings.programme).map((exam) => {
    const text = (name: 'board' | 'rollNumber' | 'year' | 'stream' | 'obtained' | 'maximum') =>
      typed[`education-${exam}-${name}`].trim()
    const isAwaited = typed[`education-${exam}-isAwaited`]
    const hasMarks = text('obtained') !== '' && text('maximum') !== ''
    return {
      exam: examName(exam),
      board: text('board'),
      stream: text('stream'),
      rollNumber: text('rollNumber'),
      year: text('year'),
      marks: isAwaited ? review.awaited : hasMarks ? `${text('obtained')} / ${text('maximum')}` : '',
      percentage: typedPercentage(typed, exam) ?? '',
    }
  })
}

export function cuetRows(typed: TypedDetails, { programme }: Settings): SummaryRow[] {
  const { marks } = stepsMessages()
  if (!programme.asksCuet || typed['cuet-number'].trim() === '') return []
  return [
    { label: marks.cuetNumber, text: typed['cuet-number'] },
    { label: marks.cuetObtained, text: `${typed['cuet-obtained']} / ${typed['cuet-maximum']}` },
  ]
}

export function subjectRows(typed: TypedDetails, { session, programme }: Settings): SummaryRow[] {
  return (programme.scheme?.groups ?? []).map(({ key, label }) => {
    const chosen = subjectsIn(typed, key)
    const names = session.subjects.filter((subject) => chosen.includes(subject.key))
    return { label: inLanguage(label), text: names.map(({ name }) => inLanguage(name)).join(', ') }
  })
}

export function claimRows(typed: TypedDetails, settings: Settings): SummaryRow[] {
  const { claims, names, review } = stepsMessages()
  const made = settings.session.claims.filter(({ key }) => typed.claims.includes(key))
  return [
    { label: names.claims, text: made.map(({ name }) => inLanguage(name)).join(', ') || review.noClaims },
    ...(claimsDisability(settings, typed.claims)
      ? [{ label: claims.disabilityPercent, text: typed.disabilityPercent && `${typed.disabilityPercent} %` }]
      : []),
  ]
}
