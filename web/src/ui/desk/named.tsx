import type { Listed, Resource } from '../../lib/resource.ts'
import { deskMessages } from '../../messages/desk.ts'
import { UserText } from '../user-text.tsx'

export function Named({ title, more }: { title: string; more?: string | undefined }) {
  return (
    <div className="mb-4 border-s-4 border-marigold-500 ps-3">
      <p className="text-base font-semibold text-indigo-950 wrap-anywhere">
        <UserText text={title} />
      </p>
      {more && <p>{more}</p>}
    </div>
  )
}

const mostNames = 9

type NamedSeveralProps<Row extends Listed> = Pick<Resource<Row>, 'nameOf' | 'moreOf'> & {
  rows: readonly Row[]
  /** The number of all, if `rows` are only the first. */
  total?: number
}

export function NamedSeveral<Row extends Listed>(props: NamedSeveralProps<Row>) {
  const { rows, total = rows.length, nameOf, moreOf } = props
  const named = rows.slice(0, mostNames)
  return (
    <ul className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      {named.map((row) => (
        <li key={row.id} className="wrap-anywhere">
          <span className="font-semibold text-indigo-950">
            <UserText text={nameOf(row)} />
          </span>{' '}
          <span className="text-muted">{moreOf?.(row)}</span>
        </li>
      ))}
      {total > named.length && (
        <li className="text-muted">{deskMessages().kit.several.more(total - named.length)}</li>
      )}
    </ul>
  )
}
