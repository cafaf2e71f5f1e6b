import type { VerifiedAlumnusDocument } from '@prangan/contract/schemas/alumni'

export type VerifiedAlumnus = VerifiedAlumnusDocument & { id: string }

export type Found = { shown: readonly VerifiedAlumnus[]; total: number }

/** The part of the gallery that the visitor has loaded, and a way to load more. */
export type Gallery = {
  alumni: readonly VerifiedAlumnus[]
  /** What follows the last of them: perhaps more, a page that is loading, one that failed, or nothing. */
  rest: 'more' | 'loading' | 'failed' | 'none'
  showMore: () => void
}

/** How many alumni a page of the gallery has: full rows of two, three or four. */
export const galleryPageSize = 24
