import { Chart, Legend } from '@prangan/web/app/desk/overview/figures/chart.tsx'
import { categoryShortName } from '@prangan/web/features/admissions/category-names.ts'
import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { formatNumber } from '@prangan/web/lib/format-number.ts'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import type { Vertical } from '../../../contract/schemas/merit-rules.ts'
import { headLabel } from '../lists/labels.ts'
import { admissionMenuMessages } from '../messages.ts'
import { type ProgrammeSeats, type SeatCount, sumOfSeats } from './count-seats.ts'

const texts = () => admissionMenuMessages().overview.seats

/** Returns the abbreviation in common use. */
const shortLabel = (vertical: Vertical): string =>
  vertical === 'open' ? headLabel(vertical) : categoryShortName(vertical)

type SeatChartProps = { session: string; programmes: readonly ProgrammeSeats[] }

export function SeatChart({ session, programmes }: SeatChartProps) {
  const { title, summary, none, hint, filled: filledLabel, offered: offeredLabel } = texts()
  const begun = programmes.filter(({ filled, offered }) => filled + offered > 0)
  const waiting = programmes.filter((each) => !begun.includes(each)).map(({ course }) => courseName(course))
  const noneYet = waiting.length > 0 && <p className="text-sm text-muted">{none(waiting)}</p>
  if (begun.length === 0) return noneYet
  const { filled, seats, offered } = sumOfSeats(begun)
  return (
    <Chart
      title={title(session)}
      summary={summary(formatNumber(filled), formatNumber(seats), formatNumber(offered))}
      table={<SeatTable title={title(session)} programmes={begun} />}
      note={
        <>
          <p className="text-sm text-muted">{hint}</p>
          {noneYet}
        </>
      }
    >
      <Legend labels={[filledLabel, offeredLabel]} />
      <div className="chart-programmes">
        {begun.map(({ key, course, categories }) => (
          <div key={key}>
            <h4>{courseName(course)}</h4>
            {categories.map(({ vertical, ...count }) => (
              <CategoryBar key={vertical} vertical={vertical} count={count} />
            ))}
          </div>
        ))}
      </div>
    </Chart>
  )
}

function CategoryBar({ vertical, count }: { vertical: Vertical; count: SeatCount }) {
  const { seats, filled, offered } = count
  // Unfilled seats of other categories may have been added.
  const all = Math.max(seats, filled + offered)
  const percent = (part: number) => `${(part / all) * 100}%`
  return (
    <div className="chart-bar">
      <span>{shortLabel(vertical)}</span>
      <svg aria-hidden="true" width="100%" height="12">
        <rect data-series="all" width="100%" height="12" />
        <rect data-series="1" x={percent(filled)} width={percent(offered)} height="12" />
        <rect data-series="0" width={percent(filled)} height="12" />
      </svg>
      <span>{texts().filledOf(formatNumber(filled), formatNumber(seats))}</span>
    </div>
  )
}

function SeatTable({ title, programmes }: { title: string; programmes: readonly ProgrammeSeats[] }) {
  const { programme, category, filled, offered, seats } = texts()
  return (
    <table className="chart-table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {[programme, category, filled, offered, seats].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {programmes.map(({ key, course, categories, ...all }) => (
        <tbody key={key}>
          {categories.map(({ vertical, ...count }) => (
            <SeatRow key={vertical} course={courseName(course)} category={headLabel(vertical)} {...count} />
          ))}
          <SeatRow course={courseName(course)} category={deskMessages().overview.figures.total} {...all} />
        </tbody>
      ))}
    </table>
  )
}

type SeatRowProps = SeatCount & { course: string; category: string }

const SeatRow = ({ course, category, filled, offered, seats }: SeatRowProps) => (
  <tr>
    <th scope="row">{course}</th>
    <td>{category}</td>
    {[filled, offered, seats].map((count, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move.
      <td key={index}>{formatNumber(count)}</td>
    ))}
  </tr>
)
