import { createCatalogue } from './catalogue.ts'
import type { NoticePageMessages } from './en/notice-page.ts'

const catalogue = createCatalogue(import.meta.glob<{ default: NoticePageMessages }>('./*/notice-page.ts'))

/** The pages of notices call it before they are rendered, so that no other page carries their texts. */
export const loadNoticePageMessages = catalogue.load

export const noticePageMessages = catalogue.messages
