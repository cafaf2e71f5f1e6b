import { fieldMessages } from '@prangan/contract/field-messages'
import type { AdmissionInput } from '@prangan/contract/schemas/admissions'
import { categoryOf } from '@prangan/contract/states/profile'
import { admissionLimits } from './limits.ts'
import { exampleOf, fitsPattern } from './number-pattern.ts'
import type {
  AdmissionSessionDocument,
  Claim,
  DocumentRule,
  Programme,
  Subject,
  SubjectScheme,
} from './schemas/admission-sessions.ts'
import type { AdmissionDocument } from './schemas/application.ts'
import { type ApplicationDetailsInput, type Examination, examinations } from './schemas/full-application.ts'

/* Requirements of a programme for an applicant. The form, the server and the desk share these functions. */

type Settings = Pick<AdmissionSessionDocument, 'name' | 'subjects' | 'claims' | 'documents' | 'registration'>
type Chosen = Pick<Programme, 'level' | 'faculty' | 'scheme' | 'asksCuet'>
type Asked = Pick<ApplicationDetailsInput, 'claims' | 'registrationNumber' | 'subjects'> & {
  guardian: object | null
  categoryProof: { issuedOn: string } | null
  education: { ug?: object | undefined }
}
type Applicant = Pick<AdmissionInput, 'category'> &
  Pick<ApplicationDetailsInput, 'claims'> & {
    education: { xii: { year: string }; ug?: { year: string } | undefined }
  }

/** Returns the examinations whose marks a programme asks for. */
export const examsOf = ({ level }: Pick<Programme, 'level'>): readonly Examination[] =>
  level === 'master' ? examinations : ['x', 'xii']

export function subjectsOf(
  group: SubjectScheme['groups'][number],
  subjects: readonly Subject[],
  programme: Pick<Programme, 'faculty'>,
): Subject[] {
  const { from } = group
  return subjects.filter(({ key, faculty }) => {
    if (typeof from !== 'string') return from.includes(key)
    return from === 'any' || (from === 'ownFaculty') === (faculty === programme.faculty)
  })
}

/** Returns 2026 for '2026-27'. */
const beginningOf = ({ name }: Pick<Settings, 'name'>): number => Number(name.slice(0, 4))

function qualifyingYear(
  { level }: Pick<Programme, 'level'>,
  { education }: Pick<Applicant, 'education'>,
): number {
  return Number((level === 'master' ? education.ug?.year : undefined) ?? education.xii.year)
}

/** Returns the claims that an applicant may make. Claims of the women's group are for women only. */
export const claimsFor = (
  { claims }: Pick<Settings, 'claims'>,
  { gender }: Pick<AdmissionInput, 'gender'>,
): Claim[] => claims.filter(({ group }) => group !== 'women' || gender === 'female')

/** Returns what says of a rule of the session whether it asks this applicant. */
export function neededBy(
  session: Pick<Settings, 'name'>,
  programme: Pick<Programme, 'level'>,
  applicant: Applicant,
): (neededFor: DocumentRule['neededFor']) => boolean {
  const { category, claims } = applicant
  const isNeeded = {
    everybody: true,
    reserved: category !== 'general',
    gap: qualifyingYear(programme, applicant) < beginningOf(session),
    master: programme.level === 'master',
    // The form asks for the proof of payment later, with the fee.
    fee: false,
  }
  return (neededFor) =>
    neededFor.who === 'claim' ? claims.includes(neededFor.claim) : isNeeded[neededFor.who]
}

export function documentsOf(
  session: Settings,
  programme: Pick<Programme, 'level'>,
  applicant: Applicant,
): DocumentRule[] {
  const isNeeded = neededBy(session, programme, applicant)
  return session.documents.filter(({ neededFor }) => isNeeded(neededFor))
}

export function isUnderAge(dob: string, day: string): boolean {
  const years = Number(day.slice(0, 4)) - Number(dob.slice(0, 4))
  return years - (day.slice(5) < dob.slice(5) ? 1 : 0) < admissionLimits.fullAge
}

/**
 * Returns for how many years a category's certificate is accepted, if one of this age is no longer accepted on that day;
 * else undefined.
 */
export function expiredYears(category: string, issuedOn: string, day: string): number | undefined {
  const found = categoryOf(category)
  const years = found && 'certificateYears' in found ? found.certificateYears : null
  if (years === null) return undefined
  const age = Date.parse(day) - Date.parse(issuedOn)
  return age > years * admissionLimits.certificateYear ? years : undefined
}

export const waitsForGuardian = (
  { dob, guardianAgreedAt }: Pick<AdmissionDocument, 'dob' | 'guardianAgreedAt'>,
  day: string,
): boolean => isUnderAge(dob, day) && guardianAgreedAt === null

export const missingDocuments = (
  session: Settings,
  programme: Pick<Programme, 'level'>,
  applicant: Applicant & Pick<AdmissionDocument, 'documents'>,
): DocumentRule[] =>
  documentsOf(session, programme, applicant).filter(
    ({ key, isRequired }) => isRequired && !applicant.documents[key],
  )

export const feeProofSlot = 'fee-proof'

/** Returns the slot of the document with an applicant's next objection. Each has its own, so that none replaces another's. */
export const objectionSlot = (sent: number): string => `objection-${sent + 1}`
/** Returns 2 for the slot of the second objection, and 0 for another slot. */
export const objectionOfSlot = (slot: string): number => Number(/^objection-(\d+)$/.exec(slot)?.[1] ?? 0)

