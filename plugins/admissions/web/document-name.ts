import { localized } from '@prangan/contract/localized'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { feeProofSlot, objectionOfSlot } from '../contract/requirements.ts'
import type { AdmissionSessionDocument, DocumentRule } from '../contract/schemas/admission-sessions.ts'
import { identitySeen, originalSeen } from '../contract/schemas/corrections.ts'
import { applicantMessages } from './applicant-messages.ts'

type Session = Pick<AdmissionSessionDocument, 'documents'>

export function documentRule(session: Session | undefined, slot: string): DocumentRule {
  const rule = session?.documents.find(({ key }) => key === slot)
  if (rule) return rule
  const { name, hint } = namedSlot(slot)
  return {
    key: slot,
    name: localized(name),
    hint: localized(hint),
    kind: 'page',
    neededFor: { who: 'fee' },
    isRequired: false,
  }
}

/** Names a slot that no rule of the session has. */
function namedSlot(slot: string): { name: string; hint: string } {
  const { fee, objection, queries } = applicantMessages().own
  if (slot === feeProofSlot) return { name: fee.proof, hint: fee.proofHint }
  const number = objectionOfSlot(slot)
  if (number > 0) return { name: objection.document(number), hint: objection.documentHint }
  return { name: queries.otherDocument, hint: '' }
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
