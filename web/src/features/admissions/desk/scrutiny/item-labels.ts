import { itemParts } from '@prangan/contract/admissions/requirements'
import { deskMessages } from '../../../../messages/desk.ts'
import { inLanguage } from '../../../../messages/language.ts'
import type { SessionRow } from '../api/session-row.ts'

const items = () => deskMessages().scrutiny.items
const claimOf = () => deskMessages().scrutiny.claim

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
