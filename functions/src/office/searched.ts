import { parseDocuments } from '@prangan/contract/parse-document'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import type * as z from 'zod/mini'

type Keys = readonly string[]

/** Describes a collection that the desk searches: its schema, and the search keys of a document. */
export function searched<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  keysOf: (document: z.output<Schema>, reference: DocumentReference) => Keys | Promise<Keys>,
) {
  return {
    schema,
    keysOf: async (stored: DocumentSnapshot): Promise<Keys | undefined> => {
      const [document] = parseDocuments(schema, [{ id: stored.ref.path, data: stored.data() }])
      return document && keysOf(document, stored.ref)
    },
  }
}
