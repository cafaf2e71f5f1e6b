import { shell } from './shell.ts'

/** What only the desk says, in Hindi. */
export default { shell }
