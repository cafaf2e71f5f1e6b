import type { PluginRoute } from '@prangan/web/plugin.ts'
import { pagePaths } from '../contract/names.ts'
import { loadOfflineMessages } from './messages.ts'

const folder = '../plugins/offline'

export const routes: readonly PluginRoute[] = [
  {
    at: pagePaths.offline,
    file: `${folder}/web/offline.tsx`,
    load: () => import('./offline.tsx'),
    catalogues: [
      { load: loadOfflineMessages, moduleIn: (language) => `${folder}/messages/${language}/index.ts` },
    ],
  },
]
