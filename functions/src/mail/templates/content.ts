import { factsIn, fillFacts, type LocalizedFacts } from '@prangan/contract/content/fill-facts'
import { shownText } from '@prangan/contract/content/show-in'
import { type DateWords, englishDates, formatDate, formatMinute } from '@prangan/contract/format-date'
import { hindiDates } from '@prangan/contract/hindi-dates'
import { type Language, languages, pathIn } from '@prangan/contract/languages'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'

/** `lang` marks a text in another language for screen readers. */
export type Paragraph = { text: string; lang?: Language } | { code: string } | { link: string; text: string }

export type Sender = { site: string; college: LocalizedText; office: string; facts: LocalizedFacts }

export type Content = { subject: string; body: Paragraph[] }

export type Named = {
  college: string
  office: string
  page: (path: string) => string
  fill: (text: string) => string
  /** YYYY-MM-DD. */
  day: (day: string) => string
  /** A date or an ISO 8601 timestamp; the result is in India's time, to the minute. */
  time: (time: Date | string) => string
  rupees: (amount: number) => string
}

export type Template<About> = Record<Language, (about: About, named: Named) => Content>

/** Writes a mail; one with a template is written in its reader's language. */
export type WriteContent<About> = (about: About, sender: Sender, language: Language) => Content

export const inLanguage =
  <About>(template: Template<About>): WriteContent<About> =>
  (about, sender, language) =>
    template[language](about, namedIn(language, sender))

const datesIn: Record<Language, DateWords> = { en: englishDates, hi: hindiDates }

export function namedIn(language: Language, { site, college, office, facts }: Sender): Named {
  const { locale } = languages[language]
  const dates = datesIn[language]
  return {
    college: shownText(college, language).text,
    office,
    page: (path) => `${site}${pathIn(language, path)}`,
    fill: (text) => fillFacts(text, factsIn(facts, language)),
    day: (day) => formatDate(day, dates.months),
    time: (time) => formatMinute(new Date(time), dates),
    rupees: (amount) => `₹${new Intl.NumberFormat(locale).format(amount)}`,
  }
}

export const typed = (text: string): Paragraph => ({
  text,
  lang: /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en',
})
