import { type Block, BlockSchema, type PageHead, PageHeadSchema } from '@prangan/contract/schemas/blocks'
import type { StoredContent } from '@prangan/contract/schemas/content'
import type { PageDraftDocument, SavePageDraftInput } from '@prangan/contract/schemas/site'
import {
  type SettingsBlock,
  SettingsBlockSchema,
  settingsSchemas,
} from '@prangan/contract/schemas/site-settings'
import type { LastChange } from '../../../../lib/use-edit-conflict.ts'

/** A part of a draft: its head, its order, or a block. */
export type Part = PageHead | readonly string[] | Block | SettingsBlock

/** The names of the parts that are no blocks; others are the blocks' ids. */
export const head = 'head'
export const order = 'order'

/** A draft as the server has it: its parts by name, each with its revision, and the version that it is of. */
export type DraftSource = {
  base: number | null
  parts: Readonly<Record<string, { value: Part; rev: number; by?: LastChange | undefined }>>
}

export const sourceOfDraft = (draft: PageDraftDocument, base: number | null): DraftSource => ({
  base,
  parts: { [head]: draft.head, [order]: draft.order, ...draft.blocks },
})

/** The parts of a version of which there is no draft yet. */
export function sourceOfVersion({ blocks, ...fields }: StoredContent, base: number | null): DraftSource {
  const rev = 0
  return {
    base,
    parts: {
      [head]: { value: fields, rev },
      [order]: { value: blocks.map(({ id }) => id), rev },
      ...Object.fromEntries(blocks.map((block) => [block.id, { value: block, rev }])),
    },
  }
}

/** What is wrong with the shape of a part, so that it cannot even be saved; undefined for nothing. */
export function problemOf(name: string, value: Part | null): string | undefined {
  if (value === null || name === order) return undefined
  const schema =
    name === head
      ? PageHeadSchema
      : Object.hasOwn(settingsSchemas, (value as Block).kind)
        ? SettingsBlockSchema
        : BlockSchema
  return schema.safeParse(value).error?.issues[0]?.message
}

export const lengthOf = (content: object): number => JSON.stringify(content).length

export type Change = { name: string; value: Part | null; rev: number }

export function toInput(base: number | null, changes: readonly Change[]): SavePageDraftInput {
  const input: SavePageDraftInput = { base }
  const blocks: NonNullable<SavePageDraftInput['blocks']> = {}
  for (const { name, value, rev } of changes) {
    if (name === head) input.head = { value: value as PageHead, rev }
    else if (name === order) input.order = { value: [...(value as string[])], rev }
    else blocks[name] = { value: value as Block | null, rev }
  }
  return Object.keys(blocks).length > 0 ? { ...input, blocks } : input
}
