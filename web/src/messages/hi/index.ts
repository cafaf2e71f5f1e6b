import { common } from './common.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { pages } from './pages.ts'

/** What the public site says in Hindi. */
export default { common, frame, home, pages }
