import * as plugins from '@prangan/plugins/messages/hi/desk'
import type english from '../../en/desk/index.ts'
import { accounts } from './accounts.ts'
import { activity } from './activity.ts'
import { admissions } from './admissions.ts'
import { alumni } from './alumni.ts'
import { audit } from './audit.ts'
import { bin } from './bin.ts'
import { blockForms } from './block-forms.ts'
import { siteGrantAreas, siteGrants } from './grants.ts'
import { findings } from './issues.ts'
import { kit } from './kit.ts'
import { krutiDev } from './kruti-dev.ts'
import { library } from './library.ts'
import { members } from './members.ts'
import { news } from './news.ts'
import { operation } from './operation.ts'
import { overview } from './overview.ts'
import { ownProfile } from './own-profile.ts'
import { ownRecords } from './own-records.ts'
import { pageEditor } from './page-editor.ts'
import { pagesList } from './pages-list.ts'
import { people } from './people.ts'
import { profiles } from './profiles.ts'
import { search } from './search.ts'
import { settingsForms } from './settings-forms.ts'
import { shell } from './shell.ts'

export default {
  accounts,
  activity,
  admissions,
  alumni,
  audit,
  bin,
  blockForms,
  findings,
  settingsForms,
  kit,
  krutiDev,
  library,
  members,
  news,
  operation,
  overview,
  ownProfile,
  ownRecords,
  pageEditor,
  pagesList,
  people,
  profiles,
  search,
  shell,
  auditTexts: {
    ...accounts.auditTexts,
    ...admissions.auditTexts,
    ...alumni.auditTexts,
    ...library.auditTexts,
    ...members.auditTexts,
    ...news.auditTexts,
    ...pagesList.auditTexts,
    ...people.auditTexts,
    ...plugins.auditTexts,
  },
  grants: {
    ...siteGrants,
    ...admissions.grants,
    ...plugins.grants,
  },
  grantAreas: {
    ...siteGrantAreas,
    ...plugins.grantAreas,
  },
} satisfies typeof english
