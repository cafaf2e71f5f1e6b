import type { BlockKind, BlockOf, LocalizedText, PageContent } from '@prangan/contract/schemas/content'
import type { Written } from '../texts.ts'

/** A block as it is written here: its id follows from its place, and a table's rows are plain lists of cells. */
export type SeedBlock = {
  [Kind in BlockKind]: Kind extends 'table'
    ? Omit<BlockOf<'table'>, 'id' | 'rows'> & { rows: readonly (readonly LocalizedText[])[] }
    : Omit<BlockOf<Kind>, 'id'>
}[BlockKind]

/** A page of the seed, with its canonical path and the others that show it. */
export type SeedContent = Omit<PageContent, 'blocks' | 'description'> & {
  description: Written
  path: string
  aliases?: readonly string[]
  /** How often it is to be looked through, in months: more often where it gives fees, seats or dates of admission. */
  reviewMonths?: number
  blocks: readonly SeedBlock[]
}
