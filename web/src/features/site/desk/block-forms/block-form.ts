import type { SettingsBlockOf, SettingsKind } from '@prangan/contract/schemas/site-settings'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

export type BlockFormProps<AnyBlock> = {
  block: AnyBlock
  onChange: (changes: Partial<AnyBlock>) => void
}

/** A block of the site settings in the editor: what people call it, what it is for, and its form. */
export type SettingsRow<Kind extends SettingsKind> = {
  label: string
  purpose: string
  icon: LucideIcon
  Form: ComponentType<BlockFormProps<SettingsBlockOf<Kind>>>
}
