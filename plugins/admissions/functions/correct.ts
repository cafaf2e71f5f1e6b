import { fieldMessages } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import { applicationKeys } from '@prangan/contract/schemas/admissions'
import { Failure } from '@prangan/functions/lib/failure'
import {
  type Corrected,
  correctFacts,
  type FactGroup,
  itemsOfChanges,
  partOfFact,
  storedFacts,
} from '../contract/facts.ts'
import type { ApplicationCorrectedMail } from '../contract/mails.ts'
import type { Programme } from '../contract/schemas/admission-sessions.ts'
import type { AdmissionDocument } from '../contract/schemas/application.ts'
import type { Correction, FactChange, Facts } from '../contract/schemas/corrections.ts'
import type { StoredSession } from './sessions/session-store.ts'

type Settings = { session: StoredSession; programme: Programme; groups: readonly FactGroup[]; now: Date }

/** Corrects facts of an application that was sent. Throws 400 at the facts that cannot be as typed, or if nothing changes. */
export function corrected(application: AdmissionDocument, typed: Facts, settings: Settings): Corrected {
  const { details } = application
  if (!details) throw new Failure('not-sent-yet')
  const day = dayInIndia(settings.now)
  const result = correctFacts({ ...application, details }, typed, { ...settings, day })
  if ('issues' in result) throw new Failure('invalid-input', { fields: result.issues })
  return result
}

/** Throws 400 if a correction changes nothing. */
export function refuseUnchanged(typed: Facts, { changes }: Corrected): void {
  if (changes.length > 0) return
  const facts = Object.keys(typed)
  const fields = Object.fromEntries(facts.map((fact) => [fact, fieldMessages.nothingCorrected]))
  throw new Failure('invalid-input', { fields, message: fieldMessages.nothingCorrected })
}

/** Returns the fields to store. */
export function correctedFields(
  application: AdmissionDocument,
  { after, changes }: Corrected,
  why: Omit<Correction, keyof FactChange>,
): Partial<AdmissionDocument> & Pick<AdmissionDocument, 'corrections'> {
  const fields = storedFacts(after)
  return {
    ...fields,
    searchKeys: applicationKeys({ ...application, ...fields }),
    corrections: [...application.corrections, ...changes.map((change) => ({ ...change, ...why }))],
  }
}

export const itemsOf = ({ after, changes }: Corrected): string[] =>
  itemsOfChanges(changes, after.details.claims)

type OwnPart = Pick<
  ApplicationCorrectedMail,
  'kind' | 'parts' | 'reason' | 'isByOffice' | 'losesSeat' | 'changes'
>

/** The marks, which are no secret to those who can read the applicant's mail; names and dates of birth may be. */
const marksIn = (changes: readonly FactChange[]) =>
  changes.flatMap(({ fact, before, after }) =>
    partOfFact(fact) === 'education' && typeof before === 'string' && typeof after === 'string'
      ? [{ fact, before, after }]
      : [],
  )

export const correctionMail = (
  { changes }: Corrected,
  about: Pick<OwnPart, 'reason' | 'isByOffice' | 'losesSeat'>,
): OwnPart => ({
  kind: 'application corrected',
  parts: [...new Set(changes.map(({ fact }) => partOfFact(fact)))],
  ...(about.isByOffice && { changes: marksIn(changes) }),
  ...about,
})

/** The audit trail names the facts, but not what they say. */
export const detailOf = ({ changes }: Corrected): string => changes.map(({ fact }) => fact).join(', ')
