import type { Exam, HorizontalKey, Marks, MeritTrace, tieBreaks } from '../schemas/merit-rules.ts'

export type Candidate = {
  id: string
  /** Unique, so it is the last tie break. */
  number: string
  name: string
  dob: string
  gender: 'male' | 'female' | 'other'
  category: string
  /** Verified weightage, in hundredths of a point. */
  claims: readonly { key: string; points: number }[]
  /** Verified groups, without 'women', which follows from the gender. */
  horizontals: readonly HorizontalKey[]
  marks: Readonly<Partial<Record<Exam, Marks | 'awaited'>>>
}

export type NoRank = { reason: 'awaited' | 'missing' | 'badMarks' | 'belowMinimum'; exam: Exam }

export type Contender = {
  id: string
  rank: number
  category: string
  groups: readonly HorizontalKey[]
  /** True if the person reaches the minimum for open seats. */
  open: boolean
}

/** Tie breaks between equal indexes; the application number is the last. */
export type Tie = (typeof tieBreaks)[number] | 'number'

export type Ranked = Contender & {
  number: string
  name: string
  categoryRank: number
  /** Hundredths. */
  index: number
  /** The tie break that put this person below the previous one; null if the index is lower. */
  tie: Tie | null
  trace: MeritTrace
}
