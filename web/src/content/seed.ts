import type { SeedPage, SiteSeed } from '@prangan/contract/content/seed'
import type { Block } from '@prangan/contract/schemas/content'
import { frame } from './frame.ts'
import type { SeedBlock, SeedContent } from './pages/seed-content.ts'

/** A block with an id that follows from its place, in its stored form. */
function toBlock(block: SeedBlock, at: number): Block {
  const id = `b${at + 1}`
  if (block.kind !== 'table') return { ...block, id } as Block
  return { ...block, id, rows: block.rows.map((cells) => ({ cells: [...cells] })) }
}

/** A page of the seed in its stored form; its id is the name of its file. */
export function toSeedPage(
  id: string,
  { path, aliases = [], reviewMonths, blocks, ...head }: SeedContent,
): SeedPage {
  return {
    id,
    path,
    aliases,
    ...(reviewMonths && { reviewMonths }),
    content: { ...head, blocks: blocks.map(toBlock) },
  }
}

const files = import.meta.glob<{ page: SeedContent }>(
  ['./pages/*.ts', '!./pages/{seed-content,texts}.ts', '!./pages/*.test.ts'],
  { eager: true },
)

/** What the site begins with. Only the server's build contains it. */
export const seed: SiteSeed = {
  pages: Object.entries(files).map(([file, { page }]) =>
    toSeedPage(/([^/]+)\.ts$/.exec(file)?.[1] ?? file, page),
  ),
  frame,
}
