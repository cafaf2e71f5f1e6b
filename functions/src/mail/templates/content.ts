import { college as configured } from '@prangan/college/config'
import { factsIn, fillFacts, type LocalizedFacts } from '@prangan/contract/content/fill-facts'
import { shownText, termIn } from '@prangan/contract/content/show-in'
import { isOnDesk } from '@prangan/contract/desk-paths'
import { type DateWords, formatDate, formatMinute } from '@prangan/contract/format-date'
import { type Language, languageOfText, languages, pathIn } from '@prangan/contract/languages'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'

/** `lang` marks a text in another language for screen readers. */
export type Paragraph =
  | { text: string; lang?: Language }
  | { code: string }
  | { link: string; text: string; lang?: Language }

export type Sender = { site: string; college: LocalizedText; office: string; facts: LocalizedFacts }

/** `foot` comes below the signature. */
export type Content = { subject: string; body: Paragraph[]; foot?: Paragraph[] }

export type Named = {
  college: string
  office: string
  /** Translates a course, which is stored by its English name. */
  course: (stored: string) => string
  page: (path: string) => string
  fill: (text: string) => string
  /** YYYY-MM-DD. */
  day: (day: string) => string
  /** A date or an ISO 8601 timestamp; the result is in India's time, to the minute. */
  time: (time: Date | string) => string
  rupees: (amount: number) => string
}

/** Writes a mail in its language. */
export type Template<About> = (about: About, named: Named) => Content

export function namedIn(
  language: Language,
  dates: DateWords,
  { site, college, office, facts }: Sender,
): Named {
  const { locale } = languages[language]
  return {
    college: shownText(college, language).text,
    office,
    course: (stored) => termIn(language, Object.values(configured.courses), stored),
    page: (path) => `${site}${isOnDesk(path) ? path : pathIn(language, path)}`,
    fill: (text) => fillFacts(text, factsIn(facts, language)),
    day: (day) => formatDate(day, dates.months),
    time: (time) => formatMinute(new Date(time), dates),
    rupees: (amount) => `₹${new Intl.NumberFormat(locale).format(amount)}`,
  }
}

export const typed = (text: string): Paragraph => ({
  text,
  lang: languageOfText(text),
})
