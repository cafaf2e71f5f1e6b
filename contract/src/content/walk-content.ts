import type { OtherLanguage } from '../languages.ts'
import type { LocalizedText, StoredContent } from '../schemas/content.ts'
import { hrefsIn, plainText } from './text-marks.ts'

/** Where something is: a block's id (none for the head), and the path of a field in it, for example `rows.2.cells.0`. */
export type Place = { block?: string; field: string }

/** What a content is made of, in reading order. */
export type ContentPart = Place &
  (
    | { kind: 'text'; text: LocalizedText; language?: OtherLanguage }
    | { kind: 'href'; href: string }
    | { kind: 'picture'; picture: string }
    | { kind: 'document'; document: string }
  )

/** A text in each language that it is written in. */
export const textsOf = (text: LocalizedText): string[] =>
  Object.values(text).filter((each) => each !== undefined)

export const isText = (value: object): value is LocalizedText => 'en' in value

/** Whether a part names what its content is about. */
export const isHeading = ({ field }: Place): boolean =>
  /(^|\.)(heading|question|people\.\d+\.name)$/.test(field)

/** Whether a text has words to translate: figures, Roman numerals, facts, and addresses are the same in all languages. */
export function hasWords({ en }: LocalizedText): boolean {
  const rest = plainText(en).replace(/\{\{\w+\}\}|(?<!\S)[^\s@]+@\S+|https?:\S+|\b[IVX]+\b/g, '')
  return /\p{L}{3,}/u.test(rest)
}

/** The texts, links, pictures and documents of a content with their places, whatever blocks it has. */
export function partsOf({ blocks, ...head }: StoredContent): ContentPart[] {
  return [
    ...walkContent(head),
    ...blocks.flatMap((block) => [
      ...walkContent(block, { block: block.id, field: '' }, 'language' in block ? block.language : undefined),
    ]),
  ]
}

/** The same of any part of a content. */
export function* walkContent(
  value: unknown,
  place: Place = { field: '' },
  language?: OtherLanguage,
): Generator<ContentPart> {
  if (typeof value !== 'object' || value === null) return
  if (isText(value)) {
    yield { ...place, kind: 'text', text: value, ...(language && { language }) }
    return
  }
  for (const [name, part] of Object.entries(value)) {
    const inside = { ...place, field: place.field === '' ? name : `${place.field}.${name}` }
    if (typeof part !== 'string') yield* walkContent(part, inside, language)
    else if (name === 'href') yield { ...inside, kind: 'href', href: part }
    else if (name === 'picture') yield { ...inside, kind: 'picture', picture: part }
    else if (name === 'document') yield { ...inside, kind: 'document', document: part }
  }
}

/** The links of a content: those of its fields, without the empty ones, and those in its texts. */
export const linksOf = (parts: readonly ContentPart[]): (Place & { href: string })[] =>
  parts.flatMap((part) => {
    const { block, field } = part
    const place = { ...(block !== undefined && { block }), field }
    if (part.kind === 'href') return part.href === '' ? [] : [{ ...place, href: part.href }]
    if (part.kind !== 'text') return []
    return textsOf(part.text)
      .flatMap(hrefsIn)
      .map((href) => ({ ...place, href }))
  })
