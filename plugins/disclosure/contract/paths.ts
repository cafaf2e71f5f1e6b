export const collectionPaths = { disclosures: 'disclosures' } as const

export const disclosurePath = (key: string): string => `${collectionPaths.disclosures}/${key}`

/** The public data that the page reads. */
export const disclosuresFile = '/disclosures.json'
