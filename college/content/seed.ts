// The seed is `pages/`, `settings/` and the documents of `pdfs/`: the site's content until the office edits it. The other files of
// this folder contain the text of forms and lists and are part of the build.

import type { SeedPage, SiteSeed } from '@prangan/contract/content/seed'
import { mapContent } from '@prangan/contract/content/site-view'
import type { Block } from '@prangan/contract/schemas/blocks'
import type { SeedBlock, SeedContent } from './pages/seed-content.ts'
import { settings } from './settings/settings.ts'
import { text } from './texts.ts'

function toBlock(block: SeedBlock, at: number): Block {
  const id = `b${at + 1}`
  if (block.kind !== 'table') return { ...block, id } as Block
  return { ...block, id, rows: block.rows.map((cells) => ({ cells: [...cells] })) }
}

export function toSeedPage(
  id: string,
  { path, aliases = [], reviewMonths, blocks, description, ...head }: SeedContent,
): SeedPage {
  return {
    id,
    path,
    aliases,
    ...(reviewMonths && { reviewMonths }),
    content: { ...head, description: text(description), blocks: blocks.map(toBlock) },
  }
}

const files = import.meta.glob<{ page: SeedContent }>(
  ['./pages/*.ts', '!./pages/seed-content.ts', '!./pages/*.test.ts'],
  { eager: true },
)

const pages = Object.entries(files).map(([file, { page }]) =>
  toSeedPage(/([^/]+)\.ts$/.exec(file)?.[1] ?? file, page),
)
const idsByPath = new Map(pages.map(({ id, path }) => [path, id]))

/** Replaces paths by references to pages, so that links still work after a page has moved. */
const byReference = <Content>(content: Content): Content =>
  mapContent(content, {
    text: (text) => text,
    href: (href) => (idsByPath.has(href) ? `page:${idsByPath.get(href)}` : href),
  })

/** The initial content of the site. Only the server's build contains it. */
export const seed: SiteSeed = {
  pages: pages.map((page) => ({ ...page, content: byReference(page.content) })),
  settings: byReference(settings),
}
