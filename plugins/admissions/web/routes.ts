import { paths } from '@prangan/web/paths.ts'
import type { PluginRoute } from '@prangan/web/plugin.ts'
import { loadApplicantMessages } from './applicant-messages.ts'
import { loadRegistrationMessages } from './apply/registration-messages.ts'

const folder = '../plugins/admissions'
const catalogue = {
  load: loadApplicantMessages,
  moduleIn: (language: string) => `${folder}/messages/${language}/applicant/index.ts`,
}

export const routes: readonly PluginRoute[] = [
  {
    at: paths.registration,
    file: `${folder}/web/pages/registration.tsx`,
    load: () => import('./pages/registration.tsx'),
    catalogues: [
      {
        load: loadRegistrationMessages,
        moduleIn: (language) => `${folder}/messages/${language}/registration.ts`,
      },
    ],
  },
  {
    at: paths.application,
    file: `${folder}/web/pages/application.tsx`,
    load: () => import('./pages/application.tsx'),
    catalogues: [catalogue],
  },
  {
    at: paths.fees,
    file: `${folder}/web/pages/fees.tsx`,
    load: () => import('./pages/fees.tsx'),
    catalogues: [catalogue],
  },
  {
    at: paths.meritLists,
    file: `${folder}/web/pages/merit-lists.tsx`,
    load: () => import('./pages/merit-lists.tsx'),
    catalogues: [catalogue],
  },
  {
    at: paths.meritList,
    file: `${folder}/web/pages/merit-list.tsx`,
    load: () => import('./pages/merit-list.tsx'),
    catalogues: [catalogue],
  },
]
