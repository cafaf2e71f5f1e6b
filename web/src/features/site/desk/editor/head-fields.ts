import { allLanguages, type Language } from '@prangan/contract/languages'
import { localized, withTexts } from '@prangan/contract/localized'
import type { PageHead } from '@prangan/contract/schemas/blocks'
import { optional } from '../fields/optional-text.ts'

const parts = ['title', 'lead', 'description'] as const
type HeadPart = (typeof parts)[number]

type HeadTextField = `${HeadPart}.${Language}`
export type HeadField = HeadTextField | 'picture'

const fields: readonly HeadField[] = [
  ...parts.flatMap((part) => allLanguages.map((language): HeadField => `${part}.${language}`)),
  'picture',
]

export const partAndLanguage = (field: HeadTextField) => field.split('.') as [HeadPart, Language]

/** A text of the head, or the reference to its picture; '' for none. */
export function headText(head: PageHead, field: HeadField): string {
  if (field === 'picture') return head.picture ?? ''
  const [part, language] = partAndLanguage(field)
  return head[part]?.[language] ?? ''
}

export function withHeadText(head: PageHead, field: HeadField, text: string): PageHead {
  if (field === 'picture') {
    const { picture: _, ...texts } = head
    return { ...texts, ...(text && { picture: text }) }
  }
  const [part, language] = partAndLanguage(field)
  const { lead = localized(), ...rest } = { ...head, [part]: withTexts(head[part], { [language]: text }) }
  const written = optional(lead)
  return { ...rest, ...(written && { lead: written }) }
}

/** The fields that both have changed, each in another way. */
export const headConflicts = (from: PageHead, mine: PageHead, theirs: PageHead): HeadField[] =>
  fields.filter((field) => {
    const [was, own, other] = [from, mine, theirs].map((head) => headText(head, field))
    return own !== was && other !== was && own !== other
  })

/** What both have made of a head. A field that both have changed is mine. */
export const mergeHead = (from: PageHead, mine: PageHead, theirs: PageHead): PageHead =>
  fields.reduce(
    (merged, field) =>
      headText(mine, field) === headText(from, field)
        ? withHeadText(merged, field, headText(theirs, field))
        : merged,
    mine,
  )
