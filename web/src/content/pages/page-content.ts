import type { Leader } from '../leaders.ts'
import type { LocalizedText } from '../text.ts'

/** A link in a page; `href` is a path of this site, a file under /documents, or another site's URL. */
export type ContentLink = { text: LocalizedText; href: string; note?: LocalizedText }

/**
 * One block of a page, in reading order. A LocalizedText with Hindi shows both languages; a block that the college
 * writes only in Hindi has `language: 'hi'` and shows only that.
 */
export type Block = { heading?: LocalizedText; language?: 'hi' } & (
  | { kind: 'text'; paragraphs: readonly LocalizedText[] }
  | { kind: 'list'; isOrdered?: boolean; items: readonly LocalizedText[] }
  | {
      kind: 'table'
      caption: LocalizedText
      columns: readonly LocalizedText[]
      rows: readonly (readonly LocalizedText[])[]
    }
  | { kind: 'links'; links: readonly ContentLink[] }
  /** Figures that readers look for first: a fee, a number of seats, a date. */
  | { kind: 'facts'; facts: readonly { name: LocalizedText; value: LocalizedText }[] }
  /** A highlighted notice. */
  | { kind: 'notice'; paragraphs: readonly LocalizedText[] }
  /** The signature of a leader's message: name and role. */
  | ({ kind: 'signature' } & Leader)
  /** A location on a map, which is loaded from OpenStreetMap only on request. */
  | { kind: 'map'; place: LocalizedText; latitude: number; longitude: number }
  /** Next steps, as buttons. */
  | { kind: 'actions'; links: readonly ContentLink[] }
)

/** An information page: text only. */
export type PageContent = {
  title: LocalizedText
  /** A sentence for search results and shared links, 50 to 160 letters. */
  description: string
  /** Shown large below the title. */
  lead?: LocalizedText
  blocks: readonly Block[]
}
