import { parseDocument } from '@prangan/contract/parse-document'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type * as z from 'zod/mini'

/** Parses a document by its schema, a missing one as one without fields. Throws, naming it, where it does not match. */
export function parseStored<Schema extends z.ZodMiniType>(
  schema: Schema,
  stored: DocumentSnapshot | undefined,
): z.output<Schema> {
  return parseDocument(schema, { id: stored?.ref.path ?? '', data: stored?.data() ?? {} })
}
