import manager from '../../art/manager.svg'
import principal from '../../art/principal.svg'

/** The URLs of the portraits of the leaders in `content/leaders.ts`: drawings, aspect ratio 4:5. */
export const leaderPortraits = { principal, manager }
