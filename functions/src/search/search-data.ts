import type { LocalizedText } from '@prangan/contract/schemas/content'
import type { SearchKind } from '@prangan/contract/site-search/search-answer'

/** Something that the site's search finds. */
export type SearchEntry = {
  kind: SearchKind
  /** As in the result: see `SearchResult`. */
  target: string
  title: LocalizedText
  /** What else it is called, in menus and on cards; of a person the designation, the faculty or the degree. */
  names?: LocalizedText
  /** Headings, questions and people's names in both languages: searched, not shown. */
  headings?: string
  /** All that it says. */
  text?: LocalizedText
  /** Of a notice: the moment from which it is public, and the one at which it ended or will (ISO 8601). */
  from?: string
  until?: string
}

/** An answer of the office: searches for one of these phrases find what is at the target first. */
export type Pin = { phrases: readonly string[]; target: string }

/** All that the search needs, made of what is published. */
export type SearchData = {
  entries: readonly SearchEntry[]
  /** Groups of words that mean the same, as the office wrote them. */
  synonyms: readonly (readonly string[])[]
  pins: readonly Pin[]
}
