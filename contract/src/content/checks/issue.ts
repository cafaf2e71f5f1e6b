import type { OtherLanguage } from '../../languages.ts'
import type { LocalizedText } from '../../schemas/content-fields.ts'

/** `block` is a block's id (none for the head), `field` a path in it, for example `rows.2.cells.0`. */
export type ContentIssue = { block?: string; field?: string; message: string }

export type ContentIssues = { errors: ContentIssue[]; warnings: ContentIssue[] }

export const isWithin = (issue: ContentIssue, other: ContentIssue): boolean =>
  issue.block === other.block && issue.field !== undefined && issue.field === other.field

/** Returns true if no text is shown. Other languages fall back to English. */
export function isBlank(text: LocalizedText | undefined, language?: OtherLanguage): boolean {
  const shown = language ? (text?.[language] ?? text?.en) : text?.en
  return (shown ?? '').trim() === ''
}

export function collector(block: string | undefined) {
  const found: ContentIssue[] = []
  const say = (field: string, message: string) => {
    found.push({ ...(block !== undefined && { block }), field, message })
  }
  const when = (isTrue: boolean, field: string, message: string) => {
    if (isTrue) say(field, message)
  }
  return { found, say, when }
}
