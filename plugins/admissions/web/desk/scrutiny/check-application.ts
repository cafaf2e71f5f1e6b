import { contradictedPercentage, correctedPercentage } from '../../../contract/named-percentage.ts'
import {
  claimsFor,
  documentItem,
  documentsOf,
  expiredYears,
  itemShownBy,
  missingDocuments,
  scrutinyItems,
  slotOfItem,
  waitsForGuardian,
} from '../../../contract/requirements.ts'
import type { Claim, DocumentRule, Programme } from '../../../contract/schemas/admission-sessions.ts'
import type { ApplicationStatus } from '../../../contract/schemas/application.ts'
import {
  type ApplicationDetails,
  type ApplicationQuery,
  type checkResults,
  type Examination,
  examinations,
} from '../../../contract/schemas/full-application.ts'
import { mayBecome } from '../../../contract/states.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import type { SessionRow } from '../api/session-row.ts'

export type CheckResult = (typeof checkResults)[number]
export type Chosen = { session: SessionRow; programme: Programme }

/** An application whose later steps were sent, with the settings it is checked by. */
export type Sent = Chosen & { row: ApplicationRow; details: ApplicationDetails }

const applicantOf = ({ row, details }: Sent) => ({
  category: row.category,
  claims: details.claims,
  education: details.education,
})

/** A part of an application: an item of data, and the items of its documents. */
export type Part = {
  item: string
  documents: readonly string[]
  /** The documents that together show that the data is right; empty if none does. */
  proofs: readonly string[]
}

export function partsOf(sent: Sent): Part[] {
  const { session, programme } = sent
  const applicant = applicantOf(sent)
  const documents = documentsOf(session, programme, applicant)
  return scrutinyItems(session, programme, applicant)
    .filter((item) => slotOfItem(item) === undefined)
    .map((item) => {
      const own = documents.filter((rule) => itemShownBy(rule) === item).map(({ key }) => documentItem(key))
      return { item, documents: own, proofs: item === 'identity' ? proofsOfIdentity(own, sent.row) : own }
    })
}

/** A photo and a signature show neither names nor a date of birth: the class 10 marksheet does. */
function proofsOfIdentity(own: readonly string[], row: Pick<ApplicationRow, 'documents'>): string[] {
  const marksheet = marksheetOf('education.x', row)
  return marksheet === undefined ? [] : [...own, documentItem(marksheet)]
}

/** The items in the order in which they are checked: data after its documents. */
export const itemsIn = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ item, documents }) => [...documents, item])

/** The documents that have to be there and are not. */
export const missingOf = (sent: Sent): DocumentRule[] =>
  missingDocuments(sent.session, sent.programme, {
    ...applicantOf(sent),
    documents: sent.row.documents,
  })

export type Warning =
  | { kind: 'guardian' }
  | { kind: 'expired'; issuedOn: string; years: number }
  | { kind: 'noCertificate' }
  | { kind: 'awaited'; examination: Examination }
  | { kind: 'missing'; document: DocumentRule }
  | { kind: 'claim'; claim: Claim }
  /** In hundredths. */
  | { kind: 'percentage'; percent: number }

/** The claims that this applicant cannot make: the form of earlier days offered those of women to everybody. */
export const impossibleClaims = ({ session, row, details }: Sent): Claim[] => {
  const possible = claimsFor(session, row)
  return session.claims.filter((claim) => details.claims.includes(claim.key) && !possible.includes(claim))
}

/** The percentage in words and the one after the office's correction, which is no problem; undefined if they agree. */
export const correctionNote = ({ row, details }: Pick<Sent, 'row' | 'details'>) =>
  correctedPercentage(row.qualification, details.education, row.corrections)

/** The warnings about an application on that day (YYYY-MM-DD). */
export function warningsOf(sent: Sent, day: string): Warning[] {
  const { row, details } = sent
  const { categoryProof, education } = details
  const percent = correctionNote(sent) ? undefined : contradictedPercentage(row.qualification, education)
  const years = categoryProof ? expiredYears(row.category, categoryProof.issuedOn, day) : undefined
  return [
    ...(waitsForGuardian(row, day) ? [{ kind: 'guardian' } as const] : []),
    ...(row.category !== 'general' && !categoryProof ? [{ kind: 'noCertificate' } as const] : []),
    ...(categoryProof && years !== undefined
      ? [{ kind: 'expired', issuedOn: categoryProof.issuedOn, years } as const]
      : []),
    ...examinations
      .filter((examination) => education[examination]?.isAwaited)
      .map((examination) => ({ kind: 'awaited', examination }) as const),
    ...(percent === undefined ? [] : [{ kind: 'percentage', percent } as const]),
    ...impossibleClaims(sent).map((claim) => ({ kind: 'claim', claim }) as const),
    ...missingOf(sent).map((document) => ({ kind: 'missing', document }) as const),
  ]
}

export const queryOf = (
  { queries }: Pick<ApplicationRow, 'queries'>,
  item: string,
): ApplicationQuery | undefined => queries.findLast((query) => query.item === item)

export function resultOf(row: Pick<ApplicationRow, 'checks' | 'queries'>, item: string): CheckResult | '' {
  const check = row.checks[item]
  if (!check) return ''
  return check.result === 'queried' && queryOf(row, item)?.answeredAt ? '' : check.result
}

/**
 * The slot of the document that an item is checked by, for data the first of its part; undefined where there is none. For the
 * personal details it is the class 10 marksheet.
 */
export function slotFor(item: string, parts: readonly Part[]): string | undefined {
  const { documents = [], proofs = [] } = parts.find((part) => part.item === item) ?? {}
  const marksheet = item === 'identity' ? proofs.at(-1) : undefined
  return slotOfItem(item) ?? slotOfItem(marksheet ?? documents[0] ?? '')
}

export function marksheetOf(
  group: string,
  { documents }: Pick<ApplicationRow, 'documents'>,
): string | undefined {
  const [part, exam = ''] = group.split('.')
  return part === 'education' && exam
    ? Object.keys(documents).find((key) => key.endsWith(`-${exam}`))
    : undefined
}

export type Outcome = 'verified' | 'queried' | 'rejected' | 'in review' | 'unchanged'

type ContentIssues = {
  results: Readonly<Record<string, CheckResult | ''>>
  questions: number
  isRejected: boolean
}

/**
 * What follows from what was found: questions go out first; with every item right or refused the application is verified,
 * unless its guardian has not agreed; else it is kept as being in review.
 */
export function outcomeOf(
  { status, dob, guardianAgreedAt }: Pick<ApplicationRow, 'status' | 'dob' | 'guardianAgreedAt'>,
  { results, questions, isRejected }: ContentIssues,
  day: string,
): Outcome {
  const isPossible = (next: ApplicationStatus) => mayBecome(status, next, 'office')
  if (isRejected) return 'rejected'
  if (questions > 0) return 'queried'
  const isDone = Object.values(results).every((result) => result === 'right' || result === 'refused')
  if (isDone && isPossible('verified') && !waitsForGuardian({ dob, guardianAgreedAt }, day)) return 'verified'
  return (status === 'new' || status === 'resubmitted') && isPossible('in review') ? 'in review' : 'unchanged'
}

export const isOpenToScrutiny = ({ status }: Pick<ApplicationRow, 'status'>): boolean =>
  mayBecome(status, 'queried', 'office') || mayBecome(status, 'verified', 'office')
