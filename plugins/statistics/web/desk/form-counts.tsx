import { formatNumber } from '@prangan/web/lib/format-number.ts'
import type { VisitCounts } from '../../contract/visits.ts'
import { Card, Place } from './counted-list.tsx'
import { statisticsMessages } from './messages.ts'
import { ranked } from './period.ts'
import type { PlaceName } from './use-place-names.ts'

/** Shows how many began each public form, and how many sent it. */
export function FormCounts({
  begun,
  sent,
  nameOf,
}: Pick<VisitCounts, 'begun' | 'sent'> & { nameOf: PlaceName }) {
  const { forms } = statisticsMessages()
  const rows = ranked({ ...Object.fromEntries(Object.keys(sent).map((place) => [place, 0])), ...begun })
  return (
    <Card title={forms.title}>
      {rows.length === 0 ? (
        <p className="text-sm">{forms.none}</p>
      ) : (
        <table className="chart-table">
          <caption className="sr-only">{forms.title}</caption>
          <thead>
            <tr>
              <th scope="col">{forms.form}</th>
              <th scope="col">{forms.begun}</th>
              <th scope="col">{forms.sent}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([place, count]) => (
              <tr key={place}>
                <th scope="row" className="text-sm">
                  <Place place={place} nameOf={nameOf} />
                </th>
                <td className="text-sm">{formatNumber(count)}</td>
                <td className="text-sm">{formatNumber(sent[place] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
