import { sweepAlumniPhotos } from './alumni/sweep-alumni-photos.ts'
import { sweepAccounts } from './auth/sweep-accounts.ts'
import { sweepStaff } from './auth/sweep-staff.ts'
import { sweepFacultyFiles } from './faculty/sweep-faculty-files.ts'
import { sweepStaging } from './faculty/sweep-staging.ts'
import { connectFirebase, type Firebase } from './firebase.ts'
import { logSweep } from './http/log.ts'
import { sweepIdempotencyKeys } from './http/sweep-idempotency-keys.ts'
import { sweepMail } from './mail/sweep-mail.ts'
import { sweepDownloadTokens } from './media/sweep-download-tokens.ts'
import { sweepNewsBin } from './news/sweep-news-bin.ts'
import { sweepNewsFiles } from './news/sweep-news-files.ts'
import { sweepSearchKeys } from './office/sweep-search-keys.ts'
import { sweepCopies } from './public-copies.ts'

const firebase = connectFirebase()

/** Once a day: mends what killed processes and abandoned uploads left, and sends the mails that could not be sent. */
export async function sweep(): Promise<void> {
  await sweepProject(firebase, new Date())
}

/** Does it for one project, at a given time. */
export async function sweepProject(project: Firebase, now: Date): Promise<void> {
  const [
    accounts,
    mails,
    photos,
    staged,
    facultyFiles,
    newsFiles,
    newsBin,
    idempotencyKeys,
    searchKeys,
    staff,
    tokens,
    copies,
  ] = await Promise.all([
    sweepAccounts(project, now),
    sweepMail(project, now),
    sweepAlumniPhotos(project, now),
    sweepStaging(project, now),
    sweepFacultyFiles(project, now),
    sweepNewsFiles(project, now),
    sweepNewsBin(project, now),
    sweepIdempotencyKeys(project, now),
    sweepSearchKeys(project),
    sweepStaff(project, now),
    sweepDownloadTokens(project, now),
    sweepCopies(project),
  ])
  logSweep({
    accounts,
    mails,
    photos,
    staged,
    facultyFiles,
    newsFiles,
    newsBin,
    idempotencyKeys,
    searchKeys,
    staff,
    tokens,
    copies,
  })
}
