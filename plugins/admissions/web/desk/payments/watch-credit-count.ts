import { countList } from '@prangan/web/firebase/firestore.ts'
import { keepChecking } from '@prangan/web/lib/keep-checking.ts'
import type { Listen } from '@prangan/web/lib/use-live.ts'
import { collectionPaths } from '../../../contract/paths.ts'

/** Counts the credits of which nobody has decided yet, and repeats it at an interval. */
export const watchCreditCount: Listen<number> = (_, next, failed) => {
  let isStopped = false
  const { stop } = keepChecking(async () => {
    try {
      const count = await countList({
        collection: collectionPaths.bankCredits,
        where: [['status', 'open']],
      })
      if (!isStopped) next(count)
    } catch (error) {
      if (!isStopped) failed(error as Error)
    }
    return undefined
  })
  return () => {
    isStopped = true
    stop()
  }
}
