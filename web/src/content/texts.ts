import type { LocalizedText } from './text.ts'

/**
 * A text as it is written here: in English and in Hindi, or one that is the same in both, such as a number or an address.
 * One that is also used elsewhere, such as a name, comes in its stored form.
 */
export type Written = string | readonly [en: string, hi: string] | LocalizedText

export const both = (en: string, hi: string): LocalizedText => ({ en, hi })

/** A text in its stored form. */
export function text(written: Written): LocalizedText {
  if (typeof written === 'string') return { en: written }
  return 'en' in written ? written : both(...written)
}

export const texts = (...all: readonly Written[]): LocalizedText[] => all.map(text)

export const rows = (...all: readonly (readonly Written[])[]): LocalizedText[][] =>
  all.map((row) => texts(...row))

export const facts = (...all: readonly (readonly [name: Written, value: Written])[]) =>
  all.map(([name, value]) => ({ name: text(name), value: text(value) }))

export const link = (label: Written, href: string, note?: Written) => ({
  text: text(label),
  href,
  ...(note && { note: text(note) }),
})
