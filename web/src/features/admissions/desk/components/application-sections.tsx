import { formatDateTime } from '../../../../lib/format-day.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { messages } from '../../../../messages/index.ts'
import { DetailsList } from '../../../../ui/desk/details-list.tsx'
import { fieldLabels, readable } from '../../apply/api/application-fields.ts'
import { type FieldName, filledSections, sections } from '../../apply/api/field-names.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { StatusBadge } from './status-badge.tsx'

const wide: readonly FieldName[] = ['address', 'course', 'qualification']

/** Everything that was sent, in the form's sections, with the number and the status. */
export function ApplicationSections({ row }: { row: ApplicationRow }) {
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card bg-sand px-4 py-3 text-sm">
        <p className="font-semibold tabular-nums text-indigo-950">{row.applicationNumber}</p>
        <StatusBadge status={row.status} />
        <p className="text-muted">
          {deskMessages().admissions.details.received(formatDateTime(row.createdAt))}
        </p>
      </div>
      {filledSections.map((id) => (
        <section key={id} aria-labelledby={`application-${id}`}>
          <h3 id={`application-${id}`} className="font-serif text-lg font-semibold text-indigo-950">
            {messages().admissions.sections[id]}
          </h3>
          <DetailsList
            className="mt-3"
            items={sections[id].map((name) => ({
              label: fieldLabels()[name],
              text: readable(name, row),
              isWide: wide.includes(name),
            }))}
          />
        </section>
      ))}
    </div>
  )
}
