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
