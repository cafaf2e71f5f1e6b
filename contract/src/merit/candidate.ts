import type { categories } from '../schemas/admissions.ts'
import type { Exam, HorizontalKey, Marks, MeritTrace, tieBreaks } from '../schemas/merit-rules.ts'

export type Category = (typeof categories)[number]

/** What merit needs to know of an application: only what was verified. */
export type Candidate = {
  id: string
  /** The application number: unique, so that it decides between two who are equal in everything else. */
  number: string
  name: string
  /** YYYY-MM-DD. */
  dob: string
  gender: 'male' | 'female' | 'other'
  category: Category
  /** Verified weightage, in hundredths of a point. */
  claims: readonly { key: string; points: number }[]
  /** Verified groups; women are known by their gender. */
  horizontals: readonly Exclude<HorizontalKey, 'women'>[]
  marks: Readonly<Partial<Record<Exam, Marks | 'awaited'>>>
}

/** Why somebody has no rank; `exam` says in which examination. */
export type NoRank = { reason: 'awaited' | 'missing' | 'badMarks' | 'belowMinimum'; exam: Exam }

/** What an allocation needs to know of somebody with a rank. */
export type Contender = {
  id: string
  /** From 1, without gaps. */
  rank: number
  category: Category
  /** All groups that the person belongs to. */
  groups: readonly HorizontalKey[]
  /** Whether the person reaches the minimum of the open seats. */
  open: boolean
}

/** What can decide between two with the same index; the application number does where nothing else does. */
export type Tie = (typeof tieBreaks)[number] | 'number'

/** Somebody with a rank. */
export type Ranked = Contender & {
  number: string
  name: string
  /** From 1 among those of the same category. */
  categoryRank: number
  /** Hundredths. */
  index: number
  /** What put this person below the one before with the same index; null where the index is lower. */
  tie: Tie | null
  trace: MeritTrace
}
