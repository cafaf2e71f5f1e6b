import { isLocalized, textsOf } from '@prangan/contract/localized'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'

type Fields = Readonly<Record<string, unknown>>

const hidden = new Set(['id', 'kind', 'language'])

const textOf = (text: LocalizedText) => textsOf(text).filter(Boolean).join(' / ')

/** A content as lines of text for people to compare: a line for each text, and for each row of a table. */
export function contentLines(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return value === '' ? [] : [String(value)]
  if (Array.isArray(value)) return value.flatMap(contentLines)
  if (typeof value !== 'object' || value === null) return []
  const fields = value as Fields
  if (isLocalized(fields)) return [textOf(fields)].filter(Boolean)
  if (Array.isArray(fields.cells)) return [fields.cells.map(textOf).join(' | ')]
  const entries = Object.entries(fields).filter(([name]) => !hidden.has(name))
  return entries.flatMap(([name, part]) =>
    name === 'columns' && Array.isArray(part) ? [part.map(textOf).join(' | ')] : contentLines(part),
  )
}

const isItem = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isLocalized(value as Fields)

const hasItems = (value: Fields): boolean =>
  Object.values(value).some((part) => Array.isArray(part) && part.some(isItem))

/** A content as rows of text: as in its lines, but an item of a list, such as a link with its address, is one row. */
function contentRows(value: unknown): string[] {
  if (Array.isArray(value))
    return value.flatMap((part) =>
      isItem(part) && !hasItems(part) ? [contentLines(part).join(' · ')] : contentRows(part),
    )
  if (!isItem(value) || !hasItems(value)) return contentLines(value)
  return Object.entries(value).flatMap(([name, part]) =>
    hidden.has(name) ? [] : name === 'columns' ? contentLines({ columns: part }) : contentRows(part),
  )
}

/** The rows of two versions in which they differ; all rows where only their order does. */
export function differingRows(mine: unknown, theirs: unknown): [mine: string[], theirs: string[]] {
  const [own, other] = [contentRows(mine), contentRows(theirs)]
  const rows = [own.filter((row) => !other.includes(row)), other.filter((row) => !own.includes(row))] as [
    string[],
    string[],
  ]
  return rows.flat().length > 0 ? rows : [own, other]
}
