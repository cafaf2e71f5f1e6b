import { collectionPaths } from '@prangan/contract/paths'
import { freshFor } from '@prangan/web/app/desk/overview/figures/count-days.ts'
import { countInTurn } from '@prangan/web/app/desk/overview/figures/count-in-turn.ts'
import { serverNow } from '@prangan/web/features/news/api/server-clock.ts'
import { type ListQuery, readPage } from '@prangan/web/firebase/firestore.ts'
import { keepFresh } from '@prangan/web/lib/keep-fresh.ts'
import { seatTable } from '../../../contract/merit/seat-table.ts'
import type { Programme } from '../../../contract/schemas/admission-sessions.ts'
import { type Vertical, verticalsOf } from '../../../contract/schemas/merit-rules.ts'
import { seatedStatuses } from '../../../contract/states.ts'
import { type SessionRow, toSessionRows } from '../api/session-row.ts'

export type SeatCount = { seats: number; filled: number; offered: number }

export type ProgrammeSeats = SeatCount & {
  key: string
  course: string
  categories: readonly (SeatCount & { vertical: Vertical })[]
}

type Conditions = NonNullable<ListQuery['where']>

/** A seat is filled once its fee is confirmed; the others are offered. Uses one count for a programme in which nobody holds a seat, else three for each category that has seats. */
async function countProgramme(
  { id, reservedCategories }: SessionRow,
  { key, course, seats }: Programme,
): Promise<ProgrammeSeats> {
  const count = (...where: Conditions) =>
    countInTurn({
      collection: collectionPaths.admissions,
      where: [['session', id], ['programme', key], ...where],
    })
  const table = seatTable(seats, reservedCategories).seats
  const isHeld = (await count(['status', seatedStatuses, 'in'])) > 0
  const categories = await Promise.all(
    verticalsOf(reservedCategories)
      .map((vertical) => [vertical, table[vertical] ?? 0] as const)
      .filter(([, total]) => total > 0)
      .map(async ([vertical, total]) => {
        const under = ['offer.under', vertical] as const
        const [filled, reported, offered] = isHeld
          ? await Promise.all([
              count(under, ['status', 'admitted']),
              count(under, ['status', 'fee reported']),
              count(under, ['status', 'offered'], ['offer.payTo', new Date(serverNow()), '>']),
            ])
          : [0, 0, 0]
        return { vertical, seats: total, filled, offered: reported + offered }
      }),
  )
  return { key, course, categories, ...sumOfSeats(categories), seats: seats.total }
}

export const sumOfSeats = (counts: readonly SeatCount[]): SeatCount => ({
  seats: counts.reduce((sum, { seats }) => sum + seats, 0),
  filled: counts.reduce((sum, { filled }) => sum + filled, 0),
  offered: counts.reduce((sum, { offered }) => sum + offered, 0),
})

/** Counts the seats of the latest public session, by programme. Returns null without a session. */
export const countSeats = keepFresh(freshFor, async () => {
  const latest = await readPage({
    collection: collectionPaths.admissionSessions,
    orderBy: ['name', 'desc'],
    limit: latestSessions,
  })
  const session = toSessionRows(latest).find(({ isVisible }) => isVisible)
  if (!session) return null
  const programmes = await Promise.all(
    session.programmes.map((programme) => countProgramme(session, programme)),
  )
  return { session: session.name, programmes }
})

/** The latest session may not be public yet. */
const latestSessions = 3
