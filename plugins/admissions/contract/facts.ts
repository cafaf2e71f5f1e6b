import { latinDigits } from '@prangan/contract/digits'
import { fieldMessages } from '@prangan/contract/field-messages'
import { AdmissionInputSchema } from '@prangan/contract/schemas/admissions'
import type * as z from 'zod/mini'
import { claimItem, examsOf, issuesInDetails } from './requirements.ts'
import type { AdmissionSessionDocument, Programme } from './schemas/admission-sessions.ts'
import type { AdmissionDocument } from './schemas/application.ts'
import type { CorrectedPart, FactChange, Facts, FactValue } from './schemas/corrections.ts'
import {
  ApplicationDetailsInputSchema,
  examinations,
  type MarksRow,
  marksInput,
} from './schemas/full-application.ts'

/* The facts of an application that can be corrected, each named by the path at which it is stored. */

type Session = Pick<AdmissionSessionDocument, 'name' | 'subjects' | 'claims' | 'documents' | 'registration'>
type Chosen = Pick<Programme, 'level' | 'faculty' | 'scheme' | 'asksCuet'>
type Details = NonNullable<AdmissionDocument['details']>

const addressFacts = ['address', 'city', 'state', 'pincode'] as const
const firstStepFacts = [
  ...(['name', 'fatherName', 'motherName', 'dob', 'gender', 'category'] as const),
  ...(['email', 'mobile'] as const),
  ...addressFacts,
] as const
export type Correctable = Pick<AdmissionDocument, (typeof firstStepFacts)[number]> & { details: Details }

/** Facts that are corrected together, because one is right or wrong only with the others. */
export type FactGroup = {
  key: string
  item: string
  facts: readonly string[]
  /** Only the office corrects it: codes go to the address, so somebody with a code could take the application over. */
  isByOffice?: boolean
}

const marksFacts = ['board', 'rollNumber', 'year', 'stream', 'isAwaited', 'obtained', 'maximum'] as const
const proofFacts = ['number', 'authority', 'issuedOn'] as const
const cuetFacts = ['number', 'obtained', 'maximum'] as const

/** The status page does not show what is there, in case somebody else has the code. */
export const isHiddenFact = (fact: string): boolean =>
  /^(fatherName|motherName|dob|gender|category|categoryProof\..*)$/.test(fact)

const contactGroups: readonly FactGroup[] = [
  { key: 'email', item: 'identity', facts: ['email'], isByOffice: true },
  { key: 'mobile', item: 'identity', facts: ['mobile'], isByOffice: true },
  { key: 'address', item: 'identity', facts: addressFacts, isByOffice: true },
]

/** Returns the groups that an applicant may correct. */
export const ownFactGroups = (...settings: Parameters<typeof factGroups>): FactGroup[] =>
  factGroups(...settings).filter(({ isByOffice = false }) => !isByOffice)

export function factGroups(
  session: Pick<Session, 'claims' | 'registration'>,
  { level, scheme, asksCuet }: Pick<Programme, 'level' | 'scheme' | 'asksCuet'>,
): FactGroup[] {
  const single = ['name', 'nameHi', 'fatherName', 'motherName', 'dob', 'gender', 'domicile']
  const hasDisability = session.claims.some(({ group }) => group === 'pwd')
  const under = (key: string, item: string, facts: readonly string[]): FactGroup => ({
    key,
    item,
    facts: facts.map((fact) => `${key}.${fact}`),
  })
  return [
    ...[...single, ...(session.registration ? ['registrationNumber'] : [])].map((fact) => ({
      key: fact,
      item: 'identity',
      facts: [fact],
    })),
    ...contactGroups,
    ...examsOf({ level }).map((exam) => under(`education.${exam}`, 'education', marksFacts)),
    ...(asksCuet ? [under('cuet', 'education', cuetFacts)] : []),
    ...(scheme
      ? [
          under(
            'subjects',
            'subjects',
            scheme.groups.map(({ key }) => key),
          ),
        ]
      : []),
    {
      key: 'category',
      item: 'category',
      facts: ['category', ...proofFacts.map((fact) => `categoryProof.${fact}`)],
    },
    ...(session.claims.length > 0
      ? [
          {
            key: 'claims',
            item: 'claim',
            facts: hasDisability ? ['claims', 'disabilityPercent'] : ['claims'],
          },
        ]
      : []),
  ]
}

