import type { Example } from '@prangan/functions/openapi/example'

export const examples = {
  readNoticeFeed: { params: { feed: 'examination.en.atom' } },
  readEventCalendar: { params: { event: 'aBcD1234eFgH5678.en.ics' } },
} satisfies Record<string, Example>
