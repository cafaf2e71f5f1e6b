/** A text that the college edits, in English and optionally in Hindi. */
export type LocalizedText = { en: string; hi?: string }
