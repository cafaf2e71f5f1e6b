/** The version of all stored documents together. Each migration (operations/src/migrations) increments it. */
export const schemaVersion = 1
