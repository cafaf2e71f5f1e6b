import { type DraftFields, draftKey, readDraft, writeDraft } from '@prangan/web/lib/use-form-draft.ts'
import { type OriginalResult, originalResults } from '../../../contract/schemas/admission-day.ts'

export type Found = { result: OriginalResult | ''; until: string }

/** What a clerk found of an original, and what was recorded of it before. */
export type Finding = { was: Found; is: Found }
type Findings = Readonly<Record<string, Finding>>

const textOf = ({ result, until }: Found): string => `${result} ${until}`

export const isSameFound = (one: Found, other: Found): boolean => textOf(one) === textOf(other)

function foundIn(text: string | boolean): Found {
  const [word = '', until = ''] = String(text).split(' ')
  return { result: originalResults.find((each) => each === word) ?? '', until }
}

/** What a clerk found of somebody's originals and has not saved, as a draft in this tab. */
export function keptOriginals(uid: string, application: string) {
  const key = draftKey(uid, `originals ${application}`)
  return {
    read: (): Findings =>
      Object.fromEntries(
        Object.entries(readDraft(key) ?? {}).map(([item, { was, is }]) => [
          item,
          { was: foundIn(was), is: foundIn(is) },
        ]),
      ),
    write: (findings: Findings): void => {
      const fields: DraftFields = {}
      for (const [item, { was, is }] of Object.entries(findings))
        fields[item] = { was: textOf(was), is: textOf(is) }
      writeDraft(key, fields)
    },
  }
}
