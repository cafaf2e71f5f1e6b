import { documentPaths } from '@prangan/contract/paths'
import { watchDocument } from '../../../firebase/firestore.ts'
import { askForNotices } from './ask-for-notices.ts'
import { keepCurrent } from './keep-current.ts'
import { isCurrentNotices } from './parse-notices.ts'
import { isRefusal } from './refusal.ts'
import { serverNow } from './server-clock.ts'

export { askForNotices }

/** Listens to the one document that holds what the home page and the ticker show; a bad one is a failure, not a change. */
export const watchNotices = keepCurrent({
  watch: (next, refused, failed) => {
    const logged = () => {
      console.warn('The notices could not be read; the page keeps what it has.')
      failed()
    }
    return watchDocument(
      documentPaths.currentNotices,
      (data) => (isCurrentNotices(data) ? next(data) : logged()),
      (error) => (isRefusal(error) ? refused() : logged()),
    )
  },
  ask: askForNotices,
  now: serverNow,
})
