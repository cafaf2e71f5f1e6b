import { meritTrace } from '../merit-trace.ts'
import { access } from './access.ts'
import { lists } from './lists.ts'
import { own } from './own.ts'
import { states } from './states.ts'

/** What the applicant's page and the merit lists say in English. Its type is what every other language has to say. */
export default { access, lists, meritTrace, own, states }
