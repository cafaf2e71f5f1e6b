import { dayInIndia } from '@prangan/contract/india-time'
import { DayChart } from '@prangan/web/app/desk/overview/figures/chart.tsx'
import { exportRows } from '@prangan/web/lib/export-pages.ts'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { formatNumber } from '@prangan/web/lib/format-number.ts'
import { useAddressParams } from '@prangan/web/lib/use-address-params.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { ExportButton } from '@prangan/web/ui/desk/export-button.tsx'
import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { SelectInput } from '@prangan/web/ui/desk/select-box.tsx'
import { EmptyState } from '@prangan/web/ui/empty-state.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { useId } from 'react'
import { statisticsLimits } from '../../contract/limits.ts'
import { type VisitCounts, visitKinds } from '../../contract/visits.ts'
import { CountedList, mostShown } from './counted-list.tsx'
import { FormCounts } from './form-counts.tsx'
import { statisticsMessages } from './messages.ts'
import { daysOf, monthsUntil, type PeriodVisits, ranked, visitsIn, week } from './period.ts'
import { countRows, statisticsTable } from './statistics-table.ts'
import { type PlaceName, usePlaceNames } from './use-place-names.ts'

const texts = statisticsMessages
const loadVisits = async () => (await import('./watch-statistics.ts')).watchVisits
const none: readonly VisitCounts[] = []

const nameOfPeriod = (period: string): string => (period === week ? texts().week : formatDate(period))

/** What people did on the site in a week or a month, for those with the ability. */
export function ViewStatistics() {
  const headingId = useId()
  const { params, change } = useAddressParams()
  const today = dayInIndia(new Date())
  const periods = [week, ...monthsUntil(today)]
  const asked = params.get('period') ?? ''
  const period = periods.includes(asked) ? asked : week
  const { live, retry } = useLive(loadVisits, period)
  const stored = live.status === 'ready' ? live.value : none
  const visits = visitsIn(stored, period, today)
  const places = visitKinds.flatMap((kind) => ranked(visits.all[kind]).slice(0, mostShown))
  const nameOf = usePlaceNames(places.map(([place]) => place))
  const isEmpty = places.length === 0 && Object.keys(visits.all.missed).length === 0
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 id={headingId} tabIndex={-1} className="text-2xl text-indigo-950 not-[:lang(hi)]:pt-1">
          {texts().title}
        </h1>
        {live.status === 'ready' && !isEmpty && (
          <ExportButton
            make={async () =>
              exportRows(statisticsTable(nameOf), countRows(stored, period, daysOf(period, today)))
            }
            name={`statistics-${period}`}
            nouns={texts().nouns}
          />
        )}
      </div>
      <p className="max-w-prose text-sm text-muted">{texts().intro}</p>
      <div className="max-w-xs">
        <Field label={texts().period}>
          {(control) => (
            <SelectInput
              {...control}
              options={periods}
              labels={Object.fromEntries(periods.map((each) => [each, nameOfPeriod(each)]))}
              value={period}
              onChange={({ currentTarget: { value } }) =>
                change({ period: value === week ? '' : value }, false)
              }
            />
          )}
        </Field>
      </div>
      <h2 className="sr-only">{nameOfPeriod(period)}</h2>
      {live.status === 'loading' && <SectionLoading />}
      {live.status === 'failed' && <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>}
      {live.status === 'ready' &&
        (isEmpty ? <EmptyState>{texts().none}</EmptyState> : <Visits {...visits} nameOf={nameOf} />)}
    </section>
  )
}

function Visits({ all, days, nameOf }: PeriodVisits & { nameOf: PlaceName }) {
  const { perDay, reads, documents, missed, others } = texts()
  const sums = [all.reads, all.documents].map((counts) =>
    formatNumber(ranked(counts).reduce((sum, [, count]) => sum + count, 0)),
  )
  const summary = perDay.summary(sums[0] ?? '', sums[1] ?? '')
  return (
    <>
      {days.length === 0 ? (
        <p className="text-sm">
          {summary} {perDay.noDays(statisticsLimits.days)}
        </p>
      ) : (
        <DayChart
          title={perDay.title}
          summary={summary}
          days={days.map(({ day }) => day)}
          series={[
            { label: perDay.reads, values: days.map((day) => day.reads) },
            { label: perDay.documents, values: days.map((day) => day.documents) },
          ]}
        />
      )}
      {all.others > 0 && <p className="text-sm text-muted">{others(formatNumber(all.others))}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <CountedList {...reads} counts={all.reads} nameOf={nameOf} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <CountedList {...documents} counts={all.documents} nameOf={nameOf} />
          <FormCounts begun={all.begun} sent={all.sent} nameOf={nameOf} />
          <CountedList
            title={missed.title}
            none={missed.none}
            hint={missed.hint(statisticsLimits.asked)}
            counts={all.missed}
            nameOf={(query) => ({ name: query })}
          />
        </div>
      </div>
    </>
  )
}
