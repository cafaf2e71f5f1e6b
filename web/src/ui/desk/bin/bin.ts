import type { ReactNode } from 'react'
import type { GetToken } from '../../../lib/desk-session.ts'
import type { Listed, Resource } from '../../../lib/resource.ts'
import type { Column } from '../data-table.tsx'

export type Deleted = Listed & { deletedAt: Date; deletedBy: string }

export type BinTexts = {
  name: string
  caption: string
  empty: (days: number) => string
  restored: (server: string) => string
  notRestored: string
  /** The title of a row's history. */
  history: string
  purge: { title: string; text: string; done: (server: string) => string; failed: string }
}

type Call = (id: string, getToken: GetToken) => Promise<{ message: string }>

/** A list of deleted documents that the office restores or deletes permanently. */
export type Bin<Row extends Deleted> = {
  resource: Resource<Row>
  texts: () => BinTexts
  /** The subject of the audit entries: the path from before the deletion. */
  subject: (id: string) => string
  nameHeader: () => string
  deleted: (row: Row, time: string, by: string) => string
  picture?: (row: Row) => ReactNode
  reason?: (row: Row) => string
  /** Shown between the name and the buttons. */
  columns?: () => readonly Column<Row>[]
  restore: Call
  purge: Call
}
