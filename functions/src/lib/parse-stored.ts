import { parseDocument } from '@prangan/contract/parse-document'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type * as z from 'zod/mini'

export function parseStored<Schema extends z.ZodMiniType>(
  schema: Schema,
  stored: DocumentSnapshot | undefined,
): z.output<Schema> {
  return parseDocument(schema, { id: stored?.ref.path ?? '', data: stored?.data() ?? {} })
}
