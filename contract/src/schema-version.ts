/** The version of all stored documents together: it rises with each change that older documents have to be migrated for. */
export const schemaVersion = 1
