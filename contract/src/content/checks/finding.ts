import type { OtherLanguage } from '../../languages.ts'
import type { LocalizedText } from '../../schemas/content.ts'

/**
 * What was found, in words that say what to do. Where: a block's id (none for the head), and the path of a field in it,
 * for example `rows.2.cells.0`.
 */
export type Finding = { block?: string; field?: string; message: string }

/** What keeps a content from being published, and what does not. */
export type Findings = { errors: Finding[]; warnings: Finding[] }

/** Whether a finding is about the same field as another. */
export const isWithin = (finding: Finding, other: Finding): boolean =>
  finding.block === other.block && finding.field !== undefined && finding.field === other.field

/** Whether nothing of a text is shown. A block that is only in Hindi shows its Hindi, or the English if it has none. */
export function isBlank(text: LocalizedText | undefined, language?: OtherLanguage): boolean {
  const shown = language ? (text?.[language] ?? text?.en) : text?.en
  return (shown ?? '').trim() === ''
}

/** Collects the findings of one block. */
export function collector(block: string | undefined) {
  const found: Finding[] = []
  const say = (field: string, message: string) => {
    found.push({ ...(block !== undefined && { block }), field, message })
  }
  /** Notes a finding where a condition holds. */
  const when = (isTrue: boolean, field: string, message: string) => {
    if (isTrue) say(field, message)
  }
  return { found, say, when }
}
