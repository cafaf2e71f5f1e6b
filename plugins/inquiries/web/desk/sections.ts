import type { PluginSection } from '@prangan/web/plugin.ts'
import { Inbox } from 'lucide-react'
import { lazy } from 'react'
import { inquiryDeskMessages } from './messages.ts'

const ViewInquiries = lazy(async () => ({
  default: (await import('./components/view-inquiries.tsx')).ViewInquiries,
}))

export const sections = (): readonly PluginSection[] => [
  {
    id: 'inquiries',
    label: inquiryDeskMessages().title,
    ability: 'inquiry:read',
    icon: Inbox,
    Section: ViewInquiries,
    counter: {
      name: 'openInquiries',
      ability: 'inquiry:read',
      labels: () => inquiryDeskMessages().overview.open,
      search: '',
    },
  },
]
