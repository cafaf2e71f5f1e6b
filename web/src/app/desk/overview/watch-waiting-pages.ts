import { pages } from '../../../features/site/desk/pages.ts'
import { watchList } from '../../../firebase/firestore.ts'
import type { Listen } from '../../../lib/use-live.ts'

const most = 100

export type WaitingPages = { due: number; suggested: number }

export const watchWaitingPages: Listen<WaitingPages> = (_, next, failed) => {
  const counts: Partial<WaitingPages> = {}
  const count = (what: keyof WaitingPages) => {
    const where = pages.tabs()[what === 'due' ? 'due' : 'suggested']?.where
    return watchList(
      { collection: pages.collection, where: where ? [where] : [], limit: most },
      (rows) => {
        counts[what] = pages.toRows(rows).filter(({ state }) => state !== 'down').length
        const { due, suggested } = counts
        if (due !== undefined && suggested !== undefined) next({ due, suggested })
      },
      failed,
    )
  }
  const stops = [count('due'), count('suggested')]
  return () => {
    for (const stop of stops) stop()
  }
}
