import type { PluginRoute } from '@prangan/web/plugin.ts'
import { pagePaths } from '../contract/names.ts'
import { loadHostelMessages } from './messages.ts'

const folder = '../college/plugins/hostel-rooms'

export const routes: readonly PluginRoute[] = [
  {
    at: pagePaths.hostelRooms,
    file: `${folder}/web/hostel-rooms.tsx`,
    load: () => import('./hostel-rooms.tsx'),
    catalogues: [
      { load: loadHostelMessages, moduleIn: (language) => `${folder}/messages/${language}/index.ts` },
    ],
  },
]
