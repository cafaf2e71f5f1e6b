import type { PluginRoute } from '@prangan/web/plugin.ts'
import { pagePaths } from '../contract/names.ts'
import { loadDisclosureMessages } from './messages.ts'

const folder = '../plugins/disclosure'

export const routes: readonly PluginRoute[] = [
  {
    at: pagePaths.disclosures,
    file: `${folder}/web/disclosures.tsx`,
    load: () => import('./disclosures.tsx'),
    catalogues: [
      { load: loadDisclosureMessages, moduleIn: (language) => `${folder}/messages/${language}/index.ts` },
    ],
  },
]
