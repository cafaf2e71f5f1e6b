import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { SearchKind } from '@prangan/contract/site-search/search-answer'

export type SearchEntry = {
  kind: SearchKind
  target: string
  title: LocalizedText
  /** Its labels in menus and on cards; for a person the designation, the faculty or the degree. */
  names?: LocalizedText
  /** Headings, questions and people's names in both languages: searched, not shown. */
  headings?: string
  text?: LocalizedText
  /** For a notice: the times at which it becomes public and ends (ISO 8601). */
  from?: string
  until?: string
}

export type Pin = { phrases: readonly string[]; target: string }

export type SearchData = {
  entries: readonly SearchEntry[]
  synonyms: readonly (readonly string[])[]
  pins: readonly Pin[]
}
