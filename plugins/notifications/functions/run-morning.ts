import type { Deps } from '@prangan/functions/lib/deps'
import { recordRun } from '@prangan/functions/operation/record-run'
import { sendMorningMails } from './send-morning-mails.ts'
import { tellOfSite } from './tell-of-site.ts'

/** Does the work of a morning, and records for the desk whether it succeeded. */
export const runMorning = (deps: Deps): Promise<void> =>
  recordRun(deps, 'sendMorningMails', async () => {
    // Neither keeps the other from running.
    const runs = await Promise.allSettled([tellOfSite(deps), sendMorningMails(deps)])
    for (const run of runs) if (run.status === 'rejected') throw run.reason
    return []
  })
