import type { AuditDocument } from '@prangan/contract/schemas/audit'
import { deskMessages } from '../../messages/desk.ts'

export function auditDetail({ action, detail }: Pick<AuditDocument, 'action' | 'detail'>): string {
  if (action !== 'abilities changed') return detail
  const { grants, people } = deskMessages()
  const labels = new Map(Object.entries(grants).map(([grant, { label }]) => [grant, label]))
  const listed = (names: string) =>
    names === 'none'
      ? people.onlyOwnProfile
      : names
          .split(', ')
          .map((name) => labels.get(name) ?? name)
          .join(', ')
  return detail.split(' → ').map(listed).join(' → ')
}
