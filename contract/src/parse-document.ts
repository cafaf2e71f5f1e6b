import type * as z from 'zod/mini'

/** A document as a Firestore SDK gives it, on the server or in the browser. */
export type RawDocument = { id: string; data: unknown }

/** A parsed document together with its id. */
export type WithId<Document> = Document & { id: string }

/** Parses a stored document by its schema. Throws, naming the document, where it does not match. */
export function parseDocument<Schema extends z.ZodMiniType>(
  schema: Schema,
  { id, data }: RawDocument,
): z.output<Schema> {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  throw new Error(`The document ${id} does not match its schema.`, { cause: parsed.error })
}

/** Parses the documents of a list. One that does not match is reported and left out, so that the rest still shows. */
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
