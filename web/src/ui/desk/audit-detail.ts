import type { AuditDocument } from '@prangan/contract/schemas/audit'
import { formatDate } from '../../lib/format-day.ts'
import { deskMessages } from '../../messages/desk.ts'

export function auditDetail({ action, detail }: Pick<AuditDocument, 'action' | 'detail'>): string {
  if (action !== 'abilities changed') return detail
  const { grants, people } = deskMessages()
  const labels = new Map(Object.entries(grants).map(([grant, { label }]) => [grant, label]))
  const labelOf = (listed: string) => {
    const [name = '', day] = listed.split(' until ')
    const label = labels.get(name) ?? name
    return day ? people.until(label, formatDate(day)) : label
  }
  const listed = (names: string) =>
    names === 'none' ? people.onlyOwnProfile : names.split(', ').map(labelOf).join(', ')
  return detail.split(' → ').map(listed).join(' → ')
}
