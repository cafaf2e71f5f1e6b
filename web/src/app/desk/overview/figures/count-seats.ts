import { seatTable } from '@prangan/contract/merit/seat-table'
import { collectionPaths } from '@prangan/contract/paths'
import type { Programme } from '@prangan/contract/schemas/admission-sessions'
import type { ApplicationStatus } from '@prangan/contract/schemas/admissions'
import { type Vertical, verticals } from '@prangan/contract/schemas/merit-rules'
import { toSessionRows } from '../../../../features/admissions/desk/api/session-row.ts'
import { countList, readPage } from '../../../../firebase/firestore.ts'
import { keepFresh } from '../../../../lib/keep-fresh.ts'
import { freshFor } from './count-days.ts'

/** The seats of a programme, or of a category of it. */
export type SeatCount = { seats: number; filled: number; offered: number }

export type ProgrammeSeats = SeatCount & {
  key: string
  course: string
  categories: readonly (SeatCount & { vertical: Vertical })[]
}

/** Seats that somebody holds: those whose fee is confirmed are filled. */
const offeredStatuses = ['offered', 'fee reported'] as const satisfies readonly ApplicationStatus[]
const heldStatuses = ['admitted', ...offeredStatuses] as const satisfies readonly ApplicationStatus[]

/** Of a programme whose seats nobody holds, one count says all; else two for each category that has seats. */
async function countProgramme(session: string, { key, course, seats }: Programme): Promise<ProgrammeSeats> {
  const count = (statuses: readonly ApplicationStatus[], under?: Vertical) =>
    countList({
      collection: collectionPaths.admissions,
      where: [
        ['session', session],
        ['programme', key],
        ['status', statuses, 'in'],
        ...(under ? [['offer.under', under] as const] : []),
      ],
    })
  const table = seatTable(seats).seats
  const isHeld = (await count(heldStatuses)) > 0
  const categories = await Promise.all(
    verticals
      .filter((vertical) => table[vertical] > 0)
      .map(async (vertical) => {
        const [filled, offered] = isHeld
          ? await Promise.all([count(['admitted'], vertical), count(offeredStatuses, vertical)])
          : [0, 0]
        return { vertical, seats: table[vertical], filled, offered }
      }),
  )
  return { key, course, categories, ...sumOfSeats(categories), seats: seats.total }
}

/** What these have together. */
export const sumOfSeats = (counts: readonly SeatCount[]): SeatCount => ({
  seats: counts.reduce((sum, { seats }) => sum + seats, 0),
  filled: counts.reduce((sum, { filled }) => sum + filled, 0),
  offered: counts.reduce((sum, { offered }) => sum + offered, 0),
})

/** The seats of the latest session that visitors see, by programme; null without one. */
export const countSeats = keepFresh(freshFor, async () => {
  const latest = await readPage({
    collection: collectionPaths.admissionSessions,
    orderBy: ['name', 'desc'],
    limit: latestSessions,
  })
  const session = toSessionRows(latest).find(({ isVisible }) => isVisible)
  if (!session) return null
  const programmes = await Promise.all(
    session.programmes.map((programme) => countProgramme(session.id, programme)),
  )
  return { session: session.name, programmes }
})

/** The next one is prepared before it is shown. */
const latestSessions = 3
