import type { Block } from '@prangan/contract/schemas/blocks'
import { type ComponentType, createContext, useContext } from 'react'

export type BlockEditorProps = {
  label: string
  blocks: readonly Block[]
  kinds: readonly Block['kind'][]
  max: number
  onChange: (blocks: Block[]) => void
}

export type BlocksDiffProps = { before: readonly Block[]; after: readonly Block[] }

/** Shows what differs between two texts of blocks; provided as the editor is. */
export const BlocksDiffContext = createContext<ComponentType<BlocksDiffProps>>(() => null)

export const useBlocksDiff = (): ComponentType<BlocksDiffProps> => useContext(BlocksDiffContext)

/** The office's desk provides the page editor's blocks to other forms, since features do not import each other. */
export const BlockEditorContext = createContext<ComponentType<BlockEditorProps> | null>(null)

export function useBlockEditor(): ComponentType<BlockEditorProps> {
  const BlockEditor = useContext(BlockEditorContext)
  if (!BlockEditor) throw new Error('There is no BlockEditorContext above.')
  return BlockEditor
}
