/** A text that the college edits, in English and, where there is one, in Hindi. */
export type LocalizedText = { en: string; hi?: string }
