import { useId } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { UserText } from '../../../../ui/user-text.tsx'
import { alumnusFields } from '../alumni-fields.ts'
import { fieldText, statusLabels } from '../alumni-labels.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import { OfficePhoto } from './office-photo.tsx'

const texts = () => deskMessages().alumni.duplicates

type CompareProps = {
  row: AlumnusRow
  others: readonly AlumnusRow[]
  onOpen: (id: string) => void
}

/** Compares an alumnus with others who registered with the same e-mail address, field by field. */
export function CompareDuplicates({ row, others, ...rest }: CompareProps) {
  const id = useId()
  if (others.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-card border border-marigold-500 border-s-4 bg-white p-4"
    >
      <div>
        <h3 id={id} className="font-serif text-lg font-semibold text-indigo-950">
          {texts().title}
        </h3>
        <p className="text-sm text-muted">{texts().text(others.length)}</p>
      </div>
      {others.map((other) => (
        <Pair key={other.id} row={row} other={other} {...rest} />
      ))}
    </section>
  )
}

function Pair({ row, other, onOpen }: Omit<CompareProps, 'others'> & { other: AlumnusRow }) {
  const photoClass = 'w-16 rounded-card border border-line'
  return (
    <div className="grid gap-2 border-t border-line pt-4 text-sm">
      <div className="grid grid-cols-2 gap-4">
        <div className="grid content-start gap-2">
          <OfficePhoto alumnus={row} className={photoClass} />
          <p className="font-semibold text-indigo-950">{texts().thisOne(statusLabels(row.status))}</p>
        </div>
        <div className="grid content-start justify-items-start gap-2">
          <OfficePhoto alumnus={other} className={photoClass} />
          <p className="font-semibold text-indigo-950">{texts().other(statusLabels(other.status))}</p>
          <Button look="secondary" size="small" onClick={() => onOpen(other.id)}>
            {texts().open}
          </Button>
        </div>
      </div>
      <dl className="grid gap-1">
        {alumnusFields().map(({ name, label }) => {
          const [mine, theirs] = [fieldText(row, name), fieldText(other, name)]
          const isDifferent = mine !== theirs
          const cell = classNames('min-w-0 wrap-anywhere', isDifferent ? 'font-semibold' : 'text-muted')
          return (
            <div
              key={name}
              className={classNames(
                'grid grid-cols-2 gap-x-4 rounded-card px-2 py-1',
                isDifferent && 'bg-marigold-100',
              )}
            >
              <dt className="col-span-2 text-xs text-ink">
                {label}
                {isDifferent && <span className="sr-only">{texts().differs}</span>}
              </dt>
              <dd className={cell}>
                <UserText text={mine} />
              </dd>
              <dd className={cell}>
                <UserText text={theirs} />
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
