import { documents } from '@prangan/contract/paths'
import { watchDocument } from '../../../firebase/firestore.ts'
import type { Listen } from './notices-store.ts'
import { isCurrentNotices } from './parse-notices.ts'

/** Listens to the one document that holds what the home page and the ticker show; a bad one is a failure, not a change. */
export const watchNotices: Listen = (next, failed) =>
  watchDocument(
    documents.currentNotices,
    (data) => {
      if (isCurrentNotices(data)) return next(data)
      console.warn('The notices could not be read; the page keeps what it has.')
      failed()
    },
    failed,
  )