export const openQueries = <Query extends { answeredAt: unknown }>({
  queries,
}: {
  queries: readonly Query[]
}): Query[] => queries.filter(({ answeredAt }) => answeredAt === null)

export const isPast = (by: string, day: string): boolean => by !== '' && by < day

export const claimItem = (claim: string): string => `claim:${claim}`
export const documentItem = (slot: string): string => `document:${slot}`

export function itemParts(item: string): { kind: string; key: string } {
  const [kind = '', key = ''] = item.split(':')
  return { kind, key }
}

/** Returns the item whose data a document shows. */
export function itemShownBy({ kind, neededFor }: Pick<DocumentRule, 'kind' | 'neededFor'>): string {
  if (neededFor.who === 'claim') return claimItem(neededFor.claim)
  if (neededFor.who === 'reserved') return 'category'
  return kind === 'page' ? 'education' : 'identity'
}

export function slotOfItem(item: string): string | undefined {
  const { kind, key } = itemParts(item)
  return kind === 'document' ? key : undefined
}

/** Returns the slots in which the applicant can answer a question about an item. */
export function slotsOfItem({ documents }: Pick<Settings, 'documents'>, item: string): string[] {
  const slot = slotOfItem(item)
  if (slot !== undefined) return [slot]
  const shown = documents.filter((rule) => rule.neededFor.who !== 'fee' && itemShownBy(rule) === item)
  return shown.map(({ key }) => key)
}

export function scrutinyItems(session: Settings, programme: Chosen, applicant: Applicant): string[] {
  return [
    'identity',
    'education',
    ...(programme.scheme ? ['subjects'] : []),
    ...(applicant.category === 'general' ? [] : ['category']),
    ...applicant.claims.map(claimItem),
    ...documentsOf(session, programme, applicant).map(({ key }) => documentItem(key)),
  ]
}

/** Returns true if its refusal takes something from the applicant, who is told why: a claim, or the category. */
export const needsReason = (item: string): boolean => ['claim', 'category'].includes(itemParts(item).kind)

/** Returns the claims that were refused, and the category, with the reason, or '' if none was written. */
export const refusedItems = (checks: AdmissionDocument['checks']): { item: string; reason: string }[] =>
  Object.entries(checks)
    .filter(([item, { result }]) => result === 'refused' && needsReason(item))
    .map(([item, { reason = '' }]) => ({ item, reason }))

/**
 * Returns true if an application can be verified although this item was refused. A refused claim gives no points, and a refused
 * category counts as general.
 */
export function mayBeRefused({ documents }: Pick<Settings, 'documents'>, item: string): boolean {
  const { kind, key } = itemParts(item)
  if (kind !== 'document') return needsReason(item)
  const who = documents.find((rule) => rule.key === key)?.neededFor.who
  return who === 'claim' || who === 'reserved'
}

/** Returns the issues in the details by field path. The schema has already checked each field on its own. */
export function issuesInDetails(
  session: Settings,
  programme: Chosen,
  { dob, category, gender }: Pick<AdmissionInput, 'dob' | 'category' | 'gender'>,
  details: Asked,
  day: string,
): Record<string, string> {
  const issues: Record<string, string> = {}
  const { registration } = session
  if (isUnderAge(dob, day) && !details.guardian) issues.guardian = fieldMessages.guardianMissing
  if (category !== 'general' && !details.categoryProof)
    issues.categoryProof = fieldMessages.categoryProofMissing
  if (details.categoryProof && details.categoryProof.issuedOn > day)
    issues['categoryProof.issuedOn'] = fieldMessages.dayToCome
  if (programme.level === 'master' && !details.education.ug)
    issues['education.ug'] = fieldMessages.degreeMissing
  const possible = claimsFor(session, { gender })
  if (details.claims.some((claim) => !possible.some(({ key }) => key === claim))) {
    issues.claims = fieldMessages.noSuchClaim
  }
  if (registration && !fitsPattern(details.registrationNumber, registration.pattern)) {
    issues.registrationNumber = fieldMessages.badNumber(exampleOf(registration.pattern))
  }
  if (programme.scheme)
    Object.assign(issues, issuesInSubjects(programme.scheme, session, programme, details.subjects))
  return issues
}

function issuesInSubjects(
  { groups, forbiddenPairs }: SubjectScheme,
  { subjects }: Pick<Settings, 'subjects'>,
  programme: Pick<Programme, 'faculty'>,
  chosen: ApplicationDetailsInput['subjects'],
): Record<string, string> {
  const issues: Record<string, string> = {}
  const all = groups.flatMap(({ key }) => chosen[key] ?? [])
  for (const group of groups) {
    const own = chosen[group.key] ?? []
    const offered = subjectsOf(group, subjects, programme)
    const isTwice = own.some((key) => all.filter((other) => other === key).length > 1)
    const path = `subjects.${group.key}`
    if (own.length < group.min || own.length > group.max)
      issues[path] =
        group.min === group.max
          ? fieldMessages.exactSubjectCount(group.max)
          : fieldMessages.subjectCount(group.min, group.max)
    else if (own.some((key) => !offered.some((subject) => subject.key === key)))
      issues[path] = fieldMessages.subjectNotOffered
    else if (isTwice) issues[path] = fieldMessages.subjectTwice
    else if (
      forbiddenPairs.some(
        ({ one, other }) =>
          all.includes(one) && all.includes(other) && (own.includes(one) || own.includes(other)),
      )
    ) {
      issues[path] = fieldMessages.subjectsExclude
    }
  }
  return issues
}
