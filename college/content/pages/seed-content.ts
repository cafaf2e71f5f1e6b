import type { BlockKind, BlockOf, PageContent } from '@prangan/contract/schemas/blocks'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { Written } from '../texts.ts'

/** A block without an id, which follows from its place; a table's rows are plain lists of cells. */
export type SeedBlock = {
  [Kind in BlockKind]: Kind extends 'table'
    ? Omit<BlockOf<'table'>, 'id' | 'rows'> & { rows: readonly (readonly LocalizedText[])[] }
    : Omit<BlockOf<Kind>, 'id'>
}[BlockKind]

export type SeedContent = Omit<PageContent, 'blocks' | 'description'> & {
  description: Written
  path: string
  aliases?: readonly string[]
  /** Months between reviews: fewer if the page gives fees, seats or dates of admission. */
  reviewMonths?: number
  blocks: readonly SeedBlock[]
}
