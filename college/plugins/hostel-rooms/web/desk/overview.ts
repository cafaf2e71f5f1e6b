import { inOverview } from '@prangan/web/app/desk/overview/in-overview.ts'
import { hostelDeskMessages } from './messages.ts'
import { requests } from './requests.ts'

export const resources = [
  inOverview(requests, {
    section: 'hostel-rooms',
    ability: 'hostel:give',
    searches: [{ title: () => hostelDeskMessages().title, params: { tab: 'all' } }],
  }),
]
