import type { NoticeFeeds } from '@prangan/web/plugin.ts'
import { eventPath, type FeedFormat, feedFormats, feedPath } from '../contract/feeds.ts'
import { pagePaths } from '../contract/names.ts'
import { googleEvent } from './google-event.ts'

const formats = Object.entries(feedFormats) as [FeedFormat, string][]

export const noticeFeeds: NoticeFeeds = {
  page: pagePaths.subscribe,
  feedsOf: (category, language) =>
    formats.map(([format, type]) => ({ type, path: feedPath({ of: category || 'all', language, format }) })),
  eventPath,
  googleEvent,
}
