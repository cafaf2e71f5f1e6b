import { useStoredChoice } from '@prangan/web/lib/use-stored-choice.ts'
import { useMemo, useState } from 'react'
import {
  accountIn,
  type ColumnRole,
  type Columns,
  columnRoles,
  columnsIn,
  headingRow,
  isEnough,
  readCredits,
} from '../../../contract/statement/read-statement.ts'
import type { StatementProblem, Table } from '../../../contract/statement/read-table.ts'
import { readFile } from './read-file.ts'

type Opened = { file: File; table: Table; heading: number }
export type FileProblem = StatementProblem | 'unreadable'

function storedColumns(text: string | null, width: number): Columns | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    if (typeof stored !== 'object' || stored === null) return undefined
    const found = columnRoles.flatMap((role) => {
      const at = (stored as Record<string, unknown>)[role]
      return typeof at === 'number' && at >= 0 && at < width ? [[role, at] as const] : []
    })
    return Object.fromEntries(found)
  } catch {
    return undefined
  }
}

/** Manages a chosen statement: its table, which column is what, and what it says. */
export function useStatement() {
  const [opened, setOpened] = useState<Opened>()
  const [problem, setProblem] = useState<FileProblem>()
  const [account, setAccount] = useState('')
  const headings = opened?.table[opened.heading] ?? []
  // A statement with the same headings has the same columns.
  const [stored, store] = useStoredChoice(`statement columns ${JSON.stringify(headings).slice(0, 500)}`)
  const columns = useMemo(
    () => storedColumns(stored, headings.length) ?? columnsIn(headings),
    [stored, headings],
  )
  const statement = useMemo(
    () => (opened && isEnough(columns) ? readCredits(opened.table, opened.heading, columns) : undefined),
    [opened, columns],
  )

  const open = async (file: File | undefined) => {
    setOpened(undefined)
    setProblem(undefined)
    if (!file) return
    try {
      const read = await readFile(file)
      if ('problem' in read) return setProblem(read.problem)
      const { table } = read
      setOpened({ file, table, heading: headingRow(table) ?? 0 })
      const written = accountIn(table)
      if (written !== '') setAccount(written)
    } catch {
      setProblem('unreadable')
    }
  }
  const setColumn = (role: ColumnRole, at: number | undefined) => {
    const others = Object.entries(columns).filter(([other]) => other !== role)
    store(JSON.stringify(Object.fromEntries(at === undefined ? others : [...others, [role, at]])))
  }
  const setHeading = (heading: number) => setOpened((last) => last && { ...last, heading })
  return { opened, problem, account, setAccount, headings, columns, statement, open, setColumn, setHeading }
}
