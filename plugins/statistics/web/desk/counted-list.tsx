import { formatNumber } from '@prangan/web/lib/format-number.ts'
import { type ReactNode, useId } from 'react'
import { statisticsMessages } from './messages.ts'
import { ranked } from './period.ts'
import type { PlaceName } from './use-place-names.ts'

/** So many lines of each list are shown. Firestore reads the titles of two lists at once, of 30 notices at most. */
export const mostShown = 15

type CardProps = { title: string; hint?: string; children: ReactNode }

export function Card({ title, hint, children }: CardProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="chart card">
      <h3 id={headingId}>{title}</h3>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      {children}
    </section>
  )
}

/** Links a place by its title. */
export function Place({ place, nameOf }: { place: string; nameOf: PlaceName }) {
  const { name, href } = nameOf(place)
  return href ? (
    <a href={href} className="text-indigo-800 underline underline-offset-4">
      {name}
    </a>
  ) : (
    <bdi>{name}</bdi>
  )
}

type CountedListProps = {
  title: string
  hint?: string
  none: string
  counts: Readonly<Record<string, number>>
  nameOf: PlaceName
}

/** Shows what was counted most often, each with a bar as long as its share of the first. */
export function CountedList({ title, hint, none, counts, nameOf }: CountedListProps) {
  const all = ranked(counts)
  const most = all[0]?.[1] ?? 1
  const { columns, more } = statisticsMessages()
  return (
    <Card title={title} {...(hint && { hint })}>
      {all.length === 0 ? (
        <p className="text-sm">{none}</p>
      ) : (
        <table className="chart-table">
          <caption className="sr-only">{title}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{columns.place}</th>
              <th scope="col">{columns.count}</th>
            </tr>
          </thead>
          <tbody>
            {all.slice(0, mostShown).map(([place, count]) => (
              <tr key={place}>
                <th scope="row" className="text-sm">
                  <Place place={place} nameOf={nameOf} />
                  <svg aria-hidden="true" width="100%" height="6" className="mt-1">
                    <rect data-series="0" width={`${(count / most) * 100}%`} height="6" />
                  </svg>
                </th>
                <td className="w-16 text-end text-sm">{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {all.length > mostShown && (
        <p className="text-sm text-muted">{more(mostShown, formatNumber(all.length))}</p>
      )}
    </Card>
  )
}
