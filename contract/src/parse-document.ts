import type * as z from 'zod/mini'

export type RawDocument = { id: string; data: unknown }

export type WithId<Document> = Document & { id: string }

/** Parses a stored document. Throws an error that names the document if it does not match. */
export function parseDocument<Schema extends z.ZodMiniType>(
  schema: Schema,
  { id, data }: RawDocument,
): z.output<Schema> {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  throw new Error(`The document ${id} does not match its schema.`, { cause: parsed.error })
}

/** Parses a list of documents. Reports and skips those that do not match, so that the rest still shows. */
export function parseDocuments<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  documents: readonly RawDocument[],
): WithId<z.output<Schema>>[] {
  return documents.flatMap(({ id, data }) => {
    const parsed = schema.safeParse(data)
    if (parsed.success) return [{ ...parsed.data, id }]
    console.error(`The document ${id} does not match its schema.`, parsed.error.issues)
    return []
  })
}
