import manager from '../../art/manager.svg'
import principal from '../../art/principal.svg'

/** Where the portraits of the leaders in `content/leaders.ts` stand: drawings, four to five. */
export const leaderPortraits = { principal, manager }
