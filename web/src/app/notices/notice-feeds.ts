import * as plugins from '@prangan/plugins/web/notice-feeds'
import type { NoticeFeeds } from '../../plugin.ts'

const all: readonly NoticeFeeds[] = plugins.noticeFeeds

/** The feeds of the plugin that has them; undefined without one. */
export const noticeFeeds: NoticeFeeds | undefined = all[0]
