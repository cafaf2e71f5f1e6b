import { college } from '../college.config.ts'
import type { Frame, LocalizedText } from '../schemas/content.ts'

/** What texts may name as `{{key}}`, by key. */
export type Facts = Readonly<Record<string, LocalizedText>>

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
} as const satisfies Facts

/** The facts of a frame: what the college is reached by, and its figures. */
export function factsOf({ contact, figures }: Pick<Frame, 'contact' | 'figures'>): Facts {
  return {
    ...configuredFigures,
    ...Object.fromEntries(figures.figures.map(({ key, value }) => [key, value])),
    phone: { en: contact.phone.shown },
    email: { en: contact.email },
    address: contact.address,
  }
}

const name = /\{\{([A-Za-z0-9]+)\}\}/g

/** The keys that a text names. */
export const factsIn = (text: string): string[] => [...text.matchAll(name)].map(([, key = '']) => key)

/** A text with its facts filled in; one that does not exist stays as it is written. */
export function fillFacts(text: string, facts: Facts, language: 'en' | 'hi' = 'en'): string {
  return text.replaceAll(name, (written, key: string) => {
    const fact = Object.hasOwn(facts, key) ? facts[key] : undefined
    return fact ? (language === 'hi' && fact.hi) || fact.en : written
  })
}

/** A text in its languages with its facts filled in. */
export const fillText = ({ en, hi }: LocalizedText, facts: Facts): LocalizedText => ({
  en: fillFacts(en, facts),
  ...(hi !== undefined && { hi: fillFacts(hi, facts, 'hi') }),
})
