import { parseDocuments } from '@prangan/contract/parse-document'
import { watchList } from '@prangan/web/firebase/firestore.ts'
import type { Listen } from '@prangan/web/lib/use-live.ts'
import { collectionPaths } from '../../../contract/paths.ts'
import { type PaymentEntry, PaymentEntrySchema } from '../../../contract/schemas/payment-entries.ts'

/** Listens to what happened to payments with a reference, as `referenceKey` compares it; to nothing for ''. */
export const watchSameReference: Listen<readonly PaymentEntry[]> = (key, next, failed) => {
  if (key === '') {
    next([])
    return () => {}
  }
  return watchList(
    {
      collection: collectionPaths.admissionPayments,
      where: [['referenceKey', key]],
    },
    (stored) => next(parseDocuments(PaymentEntrySchema, stored)),
    failed,
  )
}