const typedMarks = (hundredths: number | undefined): string =>
  hundredths === undefined ? '' : String(hundredths / 100)

/** Returns the facts as they are typed in a form. */
export function factsOf(application: Correctable, groups: readonly FactGroup[]): Facts {
  const { details } = application
  const read = (fact: string): FactValue => {
    const [top = '', second = '', third = ''] = fact.split('.')
    if (top === 'education') {
      const marks = details.education[second as 'x' | 'xii' | 'ug']
      return marks ? typedInMarks(marks, third) : ''
    }
    if (top === 'cuet')
      return second === 'number'
        ? (details.cuet?.number ?? '')
        : typedMarks(details.cuet?.[second as 'maximum'])
    if (top === 'categoryProof') return details.categoryProof?.[second as 'number'] ?? ''
    if (top === 'subjects') return details.subjects[second] ?? []
    if (top === 'claims') return details.claims
    if (top === 'disabilityPercent') return String(details.disabilityPercent ?? '')
    if (isFirstStep(top)) return application[top]
    return details[top as 'nameHi' | 'domicile' | 'registrationNumber']
  }
  return Object.fromEntries(groups.flatMap(({ facts }) => facts.map((fact) => [fact, read(fact)])))
}

const isFirstStep = (name: string): name is (typeof firstStepFacts)[number] =>
  firstStepFacts.some((fact) => fact === name)

function typedInMarks(marks: MarksRow, name: string): string {
  if (name === 'isAwaited') return marks.isAwaited ? 'yes' : ''
  if (name === 'obtained' || name === 'maximum') return typedMarks(marks[name])
  return marks[name as 'board' | 'rollNumber' | 'year' | 'stream']
}

export type Corrected = { after: Correctable; changes: FactChange[] }
export type Issues = Readonly<Record<string, string>>

const schemas: Readonly<Record<string, z.ZodMiniType>> = {
  ...AdmissionInputSchema.shape,
  ...ApplicationDetailsInputSchema.shape,
}

/**
 * Returns the application with these facts corrected and each fact that has changed, or the issues by fact. `groups` are those
 * that may be corrected; issues in other groups do not count.
 */
export function correctFacts(
  before: Correctable,
  typed: Facts,
  {
    session,
    programme,
    groups,
    day,
  }: { session: Session; programme: Chosen; groups: readonly FactGroup[]; day: string },
): Corrected | { issues: Issues } {
  const all = factGroups(session, programme)
  const possible = new Set(groups.flatMap(({ facts }) => facts))
  const unknown = Object.keys(typed).filter((fact) => !possible.has(fact))
  if (unknown.length > 0) return { issues: issuesAt(unknown, fieldMessages.noSuchFact) }
  const facts = { ...factsOf(before, all), ...typed }
  const tops = new Set(Object.keys(typed).map(topOf))
  // A certificate belongs to its category.
  if (tops.has('category')) tops.add('categoryProof')
  const issues: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  for (const top of tops) {
    const parsed = schemas[top]?.safeParse(inputOf(top, facts))
    if (parsed?.success) values[top] = parsed.data
    for (const { path, message } of parsed?.error?.issues ?? [])
      issues[shownAt([top, ...path.map(String)].join('.'))] ??= message
  }
  if (Object.keys(issues).length > 0) return { issues }
  const after = withValues(before, values)
  const more = issuesInDetails(session, programme, after, after.details, day)
  const own = Object.entries(more).filter(([path]) => tops.has(topOf(path)))
  if (own.length > 0) return { issues: Object.fromEntries(own.map(([path, text]) => [shownAt(path), text])) }
  return { after, changes: changesIn(factsOf(before, all), factsOf(after, all)) }
}

