import type { Paragraph } from '@prangan/functions/mail/templates/content'
import type { ApplicationCorrectedMail } from '../contract/mails.ts'

export type MarksLabels = {
  exams: Readonly<Record<string, string>>
  facts: Readonly<Record<string, string>>
  /** 'Class 12, marks obtained: 375 (before: 395)' */
  changed: (what: string, before: string, after: string) => string
  nothing: string
}

/** Returns a paragraph for each mark that the office corrected, with the old and the new value. */
export function changedMarks(
  { changes = [] }: ApplicationCorrectedMail,
  { exams, facts, changed, nothing }: MarksLabels,
): Paragraph[] {
  return changes.flatMap(({ fact, before, after }) => {
    const [top = '', ...rest] = fact.split('.')
    const exam = exams[top === 'cuet' ? top : (rest[0] ?? '')]
    const name = facts[rest.at(-1) ?? '']
    if (!exam || !name) return []
    return [{ text: changed(`${exam}, ${name}`, before || nothing, after || nothing) }]
  })
}
