import { localized } from '@prangan/contract/localized'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { feeProofSlot, itemParts } from '../../../contract/requirements.ts'
import type { DocumentRule, PublicSession } from '../../../contract/schemas/admission-sessions.ts'
import { applicantMessages } from '../../applicant-messages.ts'

export function documentRule(session: PublicSession | undefined, slot: string): DocumentRule {
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

export const documentName = (session: PublicSession | undefined, slot: string): string =>
  inLanguage(documentRule(session, slot).name)

export function itemName(session: PublicSession | undefined, item: string): string {
  const { queries } = applicantMessages().own
  const { kind, key } = itemParts(item)
  if (kind === 'document') return queries.document(documentName(session, key))
  if (kind === 'claim') {
    const claim = session?.claims.find((each) => each.key === key)
    return claim ? queries.claim(inLanguage(claim.name)) : queries.otherClaim
  }
  const own: Readonly<Record<string, string>> = queries.item
  return own[kind] ?? item
}
