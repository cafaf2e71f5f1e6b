import { inOverview } from '@prangan/web/app/desk/overview/in-overview.ts'
import { adminSectionHref } from '@prangan/web/app/desk/section-href.ts'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import type { PluginOverdue, WeekSeries } from '@prangan/web/plugin.ts'
import { collectionPaths } from '../../contract/paths.ts'
import { inquiriesFor } from './inquiries.ts'
import { inquiryDeskMessages } from './messages.ts'

const texts = () => inquiryDeskMessages().overview

export const resources = [
  inOverview(inquiriesFor(''), {
    section: 'inquiries',
    ability: 'inquiry:read',
    searches: [{ title: () => inquiryDeskMessages().title, params: { tab: 'all' } }],
  }),
]

export const overdue: readonly PluginOverdue[] = [
  {
    ability: 'inquiry:read',
    load: async () => (await import('./watch-overdue.ts')).watchOverdue,
    toWaiting: ({ count, since }) => ({
      count,
      what: texts().overdue.what(count),
      short: texts().overdue.short(count),
      none: texts().overdue.none,
      href: `${adminSectionHref('inquiries')}?tab=due`,
      isOverdue: true,
      since: deskMessages().overview.waiting.since(formatDate(since)),
    }),
  },
]

export const week: readonly WeekSeries[] = [
  {
    ability: 'inquiry:read',
    counted: { collection: collectionPaths.inquiries, field: 'createdAt' },
    texts: () => texts().week,
  },
]
