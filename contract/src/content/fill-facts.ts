import { college } from '@prangan/college/config'
import type { Language } from '../languages.ts'
import { localized } from '../localized.ts'
import type { LocalizedText } from '../schemas/content-fields.ts'
import type { SiteSettings } from '../schemas/site-settings.ts'
import { type Shown, shownText } from './show-in.ts'

export type LocalizedFacts = Readonly<Record<string, LocalizedText>>

export type Facts = Readonly<Record<string, string>>

const { bonaFideUntil, formFee, meritListWithin, minimumMarks } = college.admissionTerms

/** Figures that forms and mails of the site use. The college's configuration is the fallback for a deleted figure. */
export const configuredFigures = {
  formFee: localized(formFee),
  minimumMarks: localized(minimumMarks),
  meritListWithin,
  bonaFideUntil,
} as const satisfies LocalizedFacts

export function localizedFactsOf({
  contact,
  figures,
}: Pick<SiteSettings, 'contact' | 'figures'>): LocalizedFacts {
  return {
    ...configuredFigures,
    ...Object.fromEntries(figures.figures.map(({ key, value }) => [key, value])),
    phone: localized(contact.phone.shown),
    email: localized(contact.email),
    address: contact.address,
  }
}

export const factsIn = (facts: LocalizedFacts, language: Language): Facts =>
  Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, shownText(fact, language).text]))

export function factsOf(
  { contact, figures }: Shown<Pick<SiteSettings, 'contact' | 'figures'>>,
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

export const factNamesIn = (text: string): string[] => [...text.matchAll(name)].map(([, key = '']) => key)

/** Replaces `{{key}}` by facts; unknown keys stay unchanged. */
export const fillFacts = (text: string, facts: Facts): string =>
  text.replaceAll(name, (written, key: string) => (Object.hasOwn(facts, key) ? (facts[key] ?? '') : written))
