import { krutiDev } from './kruti-dev.ts'
import { shell } from './shell.ts'

/** What only the desk says, in English. Its type is what every other language has to say. */
export default { krutiDev, shell }
