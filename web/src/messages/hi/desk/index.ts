import { krutiDev } from './kruti-dev.ts'
import { shell } from './shell.ts'

/** What only the desk says, in Hindi. */
export default { krutiDev, shell }
