import { categoryName } from '@prangan/web/features/admissions/category-names.ts'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { messages } from '@prangan/web/messages/index.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import type { AdmissionSessionDocument, Programme } from '../../contract/schemas/admission-sessions.ts'
import type { FactValue } from '../../contract/schemas/corrections.ts'
import { applicantMessages } from '../applicant-messages.ts'

/** What names facts; a page that could not read its session shows keys. */
export type FactSettings = {
  session: Pick<AdmissionSessionDocument, 'subjects' | 'claims' | 'documents' | 'registration'> | undefined
  programme: Pick<Programme, 'scheme'> | undefined
}

const named = (list: Readonly<Record<string, string>>, key: string): string => list[key] ?? key

/** The name of a fact inside its group: 'Marks obtained'. */
export function shortFactName(fact: string, { session, programme }: FactSettings): string {
  const { facts } = applicantMessages().corrections
  const parts = fact.split('.')
  const last = parts.at(-1) ?? ''
  if (parts[0] === 'subjects') {
    const group = programme?.scheme?.groups.find(({ key }) => key === last)
    return group ? inLanguage(group.label) : facts.subjects
  }
  if (fact === 'registrationNumber' && session?.registration) return inLanguage(session.registration.label)
  return named({ ...messages().admissions.fields, ...facts }, fact.startsWith('cuet.n') ? 'cuetNumber' : last)
}

/** The name of a fact on its own: 'Class 12: Marks obtained'. */
export function factName(fact: string, settings: FactSettings): string {
  const short = shortFactName(fact, settings)
  const [top = '', exam = ''] = fact.split('.')
  if (top !== 'education' && top !== 'cuet') return short
  return `${groupName(top === 'cuet' ? top : `${top}.${exam}`, settings)}: ${short}`
}

export function groupName(group: string, settings: FactSettings): string {
  const { corrections, meritTrace } = applicantMessages()
  const exam = group.replace('education.', '')
  const groups: Readonly<Record<string, string>> = { ...corrections.groups, ...meritTrace.exams }
  return groups[exam] ?? shortFactName(group, settings)
}

/** What a fact says, in words. */
export function shownFact(fact: string, value: FactValue, { session }: FactSettings): string {
  const { nothing, result } = applicantMessages().corrections
  const last = fact.split('.').at(-1) ?? ''
  if (last === 'isAwaited') return value === '' ? result.isThere : result.isAwaited
  if (value.length === 0) return nothing
  if (typeof value !== 'string') {
    const known = [...(session?.subjects ?? []), ...(session?.claims ?? [])]
    const names = value.map((key) => known.find((each) => each.key === key)?.name)
    return names.map((name, at) => (name ? inLanguage(name) : (value[at] ?? ''))).join(', ')
  }
  if (last === 'gender') return named(messages().admissions.genders, value)
  if (last === 'category') return categoryName(value)
  if (last === 'dob' || last === 'issuedOn') return formatDate(value)
  return last === 'disabilityPercent' ? `${value} %` : value
}
