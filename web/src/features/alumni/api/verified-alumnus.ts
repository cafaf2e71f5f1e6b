import type { VerifiedAlumnusDocument } from '@prangan/contract/schemas/alumni'

/** What the public sees of an alumnus. */
export type VerifiedAlumnus = VerifiedAlumnusDocument & { id: string }

/** The gallery as far as a visitor has asked for it, and how to ask for more. */
export type Gallery = {
  /** The newest year first, within it by name. */
  alumni: readonly VerifiedAlumnus[]
  /** What there is behind the last of them: perhaps more, a page on its way, one that could not be read, nothing. */
  rest: 'more' | 'loading' | 'failed' | 'none'
  showMore: () => void
}
