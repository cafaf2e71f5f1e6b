import type { PluginRoute } from '@prangan/web/plugin.ts'
import { pagePaths } from '../contract/names.ts'
import { loadInquiryMessages } from './messages.ts'

const folder = '../plugins/inquiries'
const catalogue = {
  load: loadInquiryMessages,
  moduleIn: (language: string) => `${folder}/messages/${language}/index.ts`,
}

export const routes: readonly PluginRoute[] = [
  {
    at: pagePaths.grievance,
    file: `${folder}/web/pages/grievance.tsx`,
    load: () => import('./pages/grievance.tsx'),
    catalogues: [catalogue],
  },
  {
    at: pagePaths.inquiry,
    file: `${folder}/web/pages/inquiry.tsx`,
    load: () => import('./pages/inquiry.tsx'),
    catalogues: [catalogue],
  },
]
