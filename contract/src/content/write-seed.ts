import { localized } from '../localized.ts'
import type { Block, BlockKind, BlockOf, PageContent } from '../schemas/blocks.ts'
import type { LocalizedText } from '../schemas/content-fields.ts'
import { missingSettingsBlocks, type SettingsBlock } from '../schemas/site-settings.ts'
import type { SeedPage, SiteSeed } from './seed.ts'
import { mapContent } from './site-view.ts'

// With these a college writes its seed.

/** A text in the main language, or in the college's languages in their order. */
export type Written = string | readonly [main: string, ...others: string[]] | LocalizedText

export const both = (main: string, ...others: string[]): LocalizedText => localized(main, others)

export function text(written: Written): LocalizedText {
  if (typeof written === 'string') return { en: written }
  return 'en' in written ? written : both(...written)
}

export const texts = (...all: readonly Written[]): LocalizedText[] => all.map(text)

export const rows = (...all: readonly (readonly Written[])[]): LocalizedText[][] =>
  all.map((row) => texts(...row))

export const facts = (...all: readonly (readonly [name: Written, value: Written])[]) =>
  all.map(([name, value]) => ({ name: text(name), value: text(value) }))

export const link = (label: Written, href: string, note?: Written) => ({
  text: text(label),
  href,
  ...(note && { note: text(note) }),
})

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

/** Makes the seed of pages, by the paths of their files, and of site settings. Links to pages become references, which outlast a move. */
export function toSeed(
  files: Readonly<Record<string, { page: SeedContent }>>,
  settings: readonly SettingsBlock[],
): SiteSeed {
  const pages = Object.entries(files).map(([file, { page }]) =>
    toSeedPage(/([^/]+)\.ts$/.exec(file)?.[1] ?? file, page),
  )
  const idsByPath = new Map(pages.map(({ id, path }) => [path, id]))
  const byReference = <Content>(content: Content): Content =>
    mapContent(content, {
      text: (text) => text,
      href: (href) => (idsByPath.has(href) ? `page:${idsByPath.get(href)}` : href),
    })
  return {
    pages: pages.map((page) => ({ ...page, content: byReference(page.content) })),
    settings: byReference([...settings, ...missingSettingsBlocks(settings.map(({ id }) => id))]),
  }
}
