import { useLive } from '@prangan/web/lib/use-live.ts'
import { firstListId } from '../../../contract/list-id.ts'
import { seatMatrix } from '../../../contract/merit/seat-matrix.ts'
import type { SeatMatrix } from '../../../contract/schemas/seat-matrix.ts'
import type { ListPreview } from '../api/call-admissions.ts'
import type { SessionRow } from '../api/session-row.ts'
import type { ListRow } from './list-row.ts'

const loadSeats = async () => (await import('./watch-seats.ts')).watchSeats

/** Returns a function that counts a programme's seats up to a list, or as a list that is prepared would give them. */
export function useSeatMatrix(session: SessionRow, programme: string, lists: readonly ListRow[]) {
  const published = lists.filter(({ status }) => status === 'published')
  const offered = published.filter(({ offeredAt }) => offeredAt).map(({ id }) => firstListId(id))
  const { live, retry } = useLive(loadSeats, JSON.stringify(offered.toSorted()))
  const rule = session.programmes.find(({ key }) => key === programme)
  const seatsOf = ({ id }: ListRow) => (live.status === 'ready' ? live.value.get(firstListId(id)) : undefined)
  const count = (upTo: number, prepared?: ListPreview): SeatMatrix | undefined => {
    if (live.status !== 'ready' || !rule) return undefined
    const until = published.filter(({ number }) => number <= upTo && number !== prepared?.number)
    const same = published.find(({ number }) => number === prepared?.number)
    const all = [
      ...until.map((list) => ({ ...list, seats: seatsOf(list) })),
      ...(prepared ? [{ ...prepared, seats: same && seatsOf(same) }] : []),
    ]
    const { seats } = rule
    return seatMatrix({ seats, categories: session.reservedCategories, lists: all }, new Date())
  }
  return { count, hasFailed: live.status === 'failed', retry }
}
