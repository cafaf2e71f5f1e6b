export type Nouns = readonly [one: string, several: string]
