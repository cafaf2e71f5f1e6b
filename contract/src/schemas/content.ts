import * as z from 'zod/mini'
import { isDroppedLanguage } from '../languages.ts'
import { limits } from '../limits.ts'
import { BlockSchema, PageHeadSchema } from './blocks.ts'
import { listOf } from './content-fields.ts'
import { missingSettingsBlocks, SettingsBlockSchema } from './site-settings.ts'

const { content: most } = limits

/** A block that was only in a language that the college has dropped is read as one in all languages. */
function withoutDropped(block: unknown): unknown {
  const { language, ...others } = Object(block) as { language?: unknown }
  return isDroppedLanguage(language) ? others : block
}

export const StoredBlockSchema = z.pipe(
  z.transform(withoutDropped),
  z.union([BlockSchema, SettingsBlockSchema]),
)

const storedBlocks = listOf(StoredBlockSchema, most.blocks)

export const StoredContentSchema = z.object({
  ...PageHeadSchema.shape,
  blocks: z.pipe(
    storedBlocks,
    z.transform((blocks: z.infer<typeof storedBlocks>) => [
      ...blocks,
      ...missingSettingsBlocks(blocks.map(({ id }) => id)),
    ]),
  ),
})
export type StoredContent = z.infer<typeof StoredContentSchema>
