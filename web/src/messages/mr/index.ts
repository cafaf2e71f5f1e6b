import english from '../en/index.ts'
import { withFallback } from '../with-fallback.ts'
import { account } from './account.ts'
import { admissions } from './admissions.ts'
import { alumni } from './alumni.ts'
import { common } from './common.ts'
import { controls } from './controls.ts'
import { faculty } from './faculty.ts'
import { failures } from './failures.ts'
import { feedback } from './feedback.ts'
import { gallery } from './gallery.ts'
import { home } from './home.ts'
import { layout } from './layout.ts'
import { notices } from './notices.ts'
import { pages } from './pages.ts'
import { search } from './search.ts'
import { states } from './states.ts'
import { students } from './students.ts'

export default withFallback(english, {
  account,
  admissions,
  alumni,
  common,
  controls,
  faculty,
  failures,
  feedback,
  layout,
  gallery,
  home,
  notices,
  pages,
  search,
  states,
  students,
})
