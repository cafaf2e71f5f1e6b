import type { PluginSection } from '@prangan/web/plugin.ts'
import { ListChecks } from 'lucide-react'
import { lazy } from 'react'
import { disclosureDeskMessages } from './messages.ts'

const ViewDisclosures = lazy(async () => ({
  default: (await import('./view-disclosures.tsx')).ViewDisclosures,
}))

export const sections = (): readonly PluginSection[] => [
  {
    id: 'disclosures',
    label: disclosureDeskMessages().title,
    group: 'site',
    ability: 'disclosures:write',
    icon: ListChecks,
    Section: ViewDisclosures,
  },
]
