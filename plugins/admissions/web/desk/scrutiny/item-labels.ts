import { inLanguage } from '@prangan/web/messages/language.ts'
import { itemParts } from '../../../contract/requirements.ts'
import type { SessionRow } from '../api/session-row.ts'
import { admissionDeskMessages } from '../messages.ts'

const items = () => admissionDeskMessages().scrutiny.items
const claimOf = () => admissionDeskMessages().scrutiny.claim

export function itemLabel(
  item: string,
  { claims, documents }: Pick<SessionRow, 'claims' | 'documents'>,
): string {
  const { kind, key } = itemParts(item)
  if (kind === 'claim') {
    const claim = claims.find((each) => each.key === key)
    return claimOf()(claim ? inLanguage(claim.name) : key)
  }
  if (kind === 'document') {
    const rule = documents.find((each) => each.key === key)
    return rule ? inLanguage(rule.name) : key
  }
  const labels: Readonly<Record<string, string>> = items()
  return labels[kind] ?? item
}
