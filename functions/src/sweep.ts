import { sweepAlumniPhotos } from './alumni/sweep-alumni-photos.ts'
import { sweepAccounts } from './auth/sweep-accounts.ts'
import { sweepStaff } from './auth/sweep-staff.ts'
import { sweepFacultyFiles } from './faculty/sweep-faculty-files.ts'
import { sweepStaging } from './faculty/sweep-staging.ts'
import { sweepIdempotencyKeys } from './idempotency/sweep-idempotency-keys.ts'
import { connectFirebase, type Firebase } from './lib/firebase.ts'
import { logSweep } from './lib/log.ts'
import { sweepCopies } from './lib/public-copies.ts'
import { sweepMail } from './mail/sweep-mail.ts'
import { sweepDownloadTokens } from './media/sweep-download-tokens.ts'
import { sweepNewsBin } from './news/bin/sweep-news-bin.ts'
import { sweepNewsFiles } from './news/sweep-news-files.ts'
import { sweepSearchKeys } from './office/sweep-search-keys.ts'

const firebase = connectFirebase()

/** Everything that the sweep does, by what the log calls it. Each step says how much it mended. */
const steps = {
  accounts: sweepAccounts,
  mails: sweepMail,
  photos: sweepAlumniPhotos,
  staged: sweepStaging,
  facultyFiles: sweepFacultyFiles,
  newsFiles: sweepNewsFiles,
  newsBin: sweepNewsBin,
  idempotencyKeys: sweepIdempotencyKeys,
  searchKeys: sweepSearchKeys,
  staff: sweepStaff,
  tokens: sweepDownloadTokens,
  copies: sweepCopies,
} satisfies Record<string, (project: Firebase, now: Date) => Promise<number>>

/** Once a day: mends what killed processes and abandoned uploads left, and sends the mails that could not be sent. */
export async function sweep(): Promise<void> {
  await sweepProject(firebase, new Date())
}

/** Does it for one project, at a given time. */
export async function sweepProject(project: Firebase, now: Date): Promise<void> {
  const counts = Object.entries(steps).map(async ([name, step]) => [name, await step(project, now)] as const)
  logSweep(Object.fromEntries(await Promise.all(counts)))
}
