import type { LocalizedText } from './text.ts'

export type Written = string | readonly [en: string, hi: string] | LocalizedText

export const both = (en: string, hi: string): LocalizedText => ({ en, hi })

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