const topOf = (path: string): string => path.split('.')[0] ?? ''

const issuesAt = (facts: readonly string[], message: string): Issues =>
  Object.fromEntries(facts.map((fact) => [fact, message]))

/** The path of an issue is that of a fact, or of a part of one. */
function shownAt(path: string): string {
  if (path === 'categoryProof') return 'categoryProof.number'
  if (path === 'education.ug') return 'education.ug.board'
  return path.replace(/^claims\..*/, 'claims').replace(/^(subjects\.[^.]+)\..*/, '$1')
}

/** Returns what the schema of a form takes. */
function inputOf(top: string, facts: Facts): unknown {
  const textOf = (fact: string): string => {
    const value = facts[fact]
    return typeof value === 'string' ? value : ''
  }
  const inside = Object.keys(facts).filter((fact) => fact.startsWith(`${top}.`))
  const isBlank = inside.every((fact) => textOf(fact).trim() === '')
  if (top === 'education') {
    const exams = examinations.filter((exam) => `education.${exam}.board` in facts)
    return Object.fromEntries(exams.map((exam) => [exam, marksAt(`education.${exam}`, textOf)]))
  }
  if (top === 'categoryProof' && textOf('category') === 'general') return null
  if (top === 'categoryProof' || top === 'cuet') {
    return isBlank
      ? null
      : Object.fromEntries(inside.map((fact) => [fact.slice(top.length + 1), textOf(fact)]))
  }
  if (top === 'subjects')
    return Object.fromEntries(inside.map((fact) => [fact.slice(top.length + 1), facts[fact]]))
  if (top === 'disabilityPercent') {
    const percent = latinDigits(textOf(top)).trim()
    return percent === '' ? null : Number(percent)
  }
  return facts[top]
}

const marksAt = (path: string, textOf: (fact: string) => string) =>
  marksInput((name) => textOf(`${path}.${name}`), textOf(`${path}.isAwaited`) !== '')

function withValues(before: Correctable, values: Readonly<Record<string, unknown>>): Correctable {
  const of = (isFirst: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([top]) => isFirstStep(top) === isFirst))
  return { ...before, ...of(true), details: { ...before.details, ...of(false) } }
}

/** Returns the fields of an application that hold its facts. */
export function storedFacts(application: Correctable): Correctable {
  const fields = [...firstStepFacts, 'details'] as const
  return Object.fromEntries(fields.map((field) => [field, application[field]])) as Correctable
}

function changesIn(before: Facts, after: Facts): FactChange[] {
  return Object.entries(after).flatMap(([fact, value]) => {
    const old = before[fact] ?? ''
    return isSameValue(old, value) ? [] : [{ fact, before: old, after: value }]
  })
}

export const isSameValue = (one: FactValue, other: FactValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export function partOfFact(fact: string): CorrectedPart {
  const top = topOf(fact)
  if (top === 'education' || top === 'cuet') return 'education'
  if (top === 'category' || top === 'categoryProof') return 'category'
  if (top === 'claims' || top === 'disabilityPercent') return 'claim'
  if (top === 'subjects') return top
  return contactGroups.some(({ facts }) => facts.includes(fact)) ? 'contact' : 'identity'
}

/** Returns the items of the scrutiny that these changes are about; `claims` are those made now. */
export function itemsOfChanges(changes: readonly FactChange[], claims: readonly string[]): string[] {
  const items = changes.flatMap(({ fact, before, after }) => {
    if (partOfFact(fact) !== 'claim') return [partOfFact(fact)]
    if (fact !== 'claims') return claims.map(claimItem)
    const differ = [...before, ...after].filter((claim) => !(before.includes(claim) && after.includes(claim)))
    return differ.map(claimItem)
  })
  return [...new Set(items)]
}
