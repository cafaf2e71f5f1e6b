import { lists } from './lists.ts'

/** What the applicant's page and the merit lists say in Hindi. */
export default { lists }
