/** A document's fields as Firestore's REST API writes them: `{ title: { stringValue: 'Holiday' } }`. */
export type Fields = Record<string, unknown>

/** A change of stored documents that a release needs. Releases before it still have to read what it leaves. */
export type Migration = {
  /** The schema version that it leads to, from the one before. */
  to: number
  /** What it does, for the operator, as a sentence in the imperative. */
  plan: string
  /** The collection's path with `*` for ids: `news`, `faculty/*\/awards`. */
  collection: string
  /** Returns a document's new fields, or undefined if it has the new form already: it may be asked again. */
  change: (fields: Fields) => Fields | undefined
}

/** All since 1.0.0, whose documents have version 1. The last one leads to `schemaVersion`. */
export const migrations: readonly Migration[] = []
