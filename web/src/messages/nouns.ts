/** The noun for what is listed, singular and plural, as the catalogue's sentences take it. */
export type Nouns = readonly [one: string, several: string]
