import type { VerifiedAlumnusDocument } from '@prangan/contract/schemas/alumni'

export type VerifiedAlumnus = VerifiedAlumnusDocument & { id: string }

export type Found = { shown: readonly VerifiedAlumnus[]; total: number }

/** The part of the gallery that the visitor has loaded, and a way to load more. */
export type Gallery = {
  alumni: readonly VerifiedAlumnus[]
  rest: 'more' | 'loading' | 'failed' | 'none'
  showMore: () => void
}

export const galleryPageSize = 24
