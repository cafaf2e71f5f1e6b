import type { PluginChart } from '@prangan/web/plugin.ts'
import { lazy } from 'react'

export const charts: readonly PluginChart[] = [
  {
    ability: 'admission:read',
    Chart: lazy(async () => ({ default: (await import('./overview/seats.tsx')).Seats })),
  },
]
