import { allLanguages, type Language } from '@prangan/contract/languages'
import { localized, withTexts } from '@prangan/contract/localized'
import type { PageHead } from '@prangan/contract/schemas/blocks'
import { optional } from '../fields/optional-text.ts'

const parts = ['title', 'lead', 'description'] as const
type HeadPart = (typeof parts)[number]

export type HeadField = `${HeadPart}.${Language}`

const fields = parts.flatMap((part) => allLanguages.map((language): HeadField => `${part}.${language}`))

export const partAndLanguage = (field: HeadField) => field.split('.') as [HeadPart, Language]

export function headText(head: PageHead, field: HeadField): string {
  const [part, language] = partAndLanguage(field)
  return head[part]?.[language] ?? ''
}

export function withHeadText(head: PageHead, field: HeadField, text: string): PageHead {
  const [part, language] = partAndLanguage(field)
  const { lead = localized(), ...rest } = { ...head, [part]: withTexts(head[part], { [language]: text }) }
  const written = optional(lead)
  return { ...rest, ...(written && { lead: written }) }
}

/** The texts that both have changed, each in another way. */
export const headConflicts = (from: PageHead, mine: PageHead, theirs: PageHead): HeadField[] =>
  fields.filter((field) => {
    const [was, own, other] = [from, mine, theirs].map((head) => headText(head, field))
    return own !== was && other !== was && own !== other
  })

/** What both have made of a head. A text or picture that both have changed is mine. */
export function mergeHead(from: PageHead, mine: PageHead, theirs: PageHead): PageHead {
  const { picture: _, ...texts } = fields.reduce(
    (merged, field) =>
      headText(mine, field) === headText(from, field)
        ? withHeadText(merged, field, headText(theirs, field))
        : merged,
    mine,
  )
  const { picture } = mine.picture === from.picture ? theirs : mine
  return { ...texts, ...(picture && { picture }) }
}
