import { localized } from '@prangan/contract/localized'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { feeProofSlot } from '../contract/requirements.ts'
import type { AdmissionSessionDocument, DocumentRule } from '../contract/schemas/admission-sessions.ts'
import { identitySeen, originalSeen } from '../contract/schemas/corrections.ts'
import { applicantMessages } from './applicant-messages.ts'

type Session = Pick<AdmissionSessionDocument, 'documents'>

export function documentRule(session: Session | undefined, slot: string): DocumentRule {
  const { fee, queries } = applicantMessages().own
  const named = slot === feeProofSlot ? fee.proof : queries.otherDocument
  const rule = session?.documents.find(({ key }) => key === slot)
  if (rule) return rule
  return {
    key: slot,
    name: localized(named),
    hint: localized(slot === feeProofSlot ? fee.proofHint : ''),
    kind: 'page',
    neededFor: { who: 'fee' },
    isRequired: false,
  }
}

/** The name of a document for people, also of one that its session no longer asks for. */
export const documentName = (session: Session | undefined, slot: string): string =>
  inLanguage(documentRule(session, slot).name)

/** The name of what a correction was read from. */
export function sourceName(session: Session | undefined, source: string): string {
  const { original, identity } = applicantMessages().corrections
  if (source === originalSeen) return original
  return source === identitySeen ? identity : documentName(session, source)
}
