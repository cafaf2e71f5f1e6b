import { latinDigits } from '@prangan/contract/digits'
import type { PublicList } from '../../contract/schemas/admission-lists.ts'

type Row = PublicList['rows'][number]

const plain = (text: string): string => latinDigits(text).normalize('NFC').toLowerCase().trim()

/** The rows whose number ends with what is typed, or whose name has all its words; all of them for a blank. */
export function findRows(rows: readonly Row[], typed: string): readonly Row[] {
  const words = plain(typed).split(/\s+/)
  // A whole number was typed, of which the list has only the end.
  const lastFour = plain(typed).replaceAll(/[\s-]/g, '').slice(-4)
  return rows.filter(({ name, lastFour: own }) => {
    if (lastFour.length === 4 && own.toLowerCase() === lastFour) return true
    const said = plain(name)
    return words.every((word) => said.includes(word))
  })
}
