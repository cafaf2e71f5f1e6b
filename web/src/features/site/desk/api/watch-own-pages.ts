import { collectionPaths } from '@prangan/contract/paths'
import { watchList } from '../../../../firebase/firestore.ts'
import type { Listen } from '../../../../lib/use-live.ts'
import type { PageRow } from '../page-labels.ts'
import { pages } from '../pages.ts'

const mostPages = 100

export const watchOwnPages: Listen<readonly PageRow[]> = (uid, next, failed) =>
  watchList(
    { collection: collectionPaths.pages, where: [['owners', uid, 'array-contains']], limit: mostPages },
    (rows) => next(pages.toRows(rows)),
    failed,
  )
