/**
 * The version of all stored documents together. It rises with each migration (operations/src/migrations), for which older
 * documents are changed.
 */
export const schemaVersion = 1
