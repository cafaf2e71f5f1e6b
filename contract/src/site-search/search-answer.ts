import type { Language } from '../languages.ts'

export const searchKinds = ['page', 'notice', 'document', 'teacher', 'alumnus'] as const
export type SearchKind = (typeof searchKinds)[number]

/** A piece of a text, and whether it is what was looked for. */
export type MarkedPiece = { text: string; isMatch: boolean }

/** A text of a result, with what was looked for marked; `lang` is its language where that is not the page's. */
export type MarkedText = { pieces: MarkedPiece[]; lang?: Language }

/** A result as it is shown. */
export type SearchResult = {
  kind: SearchKind
  /** Its address; of a teacher the slug of the profile; '' where it leads nowhere. */
  target: string
  title: MarkedText
  excerpt?: MarkedText
  /** Of a notice: the moment from which it is public (ISO 8601). */
  from?: string
  isOver: boolean
}

/** The answer to a query. `shownFor` is the spelling that the results are of, where the query itself has none. */
export type SearchAnswer = {
  query: string
  results: SearchResult[]
  total: number
  shownFor?: string
}
