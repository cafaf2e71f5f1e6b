import type { OtherLanguage } from '../languages.ts'
import { isLocalized, textsOf } from '../localized.ts'
import type { StoredContent } from '../schemas/content.ts'
import type { LocalizedText } from '../schemas/content-fields.ts'
import { hrefsIn, plainText } from './text-marks.ts'

/** `block` is a block's id (none for the head), `field` a path in it, for example `rows.2.cells.0`. */
export type Place = { block?: string; field: string }

export type ContentPart = Place &
  (
    | { kind: 'text'; text: LocalizedText; language?: OtherLanguage }
    | { kind: 'href'; href: string }
    | { kind: 'picture'; picture: string }
    | { kind: 'document'; document: string }
  )

export const isHeading = ({ field }: Place): boolean =>
  /(^|\.)(heading|question|people\.\d+\.name)$/.test(field)

/** Returns true if a text needs translation. Figures, Roman numerals, facts and addresses are the same in all languages. */
export function hasWords({ en }: LocalizedText): boolean {
  const rest = plainText(en).replace(/\{\{[\w.]+\}\}|(?<!\S)[^\s@]+@\S+|https?:\S+|\b[IVX]+\b/g, '')
  return /\p{L}{3,}/u.test(rest)
}

export function partsOf({ blocks, ...head }: StoredContent): ContentPart[] {
  return [
    ...walkContent(head),
    ...blocks.flatMap((block) => [
      ...walkContent(block, { block: block.id, field: '' }, 'language' in block ? block.language : undefined),
    ]),
  ]
}

export function* walkContent(
  value: unknown,
  place: Place = { field: '' },
  language?: OtherLanguage,
): Generator<ContentPart> {
  if (typeof value !== 'object' || value === null) return
  if (isLocalized(value)) {
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

/** Returns the links in fields, without empty ones, and the links in texts. */
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
