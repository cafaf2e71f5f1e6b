import type { ReactNode } from 'react'
import type { GetToken } from '../../lib/desk-session.ts'
import type { ActionLabels, SeveralMessages } from '../../messages/en/desk/actions.ts'

export type Answers = Readonly<Record<string, string>>

export type QuestionFieldsProps<Row> = {
  rows: readonly Row[]
  answers: Answers
  onAnswer: (changes: Answers) => void
  /** What is missing in the answers, once somebody has tried to go on. */
  issue?: string | undefined
}

export type Action<Row> = {
  labels: (row: Row | undefined) => ActionLabels
  /** In place of 'Cancel', where the action itself cancels something. */
  keep?: () => string
  title: (row: Row) => string
  text: (row: Row) => ReactNode
  /** The messages for several rows; without them, the action is for single rows only. */
  several?: () => SeveralMessages
  /** Of several rows, those that the action can succeed for with these answers; all of them without it. */
  rowsFor?: (rows: readonly Row[], answers: Answers) => readonly Row[]
  /** The labels for several rows, in place of `labels`. */
  severalLabels?: (rows: readonly Row[], answers: Answers) => ActionLabels
  /** What is missing in the answers, if anything. */
  issueIn?: (rows: readonly Row[], answers: Answers) => string | undefined
  /** True if the action destroys nothing. */
  isHarmless?: true
  /** The action starts after a delay in which it can be undone: its row stays in the list, and the details close. */
  isDelayed?: true
  fields?: (props: QuestionFieldsProps<Row>) => ReactNode
  run: (row: Row, context: { getToken: GetToken; answers: Answers }) => Promise<string | undefined>
  failure: (error: unknown) => string
  /** Takes it back, which the message about it offers. */
  undo?: {
    run: (row: Row, context: { getToken: GetToken }) => Promise<string>
    failure: (error: unknown) => string
  }
}

/** `turn` distinguishes it from an earlier question about the same rows. */
export type Question<Row, Kind extends string> = {
  kind: Kind
  rows: readonly Row[]
  isBulk: boolean
  isOver: boolean
  turn: number
}
