import { lists } from './lists.ts'

/** What the applicant's page and the merit lists say in English. Its type is what every other language has to say. */
export default { lists }
