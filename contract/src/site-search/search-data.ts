import type { LocalizedText } from '../schemas/content.ts'

export const searchKinds = ['page', 'notice', 'document', 'person'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Something that the site's search finds. */
export type SearchEntry = {
  kind: SearchKind
  /** Its address; of a person the e-mail address of the profile; '' where it leads nowhere. */
  target: string
  title: LocalizedText
  /** What else it is called, in menus and on cards; of a person the designation and the faculty. */
  names?: LocalizedText
  /** Headings, questions and people's names in both languages: searched, not shown. */
  headings?: string
  /** Its first words. */
  text?: LocalizedText
  /** Of a notice: the moment from which it is public, and the one at which it ended or will (ISO 8601). */
  from?: string
  until?: string
}

/** All that the search needs: made by the functions of what is published, indexed by whoever searches. */
export type SearchData = {
  entries: readonly SearchEntry[]
  /** Groups of words that mean the same, as the office wrote them. */
  synonyms: readonly (readonly string[])[]
  /** When a scheduled notice or page becomes public (ISO 8601), or null. */
  nextChangeAt: string | null
}

/** Where the functions serve it. */
export const searchDataPath = '/search-index.json'
