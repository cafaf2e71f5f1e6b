import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { watchList } from '@prangan/web/firebase/firestore.ts'
import type { Listen } from '@prangan/web/lib/use-live.ts'
import { admissionPaths } from '../../../contract/paths.ts'
import { type ObjectionDocument, ObjectionDocumentSchema } from '../../../contract/schemas/admission-lists.ts'

export type ObjectionRow = WithId<ObjectionDocument>

/** Listens to the objections to a list: the open ones first, the oldest of them first. */
export const watchObjections: Listen<readonly ObjectionRow[]> = (list, next, failed) =>
  watchList(
    { collection: admissionPaths.objections(list), where: [] },
    (stored) =>
      next(
        parseDocuments(ObjectionDocumentSchema, stored).toSorted(
          (one, other) =>
            Number(other.status === 'open') - Number(one.status === 'open') ||
            one.at.getTime() - other.at.getTime(),
        ),
      ),
    failed,
  )
