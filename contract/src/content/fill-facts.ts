import { college } from '@prangan/college/config'
import type { Language } from '../languages.ts'
import { localized } from '../localized.ts'
import type { LocalizedText } from '../schemas/content-fields.ts'
import type { SiteSettings } from '../schemas/site-settings.ts'
import { type Shown, type ShownText, shownText } from './show-in.ts'

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

type FactSettings = Pick<SiteSettings, 'contact' | 'figures' | 'offices'>

/** The settings that have facts, with texts in all languages or in one. */
type SettingsIn<Text> = {
  contact: { phone: { shown: string }; email: string; address: Text }
  figures: { figures: readonly { key: string; value: Text }[] }
  offices: {
    offices: readonly {
      key: string
      name: Text
      person: Text
      phone: string
      email: string
      place: Text
      hours: Text
    }[]
  }
}

/** Names the facts of the settings. A text refers to an office by its short name, and to its person as `{{<short name>.person}}`. */
const nameFacts = <Text>(
  { contact, figures, offices }: SettingsIn<Text>,
  toText: (plain: string) => Text,
): Record<string, Text> => ({
  ...Object.fromEntries(
    offices.offices.flatMap(({ key, name, person, phone, email, place, hours }) => [
      [key, name],
      [`${key}.person`, person],
      [`${key}.phone`, toText(phone)],
      [`${key}.email`, toText(email)],
      [`${key}.place`, place],
      [`${key}.hours`, hours],
    ]),
  ),
  ...Object.fromEntries(figures.figures.map(({ key, value }) => [key, value])),
  phone: toText(contact.phone.shown),
  email: toText(contact.email),
  address: contact.address,
})

export const localizedFactsOf = (settings: FactSettings): LocalizedFacts => ({
  ...configuredFigures,
  ...nameFacts(settings, localized),
})

export const factsIn = (facts: LocalizedFacts, language: Language): Facts =>
  Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, shownText(fact, language).text]))

export function factsOf(settings: Shown<FactSettings>, language: Language): Facts {
  const facts = nameFacts<Pick<ShownText, 'text'>>(settings, (text) => ({ text }))
  return {
    ...factsIn(configuredFigures, language),
    ...Object.fromEntries(Object.entries(facts).map(([key, { text }]) => [key, text])),
  }
}

const name = /\{\{([A-Za-z0-9]+(?:\.[a-z]+)?)\}\}/g

export const factNamesIn = (text: string): string[] => [...text.matchAll(name)].map(([, key = '']) => key)

/** Replaces `{{key}}` by facts; unknown keys stay unchanged. */
export const fillFacts = (text: string, facts: Facts): string =>
  text.replaceAll(name, (written, key: string) => (Object.hasOwn(facts, key) ? (facts[key] ?? '') : written))
