import { collectionPaths } from '@prangan/contract/paths'
import { watchList } from '@prangan/web/firebase/firestore.ts'
import type { Listen } from '@prangan/web/lib/use-live.ts'
import { type ListRow, toListRows } from './list-row.ts'

export const watchLists: Listen<readonly ListRow[]> = (name, next, failed) => {
  const { session, programme }: { session: string; programme: string } = JSON.parse(name)
  return watchList(
    {
      collection: collectionPaths.admissionLists,
      where: [
        ['session', session],
        ['programme', programme],
      ],
    },
    (stored) =>
      next(
        toListRows(stored).toSorted(
          (one, other) =>
            other.number - one.number ||
            other.revision - one.revision ||
            other.publishedAt.getTime() - one.publishedAt.getTime(),
        ),
      ),
    failed,
  )
}
