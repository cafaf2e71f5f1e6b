import { type ReactNode, useId } from 'react'
import { formatDay } from '../../../../lib/format-day.ts'
import { formatNumber } from '../../../../lib/format-number.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { messages } from '../../../../messages/index.ts'
import { LoadFailure } from '../../../../ui/load-failure.tsx'

type ChartProps = {
  title: string
  summary: string
  children: ReactNode
  table: ReactNode
  note?: ReactNode
}

/**
 * Shows a small chart with a summary above it and its numbers as a table. Screen readers get the summary and the table only.
 */
export function Chart({ title, summary, children, table, note }: ChartProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="chart card">
      <h3 id={headingId}>{title}</h3>
      <p className="text-sm">{summary}</p>
      <div aria-hidden="true">{children}</div>
      {note}
      <details>
        <summary>{deskMessages().overview.figures.table}</summary>
        <div className="overflow-x-auto">{table}</div>
      </details>
    </section>
  )
}

/** Takes the space of a chart while its numbers are counted, so that the layout doesn't shift. */
export const ChartLoading = () => <p className="chart chart-loading card">{messages().common.loading}</p>

export const Legend = ({ labels }: { labels: readonly string[] }) => (
  <ul className="chart-legend">
    {labels.map((label, index) => (
      <li key={label}>
        <svg aria-hidden="true" width="14" height="14">
          <rect data-series={index} x="1" y="1" width="12" height="12" />
        </svg>
        {label}
      </li>
    ))}
  </ul>
)

/** The first series is drawn filled, the second as an outline. */
export type Series = { label: string; values: readonly number[] }

type DayChartProps = {
  title: string
  summary: string
  days: readonly string[]
  series: readonly Series[]
}

export function DayChart({ title, summary, days, series }: DayChartProps) {
  const most = Math.max(1, ...series.flatMap(({ values }) => values))
  const widthOfDay = 100 / days.length
  const widthOfBar = (widthOfDay * 0.8) / series.length
  return (
    <Chart title={title} summary={summary} table={<DayTable title={title} days={days} series={series} />}>
      {series.length > 1 && <Legend labels={series.map(({ label }) => label)} />}
      <div className="chart-columns">
        <span>{formatNumber(most)}</span>
        <svg aria-hidden="true" width="100%" height="100%">
          {series.map(({ label, values }, at) =>
            values.map((value, day) => (
              <rect
                key={`${label} ${days[day]}`}
                data-series={at}
                x={`${day * widthOfDay + widthOfDay * 0.1 + at * widthOfBar}%`}
                y={`${100 - (value / most) * 100}%`}
                width={`${widthOfBar}%`}
                height={`${(value / most) * 100}%`}
              />
            )),
          )}
        </svg>
        <ol
          data-many={days.length > 7 || undefined}
          style={{ gridTemplateColumns: `repeat(${days.length}, 1fr)` }}
        >
          {days.map((day) => (
            <li key={day}>{Number(day.slice(-2))}</li>
          ))}
        </ol>
      </div>
    </Chart>
  )
}

function DayTable({ title, days, series }: Omit<DayChartProps, 'summary'>) {
  return (
    <table className="chart-table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{deskMessages().overview.figures.day}</th>
          {series.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day, index) => (
          <tr key={day}>
            <th scope="row">
              <time dateTime={day}>{formatDay(day)}</time>
            </th>
            {series.map(({ label, values }) => (
              <td key={label}>{formatNumber(values[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{deskMessages().overview.figures.total}</th>
          {series.map(({ label, values }) => (
            <td key={label}>{formatNumber(values.reduce((sum, value) => sum + value, 0))}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

export const ChartFailed = ({ onRetry }: { onRetry: () => void }) => (
  <LoadFailure onRetry={onRetry}>{deskMessages().overview.figures.notLoaded}</LoadFailure>
)
