import type { FrameBlockOf, FrameKind } from '@prangan/contract/schemas/content'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/** What the form of a block gets. It shows the block, and says which of its fields change. */
export type BlockFormProps<AnyBlock> = {
  block: AnyBlock
  onChange: (changes: Partial<AnyBlock>) => void
}

/** A block of the frame in the editor: what people call it, what it is for, and its form. */
export type FrameRow<Kind extends FrameKind> = {
  label: string
  purpose: string
  icon: LucideIcon
  Form: ComponentType<BlockFormProps<FrameBlockOf<Kind>>>
}
