import type { PluginRoute } from '@prangan/web/plugin.ts'
import { pagePaths } from '../contract/names.ts'
import { loadAccessibilityMessages } from './messages.ts'

const folder = '../plugins/accessibility'

export const routes: readonly PluginRoute[] = [
  {
    at: pagePaths.accessibility,
    file: `${folder}/web/accessibility.tsx`,
    load: () => import('./accessibility.tsx'),
    catalogues: [
      { load: loadAccessibilityMessages, moduleIn: (language) => `${folder}/messages/${language}/index.ts` },
    ],
  },
]
