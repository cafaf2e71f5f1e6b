import type { LocalizedText } from './text.ts'

/** A text in English and in Hindi. */
export const both = (en: string, hi: string): LocalizedText => ({ en, hi })

/** Texts in English only: paragraphs, list items, column headers. */
export const texts = (...all: readonly string[]): LocalizedText[] => all.map((en) => ({ en }))

/** The rows of a table in English. */
export const rows = (...all: readonly (readonly string[])[]): LocalizedText[][] =>
  all.map((row) => texts(...row))

/** Names and values for a `facts` block. */
export const facts = (...all: readonly (readonly [name: string, value: string])[]) =>
  all.map(([name, value]) => ({ name: { en: name }, value: { en: value } }))

/** A link with its text. */
export const link = (en: string, href: string, note?: string) => ({
  text: { en },
  href,
  ...(note ? { note: { en: note } } : {}),
})
