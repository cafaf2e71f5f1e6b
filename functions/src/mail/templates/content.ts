import { factsIn, fillFacts, type LocalizedFacts } from '@prangan/contract/content/fill-facts'
import { shownText } from '@prangan/contract/content/show-in'
import { type DateWords, englishDates, formatDate, formatMinute } from '@prangan/contract/format-date'
import { hindiDates } from '@prangan/contract/hindi-dates'
import { type Language, languages, pathIn } from '@prangan/contract/languages'
import type { LocalizedText } from '@prangan/contract/schemas/content'

/**
 * One paragraph: text, a code in large digits, or a link. `lang` marks a text in another language for screen readers.
 */
export type Paragraph = { text: string; lang?: Language } | { code: string } | { link: string; text: string }

/** The sender: the site's address, the college's name, the office's e-mail address, and what texts name as `{{key}}`. */
export type Sender = { site: string; college: LocalizedText; office: string; facts: LocalizedFacts }

/** The subject of a mail, and its body between the greeting and the signature. */
export type Content = { subject: string; body: Paragraph[] }

/** What the texts of a mail name of the college and its site, in the mail's language. */
export type Named = {
  college: string
  office: string
  /** The address of a page of the site. */
  page: (path: string) => string
  /** Fills in the college's facts. */
  fill: (text: string) => string
  /** A day (YYYY-MM-DD) for people. */
  day: (day: string) => string
  /** A moment (a date, or ISO 8601) in India for people, to the minute. */
  moment: (moment: Date | string) => string
  /** Rupees for people. */
  rupees: (amount: number) => string
}

/** A mail to a person, in each language of the site. */
export type Template<About> = Record<Language, (about: About, named: Named) => Content>

const datesIn: Record<Language, DateWords> = { en: englishDates, hi: hindiDates }

/** What the texts of a mail name, in its language. */
export function namedIn(language: Language, { site, college, office, facts }: Sender): Named {
  const { locale } = languages[language]
  const dates = datesIn[language]
  return {
    college: shownText(college, language).text,
    office,
    page: (path) => `${site}${pathIn(language, path)}`,
    fill: (text) => fillFacts(text, factsIn(facts, language)),
    day: (day) => formatDate(day, dates.months),
    moment: (moment) => formatMinute(new Date(moment), dates),
    rupees: (amount) => `₹${new Intl.NumberFormat(locale).format(amount)}`,
  }
}

/** What somebody of the office typed, in whichever language. */
export const typed = (text: string): Paragraph => ({
  text,
  lang: /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en',
})
