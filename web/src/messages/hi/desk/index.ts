import { admissions } from './admissions.ts'
import { alumni } from './alumni.ts'
import { audit } from './audit.ts'
import { findings } from './findings.ts'
import { inquiries } from './inquiries.ts'
import { kit } from './kit.ts'
import { krutiDev } from './kruti-dev.ts'
import { library } from './library.ts'
import { news } from './news.ts'
import { overview } from './overview.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'

/** What only the desk says, in Hindi. */
export default {
  admissions,
  alumni,
  audit,
  findings,
  inquiries,
  kit,
  krutiDev,
  library,
  news,
  overview,
  search,
  shell,
}
