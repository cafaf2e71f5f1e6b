import type { ReactNode } from 'react'
import type { GetToken } from '../../lib/desk-session.ts'
import type { ActionLabels, SeveralMessages } from '../../messages/en/desk/actions.ts'

/** What is filled in in a question, by the names of its fields. */
export type Answers = Readonly<Record<string, string>>

/** The fields of a question: they show `answers` and report changes. */
export type QuestionFieldsProps<Row> = {
  rows: readonly Row[]
  answers: Answers
  onAnswer: (changes: Answers) => void
}

/** Something that staff do with one row of a list, or with several, once they have confirmed it. */
export type Action<Row> = {
  /** The button's label, idle and busy: Verify, Verifying…. */
  labels: (row: Row | undefined) => ActionLabels
  /** The question about one row. */
  title: (row: Row) => string
  /** What follows from it. */
  text: (row: Row) => ReactNode
  /** What is said of several rows; without it, it is not offered for several. */
  several?: () => SeveralMessages
  /** It destroys nothing. */
  isHarmless?: true
  /** It begins later and can be undone meanwhile: its row stays in the list, and the details close. */
  isDelayed?: true
  fields?: (props: QuestionFieldsProps<Row>) => ReactNode
  /** Does it; resolves with the message for people. */
  run: (row: Row, context: { getToken: GetToken; answers: Answers }) => Promise<string | undefined>
  /** The message of a failure. */
  failure: (error: unknown) => string
}

/** A question about rows of a list. `turn` distinguishes it from an earlier one about the same rows. */
export type Question<Row, Kind extends string> = {
  kind: Kind
  rows: readonly Row[]
  isBulk: boolean
  /** It is asked over the details. */
  isOver: boolean
  turn: number
}
