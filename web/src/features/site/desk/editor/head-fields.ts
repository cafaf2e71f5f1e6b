import type { PageHead } from '@prangan/contract/schemas/content'
import { optional } from '../fields/optional-text.ts'

/** The texts of a head that two people may change beside each other. */
const names = ['titleEn', 'titleHi', 'leadEn', 'leadHi', 'descriptionEn', 'descriptionHi'] as const
export type HeadField = (typeof names)[number]

type Texts = Readonly<Record<HeadField, string>>

const textsOf = ({ title, lead, description }: PageHead): Texts => ({
  titleEn: title.en,
  titleHi: title.hi ?? '',
  leadEn: lead?.en ?? '',
  leadHi: lead?.hi ?? '',
  descriptionEn: description.en,
  descriptionHi: description.hi ?? '',
})

const localized = (en: string, hi: string) => (hi ? { en, hi } : { en })

function headOf({ titleEn, titleHi, leadEn, leadHi, descriptionEn, descriptionHi }: Texts): PageHead {
  const lead = optional(localized(leadEn, leadHi))
  return {
    title: localized(titleEn, titleHi),
    description: localized(descriptionEn, descriptionHi),
    ...(lead && { lead }),
  }
}

export const headText = (head: PageHead, field: HeadField): string => textsOf(head)[field]

export const withHeadText = (head: PageHead, field: HeadField, text: string): PageHead =>
  headOf({ ...textsOf(head), [field]: text })

export function headConflicts(from: PageHead, mine: PageHead, theirs: PageHead): HeadField[] {
  const [was, own, other] = [textsOf(from), textsOf(mine), textsOf(theirs)]
  return names.filter(
    (name) => own[name] !== was[name] && other[name] !== was[name] && own[name] !== other[name],
  )
}

export function mergeHead(from: PageHead, mine: PageHead, theirs: PageHead): PageHead {
  const [was, own, other] = [textsOf(from), textsOf(mine), textsOf(theirs)]
  const merged = names.map((name) => [name, own[name] === was[name] ? other[name] : own[name]])
  return headOf(Object.fromEntries(merged))
}
