import { type DraftFields, draftKey, readDraft, writeDraft } from '@prangan/web/lib/use-form-draft.ts'
import { type OriginalResult, originalResults } from '../../../contract/schemas/admission-day.ts'

export type Found = { result: OriginalResult | ''; until: string }
type Findings = Readonly<Record<string, Found>>

const textOf = ({ result, until }: Found): string => `${result} ${until}`

function foundIn(text: string | boolean): Found[] {
  const [word = '', until = ''] = String(text).split(' ')
  return originalResults.filter((each) => each === word).map((result) => ({ result, until }))
}

/**
 * What a clerk found of somebody's originals and has not saved, as a draft in this tab. Where an original was recorded since,
 * the record counts.
 */
export function keptOriginals(uid: string, application: string) {
  const key = draftKey(uid, `originals ${application}`)
  return {
    read: (storedOf: (item: string) => Found): Findings =>
      Object.fromEntries(
        Object.entries(readDraft(key) ?? {})
          .filter(([item, { was }]) => was === textOf(storedOf(item)))
          .flatMap(([item, { is }]) => foundIn(is).map((found) => [item, found] as const)),
      ),
    write: (changed: readonly (readonly [string, Found])[], storedOf: (item: string) => Found): void => {
      const fields: DraftFields = {}
      for (const [item, found] of changed) fields[item] = { was: textOf(storedOf(item)), is: textOf(found) }
      writeDraft(key, fields)
    },
  }
}
