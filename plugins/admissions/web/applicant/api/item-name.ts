import { inLanguage } from '@prangan/web/messages/language.ts'
import { itemParts } from '../../../contract/requirements.ts'
import type { PublicSession } from '../../../contract/schemas/admission-sessions.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { documentName } from '../../document-name.ts'

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
