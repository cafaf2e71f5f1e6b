import { parseDocuments } from '@prangan/contract/parse-document'
import { documentPaths } from '@prangan/contract/paths'
import { type ProfileReviewDocument, ProfileReviewDocumentSchema } from '@prangan/contract/schemas/faculty'
import { type Listen, useLive } from '../../../lib/use-live.ts'

const loadReview = async (): Promise<Listen<ProfileReviewDocument | null>> => {
  const { watchDocument } = await import('../../../firebase/firestore.ts')
  return (uid, next, failed) =>
    watchDocument(
      documentPaths.profileReview(uid),
      (data) => {
        const [review] =
          data === undefined ? [] : parseDocuments(ProfileReviewDocumentSchema, [{ id: uid, data }])
        next(review ?? null)
      },
      failed,
    )
}

/** When somebody last looked through their profile, live; null if they never did. Only they and the office may read it. */
export const useProfileReview = (uid: string) => useLive(loadReview, uid)
