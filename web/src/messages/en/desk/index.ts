import { shell } from './shell.ts'

/** What only the desk says, in English. Its type is what every other language has to say. */
export default { shell }
