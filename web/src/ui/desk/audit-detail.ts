import { otherFields } from '@prangan/contract/language-fields'
import { collectionPaths } from '@prangan/contract/paths'
import type { AuditDocument } from '@prangan/contract/schemas/audit'
import * as plugins from '@prangan/plugins/web/desk/audit-details'
import { formatDate } from '../../lib/format-day.ts'
import { deskMessages } from '../../messages/desk.ts'
import { languageName } from '../../messages/language-name.ts'

type Entry = Pick<AuditDocument, 'action' | 'subject' | 'detail'>

const ofPlugins: Readonly<Record<string, (detail: string) => string>> = plugins.auditDetails

/** Returns the detail of an entry with what it names in words: abilities, statuses, and what the plugins add. */
export function auditDetail(entry: Entry): string {
  const { action } = entry
  const detail = coreDetail(entry)
  return Object.hasOwn(ofPlugins, action) ? (ofPlugins[action]?.(detail) ?? detail) : detail
}

function coreDetail({ action, subject, detail }: Entry): string {
  if (subject.startsWith(`${collectionPaths.admissions}/`)) return withStatusNames(detail)
  if (action === 'notice changed' || action === 'notice rolled back') return withFieldNames(detail)
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

/** The detail of a notice's change is the names of the fields that changed. */
function withFieldNames(detail: string): string {
  const { form, more } = deskMessages().news
  const inLanguages = (name: 'title' | 'place' | 'howToTakePart', label: string) => ({
    [name]: label,
    ...otherFields(name, (_, language) => more.inLanguage(label, languageName(language))),
  })
  const labels = new Map<string, string>(
    Object.entries({
      ...inLanguages('title', form.title),
      ...inLanguages('place', more.place),
      ...inLanguages('howToTakePart', more.howToTakePart),
      type: form.type,
      category: more.category,
      body: more.body,
      file: form.file,
      link: form.link,
      isPinned: form.pinned,
      publishFrom: form.from,
      publishUntil: form.until,
      eventDate: form.eventDate,
      eventEndDate: form.eventEndDate,
      eventTime: more.eventTime,
      replacedBy: more.replacedBy,
      corrections: more.correction,
    }),
  )
  return detail
    .split(', ')
    .map((name) => labels.get(name) ?? name)
    .join(', ')
}

/** The detail of a decision begins with both statuses: 'fee reported → admitted, …'. */
function withStatusNames(detail: string): string {
  const names = new Map<string, string>(Object.entries(deskMessages().admissions.statuses))
  const [change = '', ...rest] = detail.split(', ')
  const statuses = change.split(' → ').map((status) => names.get(status))
  return statuses.length === 2 && statuses.every((name) => name)
    ? [statuses.join(' → '), ...rest].join(', ')
    : detail
}
