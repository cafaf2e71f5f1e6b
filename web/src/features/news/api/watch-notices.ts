import { documentPaths } from '@prangan/contract/paths'
import { CurrentNoticesDocumentSchema } from '@prangan/contract/schemas/notices'
import { watchDocument } from '../../../firebase/firestore.ts'
import { askForNotices } from './ask-for-notices.ts'
import { keepCurrent } from './keep-current.ts'
import { isRefusal } from './refusal.ts'
import { serverNow } from './server-clock.ts'

export { askForNotices }

/**
 * Listens to the document with the notices of the home page and the ticker; an invalid one is a failure, not a
 * change.
 */
export const watchNotices = keepCurrent({
  watch: (next, refused, failed) => {
    const logged = () => {
      console.warn('The notices could not be read; the page keeps what it has.')
      failed()
    }
    return watchDocument(
      documentPaths.currentNotices,
      (data) => {
        const { data: notices } = CurrentNoticesDocumentSchema.safeParse(data)
        if (notices) next(notices)
        else logged()
      },
      (error) => (isRefusal(error) ? refused() : logged()),
    )
  },
  ask: askForNotices,
  now: serverNow,
})
