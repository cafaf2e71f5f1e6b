import type { PluginSection } from '@prangan/web/plugin.ts'
import { ChartColumn } from 'lucide-react'
import { lazy } from 'react'
import { statisticsMessages } from './messages.ts'

const ViewStatistics = lazy(async () => ({
  default: (await import('./view-statistics.tsx')).ViewStatistics,
}))

export const sections = (): readonly PluginSection[] => [
  {
    id: 'statistics',
    label: statisticsMessages().title,
    group: 'site',
    ability: 'statistics:read',
    icon: ChartColumn,
    Section: ViewStatistics,
  },
]
