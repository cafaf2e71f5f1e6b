import type { ComponentType } from 'react'
import type { ResourceAddress } from '../../lib/use-resource-address.ts'
import type { Action, Question } from './action.ts'

/** What the dialogs of a list need; `ResourceDialogs` takes it. */
export type DialogsProps<Row, Kind extends string> = {
  address: Omit<ResourceAddress, 'filter'>
  /** The rows that the list shows. */
  rows: readonly Row[]
  ask: (kind: Kind, rows: readonly Row[]) => void
  /** The last question. It stays until its dialog has closed, so that its text does. */
  question: Question<Row, Kind> | null
  isAsking: boolean
  onAnswered: () => void
  /** Gets the focus if a row is gone. */
  fallbackFocus: () => HTMLElement | null
}

/** What an open document's details and buttons get. */
export type DetailsProps<Row, Kind extends string = never> = {
  row: Row
  /** Asks before an action on it. */
  ask: (kind: Kind) => void
  /** Opens its form. The button that does gets `data-edit`: the focus returns to it. */
  edit: () => void
  /** Opens another document in its place. */
  open: (id: string) => void
  close: () => void
  onBusyChange: (isBusy: boolean) => void
}

/** What a form gets from its dialog. */
export type FormInDialogProps<Row> = {
  /** The document when the form was opened; null for a new one. */
  opened: Row | null
  /** The document now, live; null once it is deleted. */
  newest: Row | null
  /** The query parameters that keep the form open. */
  params: readonly string[]
  /** Where it is: last in a dialog, above something else in one, or in a panel. */
  place: 'last' | 'above' | 'panel'
  onBusyChange: (isBusy: boolean) => void
  onSaved: (message: string) => void
  onCancel: () => void
}

/** What a list's dialogs are made of. */
export type DialogParts<Row, Kind extends string> = {
  /** The titles of the details, of the form, and of the form for a new document. */
  titles: { details?: string; edit?: string; add?: string }
  /** What the form for a new document says below its title. */
  addText?: string
  /** Without details, opening a document opens its form. */
  Details?: ComponentType<DetailsProps<Row, Kind>>
  /** The buttons below the details, beside Close. */
  Buttons?: ComponentType<DetailsProps<Row, Kind>>
  Form?: ComponentType<FormInDialogProps<Row>>
  actions: Readonly<Record<Kind, Action<Row>>>
  /** Details and form are in a panel at the edge of the screen, not in a dialog. */
  isPanel?: true
}
