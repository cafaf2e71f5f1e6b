import type { FrameBlockOf, FrameKind } from '@prangan/contract/schemas/site-settings'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

export type BlockFormProps<AnyBlock> = {
  block: AnyBlock
  onChange: (changes: Partial<AnyBlock>) => void
}

/** A block of the site settings in the editor: what people call it, what it is for, and its form. */
export type FrameRow<Kind extends FrameKind> = {
  label: string
  purpose: string
  icon: LucideIcon
  Form: ComponentType<BlockFormProps<FrameBlockOf<Kind>>>
}
