/** In the format of Firestore's REST API: `{ title: { stringValue: 'Holiday' } }`. */
export type Fields = Record<string, unknown>

/** A change of stored documents for a release. Earlier releases must still be able to read the result. */
export type Migration = {
  to: number
  plan: string
  /** The collection's path with `*` for ids: `news`, `faculty/*\/awards`. */
  collection: string
  /** Returns the new fields, or undefined if the document is already migrated. Must be idempotent. */
  change: (fields: Fields) => Fields | undefined
}

/** All migrations since 1.0.0 (version 1). The last one leads to `schemaVersion`. */
export const migrations: readonly Migration[] = []
