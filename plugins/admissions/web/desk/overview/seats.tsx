import { ChartFailed, ChartLoading } from '@prangan/web/app/desk/overview/figures/chart.tsx'
import { once } from '@prangan/web/app/desk/overview/figures/once.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { countSeats } from './count-seats.ts'
import { SeatChart } from './seat-chart.tsx'

const loadSeats = async () => once(() => countSeats(''))

/** The seats of the latest session that are filled and offered. */
export function Seats() {
  const { live, retry } = useLive(loadSeats, '')
  if (live.status === 'failed') return <ChartFailed onRetry={retry} />
  if (live.status === 'loading') return <ChartLoading />
  if (live.value === null) return null
  return <SeatChart {...live.value} />
}
