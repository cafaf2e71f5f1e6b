import { collectionPaths } from '@prangan/contract/paths'
import { charts } from '@prangan/plugins/web/desk/charts'
import * as plugins from '@prangan/plugins/web/desk/overview'
import { Suspense } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { formatNumber } from '../../../../lib/format-number.ts'
import { type Listen, useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import type { PluginChart, WeekSeries } from '../../../../plugin.ts'
import { ChartFailed, ChartLoading, DayChart } from './chart.tsx'
import type { DayCount } from './count-days.ts'
import { once } from './once.ts'

const texts = () => deskMessages().overview.figures

const loadApplications = async () => {
  const { countApplications } = await import('./count-days.ts')
  return once(() => countApplications(''))
}
const pluginCharts: readonly PluginChart[] = charts
const weekSeries: readonly WeekSeries[] = [
  {
    ability: 'news:read-all',
    counted: { collection: collectionPaths.news, field: 'publishFrom' },
    texts: () => ({ label: texts().week.notices, received: texts().week.published }),
  },
  ...plugins.week,
]

/** The name has the collections that the person may read, separated by spaces. */
const loadWeek = async (): Promise<Listen<Week>> => {
  const { countWeek } = await import('./count-days.ts')
  return (name, next, failed) => {
    const wanted = name.split(' ')
    const series = weekSeries.filter(({ counted }) => wanted.includes(counted.collection))
    const count = () =>
      Promise.all(
        series.map(async ({ counted, texts }) => ({
          texts,
          counts: await countWeek(JSON.stringify(counted)),
        })),
      )
    return once(count)(name, next, failed)
  }
}

export function Figures() {
  const { can } = useDeskSession()
  const inWeek = weekSeries.filter(({ ability }) => can(ability)).map(({ counted }) => counted.collection)
  return (
    <section aria-labelledby="in-figures" className="grid gap-4">
      <h2 id="in-figures" className="text-lg text-indigo-950">
        {texts().title}
      </h2>
      <div className="charts">
        {can('admission:read') && <Applications />}
        {pluginCharts
          .filter(({ ability }) => can(ability))
          .map(({ Chart }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the plugins' list is constant.
            <Suspense key={index} fallback={<ChartLoading />}>
              <Chart />
            </Suspense>
          ))}
        {inWeek.length > 0 && <WeekChart wanted={inWeek.join(' ')} />}
      </div>
    </section>
  )
}

const sumOf = (counts: readonly DayCount[]): number => counts.reduce((sum, { count }) => sum + count, 0)
const valuesOf = (counts: readonly DayCount[]) => counts.map(({ count }) => count)

function Applications() {
  const { live, retry } = useLive(loadApplications, '')
  const { title, none, summary, thisYear, lastYear } = texts().applications
  if (live.status === 'failed') return <ChartFailed onRetry={retry} />
  if (live.status === 'loading') return <ChartLoading />
  const { now, before } = live.value
  const [sumNow, sumBefore] = [sumOf(now), sumOf(before)]
  if (sumNow + sumBefore === 0) return <p className="text-sm text-muted">{none}</p>
  const series = [
    { label: thisYear, values: valuesOf(now) },
    { label: lastYear, values: valuesOf(before) },
  ]
  return (
    <DayChart
      title={title}
      summary={summary(formatNumber(sumNow), formatNumber(sumBefore))}
      days={now.map(({ day }) => day)}
      series={series}
    />
  )
}

type Week = readonly (Pick<WeekSeries, 'texts'> & { counts: readonly DayCount[] })[]

function WeekChart({ wanted }: { wanted: string }) {
  const { live, retry } = useLive(loadWeek, wanted)
  if (live.status === 'failed') return <ChartFailed onRetry={retry} />
  if (live.status === 'loading') return <ChartLoading />
  const counted = live.value.map(({ counts, texts: textsOf }) => {
    const { title = '', label, received } = textsOf()
    const sum = sumOf(counts)
    return { counts, title, label, sum, said: `${formatNumber(sum)} ${received(sum)}` }
  })
  const said = texts().week.summary(counted.map((each) => each.said))
  const [first, ...others] = counted
  if (!first || counted.every(({ sum }) => sum === 0)) return <p className="text-sm text-muted">{said}</p>
  return (
    <DayChart
      title={others.find(({ title }) => title !== '')?.title ?? first.label}
      summary={said}
      days={first.counts.map(({ day }) => day)}
      series={counted.map(({ label, counts }) => ({ label, values: valuesOf(counts) }))}
    />
  )
}
