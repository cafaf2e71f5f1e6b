import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { BlockSchema, PageHeadSchema } from './blocks.ts'
import { listOf } from './content-fields.ts'
import { missingSettingsBlocks, SettingsBlockSchema } from './site-settings.ts'

const { content: most } = limits

const storedBlocks = listOf(z.union([BlockSchema, SettingsBlockSchema]), most.blocks)

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
