import { formatMoment } from '../../../../lib/format-moment.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Words } from '../../../../ui/words.tsx'
import { alumnusFields } from '../alumni-fields.ts'
import { fieldText, statusLabels } from '../alumni-labels.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'

/** All that is on record of an alumnus, but declaration and photo. */
export function DetailsGrid({ row }: { row: AlumnusRow }) {
  return (
    <dl className="grid min-w-0 flex-1 content-start gap-x-6 gap-y-3 sm:grid-cols-2">
      <Detail label="Status" text={statusLabels(row.status)} />
      <Detail label="Registered" text={formatMoment(row.createdAt)} />
      {alumnusFields.map(({ name, label, isWide = false }) => (
        <Detail key={name} label={label} text={fieldText(row, name)} isWide={isWide} />
      ))}
      <Detail label="id" text={row.id} isWide />
    </dl>
  )
}

function Detail({ label, text, isWide = false }: { label: string; text: string; isWide?: boolean }) {
  return (
    <div className={classNames('min-w-0 border-b border-line pb-2', isWide && 'sm:col-span-2')}>
      <dt className="text-xs text-muted">{label}</dt>
      <dd
        className={classNames(
          'text-sm wrap-anywhere',
          text === 'N/A' ? 'text-muted' : 'font-medium text-ink',
        )}
      >
        <Words text={text} />
      </dd>
    </div>
  )
}
