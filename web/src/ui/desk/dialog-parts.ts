import type { ComponentType } from 'react'
import type { ResourceAddress } from '../../lib/use-resource-address.ts'
import type { Action, Question } from './action.ts'

export type DialogsProps<Row, Kind extends string> = {
  address: Omit<ResourceAddress, 'filter'>
  rows: readonly Row[]
  ask: (kind: Kind, rows: readonly Row[]) => void
  question: Question<Row, Kind> | null
  isAsking: boolean
  onAnswered: () => void
  fallbackFocus: () => HTMLElement | null
}

export type DetailsProps<Row, Kind extends string = never> = {
  row: Row
  ask: (kind: Kind) => void
  /** The button that calls it needs `data-edit`, so that the focus can return to it. */
  edit: () => void
  open: (id: string) => void
  close: () => void
  onBusyChange: (isBusy: boolean) => void
}

export type FormInDialogProps<Row> = {
  opened: Row | null
  newest: Row | null
  params: readonly string[]
  place: 'last' | 'above' | 'panel'
  onBusyChange: (isBusy: boolean) => void
  onSaved: (message: string) => void
  onCancel: () => void
}

export type VersionsProps<Row> = { row: Row; onRestored: (message: string) => void }

export type DialogParts<Row, Kind extends string> = {
  titles: { details?: string; edit?: string; add?: string }
  addText?: string
  /** Without details, opening a document opens its form. */
  Details?: ComponentType<DetailsProps<Row, Kind>>
  Buttons?: ComponentType<DetailsProps<Row, Kind>>
  Form?: ComponentType<FormInDialogProps<Row>>
  /** What the document was before, above its history. */
  Versions?: ComponentType<VersionsProps<Row>>
  actions: Readonly<Record<Kind, Action<Row>>>
  /** Details and form are in a panel at the edge of the screen, not in a dialog. */
  isPanel?: true
}
