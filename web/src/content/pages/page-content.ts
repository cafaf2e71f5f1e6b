import type { Leader } from '../leaders.ts'
import type { LocalizedText } from '../text.ts'

/** A link in a page; `href` is an address of this site, a file of ours under /documents, or another site's URL. */
export type ContentLink = { text: LocalizedText; href: string; note?: LocalizedText }

/**
 * One part of a page, in the order in which it is read. A LocalizedText with a Hindi part shows both; a part that the college
 * words in Hindi alone has `language: 'hi'` and shows only that.
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
  /** Figures that a reader looks for first: a fee, a number of seats, a date. */
  | { kind: 'facts'; facts: readonly { name: LocalizedText; value: LocalizedText }[] }
  /** Something not to be missed. */
  | { kind: 'notice'; paragraphs: readonly LocalizedText[] }
  /** A leader's words: who speaks, as what. */
  | ({ kind: 'signature' } & Leader)
  /** A place on a map, which comes from OpenStreetMap only when asked for. */
  | { kind: 'map'; place: LocalizedText; latitude: number; longitude: number }
  /** Next steps, as buttons. */
  | { kind: 'actions'; links: readonly ContentLink[] }
)

/** A page of information, all of it words. */
export type PageContent = {
  title: LocalizedText
  /** A sentence for search results and shared links, 50 to 160 letters. */
  description: string
  /** Stands large under the title. */
  lead?: LocalizedText
  blocks: readonly Block[]
}
