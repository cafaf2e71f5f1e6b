import type { Notice } from '@prangan/contract/schemas/notices'
import { createContext } from 'react'

export type NoticeTab = 'News' | 'Events'

export type Reading = { seen: readonly Notice[]; status: 'idle' | 'loading' | 'failed' | 'end' }

/** What a visitor has read in each tab since the site was opened, for Back. */
export const ReadNotices = createContext<Map<NoticeTab, Reading> | undefined>(undefined)
