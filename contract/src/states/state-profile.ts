import type { LocalizedText } from '../schemas/content-fields.ts'

export type Category = {
  /** Stored with applications and seats, so it never changes its meaning. */
  key: string
  /** In forms. */
  name: LocalizedText
  shortName: LocalizedText
  /** Per cent in the qualifying examination that a new session asks for. */
  minimum: number
}

export type ReservedCategory = Category & {
  /** In the published table. */
  tableName: LocalizedText
  /** Per cent of the seats. */
  share: number
  /** Shares that get its unfilled seats, in this order: keys of categories, or 'open'. */
  conversion: readonly string[]
  /** How long its certificate is accepted; null if it does not expire. */
  certificateYears: number | null
}

/**
 * What differs between states in admissions. Categories that a law abolishes stay in the file, because stored applications
 * refer to them.
 */
export type StateProfile = {
  name: LocalizedText
  general: Category
  /** In the order in which equal fractions of a seat are rounded up. */
  reserved: readonly ReservedCategory[]
  /** The keys of all categories, as the form lists them. */
  formOrder: readonly string[]
  /**
   * Groups with a per cent of the seats within each category. The product knows 'women', who need no proof, and 'pwd', who
   * state the per cent of their disability.
   */
  groups: readonly { key: string; name: LocalizedText; share: number }[]
  weightage: readonly {
    name: LocalizedText
    points: number
    /** The claims of applicants that are in this row of the published table. Of those of one `kind` only the highest counts. */
    claims: readonly { key: string; name?: LocalizedText; group?: string; kind?: string }[]
  }[]
  /** Points. */
  weightageCap: number
  /** Common names of the examinations after class 10 and 12. */
  exams: { x: LocalizedText; xii: LocalizedText }
  boards: readonly LocalizedText[]
  /** The officer who signs most certificates, and a town for the example of one. */
  officer: LocalizedText
  town: LocalizedText
}
