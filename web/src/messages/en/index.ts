import { common } from './common.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { pages } from './pages.ts'

/** What the public site says in English. Its type is what every other language has to say. */
export default { common, frame, home, pages }
