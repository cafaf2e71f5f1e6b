import type { DemoNotice } from '@prangan/emulators/demo/types.ts'

export const demoNotices: readonly DemoNotice[] = [
  {
    key: 'first-notice',
    title: 'The first notice',
    type: 'News',
    publishedAt: '2026-11-02T11:00:00+05:30',
    link: '/contact',
  },
  {
    key: 'first-event',
    title: 'The first event',
    type: 'Events',
    publishedAt: '2026-11-03T11:00:00+05:30',
    eventDate: '2027-01-26',
  },
  {
    key: 'first-ticker',
    title: 'The first line of the ticker',
    type: 'Marquee',
    publishedAt: '2026-11-04T11:00:00+05:30',
    link: '/registration',
  },
]
