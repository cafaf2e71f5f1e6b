import { loadNoticePageMessages } from '@prangan/web/messages/notice-page.ts'
import type { PluginRoute } from '@prangan/web/plugin.ts'
import { pagePaths } from '../contract/names.ts'
import { loadSubscriptionMessages } from './messages.ts'

const folder = '../plugins/subscriptions'

const catalogues = [
  {
    load: loadSubscriptionMessages,
    moduleIn: (language: string) => `${folder}/messages/${language}/index.ts`,
  },
  // The names of the categories.
  {
    load: loadNoticePageMessages,
    moduleIn: (language: string) => `src/messages/${language}/notice-page.ts`,
  },
]

export const routes: readonly PluginRoute[] = [
  {
    at: pagePaths.subscribe,
    file: `${folder}/web/subscribe.tsx`,
    load: () => import('./subscribe.tsx'),
    catalogues,
  },
  {
    at: pagePaths.subscription,
    file: `${folder}/web/subscription.tsx`,
    load: () => import('./subscription.tsx'),
    catalogues,
  },
]
