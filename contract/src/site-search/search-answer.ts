import type { Language } from '../languages.ts'

export const searchKinds = ['page', 'notice', 'document', 'teacher', 'alumnus'] as const
export type SearchKind = (typeof searchKinds)[number]

export type MarkedPiece = { text: string; isMatch: boolean }

export type MarkedText = { pieces: MarkedPiece[]; lang?: Language }

export type SearchResult = {
  kind: SearchKind
  /** The address, a teacher's profile slug, or ''. */
  target: string
  title: MarkedText
  excerpt?: MarkedText
  /** When a notice became public (ISO 8601). */
  from?: string
  isOver: boolean
}

/** `shownFor` is the corrected spelling, if the query itself has no results. */
export type SearchAnswer = {
  query: string
  results: SearchResult[]
  total: number
  shownFor?: string
}
