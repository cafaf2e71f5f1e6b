import type { PluginSection } from '@prangan/web/plugin.ts'
import { BedDouble } from 'lucide-react'
import { lazy } from 'react'
import { hostelDeskMessages } from './messages.ts'

const ViewRequests = lazy(async () => ({ default: (await import('./view-requests.tsx')).ViewRequests }))

export const sections = (): readonly PluginSection[] => [
  {
    id: 'hostel-rooms',
    label: hostelDeskMessages().title,
    ability: 'hostel:give',
    group: 'people',
    icon: BedDouble,
    Section: ViewRequests,
    counter: {
      name: 'roomRequests',
      ability: 'hostel:give',
      labels: () => hostelDeskMessages().waiting,
      search: '',
    },
  },
]
