import type { PublicSession } from '@prangan/contract/schemas/admission-sessions'
import { applicantMessages } from '../../../../messages/applicant.ts'
import { inLanguage } from '../../../../messages/language.ts'

/** The name of a document's slot, as the session has it. */
export function documentName(session: PublicSession | undefined, slot: string): string {
  const rule = session?.documents.find(({ key }) => key === slot)
  return rule ? inLanguage(rule.name) : applicantMessages().own.queries.otherDocument
}

/** What a part of an application is called that the office checks: 'identity', 'claim:ncc', 'document:photo'. */
export function itemName(session: PublicSession | undefined, item: string): string {
  const { queries } = applicantMessages().own
  const [kind = '', key = ''] = item.split(':')
  if (kind === 'document') return queries.document(documentName(session, key))
  if (kind === 'claim') {
    const claim = session?.claims.find((each) => each.key === key)
    return claim ? queries.claim(inLanguage(claim.name)) : queries.otherClaim
  }
  const own: Readonly<Record<string, string>> = queries.item
  return own[kind] ?? item
}
