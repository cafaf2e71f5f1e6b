import { documents } from '@prangan/contract/paths'
import { watchDocument } from '../../../firebase/firestore.ts'
import { askForNotices } from './ask-for-notices.ts'
import { keepCurrent } from './keep-current.ts'
import { isCurrentNotices } from './parse-notices.ts'
import { isRefusal } from './refusal.ts'
import { serverNow } from './server-clock.ts'

export { askForNotices }

/** Listens to the one document that holds what the home page and the ticker show; a bad one is a failure, not a change. */
export const watchNotices = keepCurrent({
  watch: (next, refused, failed) =>
    watchDocument(
      documents.currentNotices,
      (data) => {
        if (isCurrentNotices(data)) return next(data)
        console.warn('The notices could not be read; the page keeps what it has.')
        failed()
      },
      (error) => (isRefusal(error) ? refused() : failed()),
    ),
  ask: askForNotices,
  now: serverNow,
})
