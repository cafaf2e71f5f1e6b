import { college } from '../college.config.ts'
import type { Language } from '../languages.ts'
import type { Frame, LocalizedText } from '../schemas/content.ts'
import { type Shown, shownText } from './show-in.ts'

/** What texts may name as `{{key}}`, by key. */
export type LocalizedFacts = Readonly<Record<string, LocalizedText>>

/** The same in one language. */
export type Facts = Readonly<Record<string, string>>

const { bonaFideUntil, formFee, meritListWithin, minimumMarks } = college.admissionTerms

/**
 * The figures that the site's own forms and mails name, as the college's configuration has them. They stand in for one
 * that the frame has lost.
 */
export const configuredFigures = {
  formFee: { en: formFee },
  minimumMarks: { en: minimumMarks },
  meritListWithin,
  bonaFideUntil,
} as const satisfies LocalizedFacts

/** The facts of a frame: what the college is reached by, and its figures. */
export function localizedFactsOf({ contact, figures }: Pick<Frame, 'contact' | 'figures'>): LocalizedFacts {
  return {
    ...configuredFigures,
    ...Object.fromEntries(figures.figures.map(({ key, value }) => [key, value])),
    phone: { en: contact.phone.shown },
    email: { en: contact.email },
    address: contact.address,
  }
}

/** Facts in a language. */
export const factsIn = (facts: LocalizedFacts, language: Language): Facts =>
  Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, shownText(fact, language).text]))

/** The facts of a frame that is shown in a language. */
export function factsOf(
  { contact, figures }: Shown<Pick<Frame, 'contact' | 'figures'>>,
  language: Language,
): Facts {
  return {
    ...factsIn(configuredFigures, language),
    ...Object.fromEntries(figures.figures.map(({ key, value }) => [key, value.text])),
    phone: contact.phone.shown,
    email: contact.email,
    address: contact.address.text,
  }
}

const name = /\{\{([A-Za-z0-9]+)\}\}/g

/** The keys that a text names. */
export const factNamesIn = (text: string): string[] => [...text.matchAll(name)].map(([, key = '']) => key)

/** A text with its facts filled in; one that does not exist stays as it is written. */
export const fillFacts = (text: string, facts: Facts): string =>
  text.replaceAll(name, (written, key: string) => (Object.hasOwn(facts, key) ? (facts[key] ?? '') : written))
