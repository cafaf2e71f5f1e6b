import { sweepAlumniPhotos } from './alumni/sweep-alumni-photos.ts'
import { sweepAccounts } from './auth/sweep-accounts.ts'
import { sweepStaff } from './auth/sweep-staff.ts'
import { sweepFacultyFiles } from './faculty/sweep-faculty-files.ts'
import { sweepStaging } from './faculty/sweep-staging.ts'
import { connectFirebase } from './firebase.ts'
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
  const now = new Date()
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
    sweepAccounts(firebase, now),
    sweepMail(firebase, now),
    sweepAlumniPhotos(firebase, now),
    sweepStaging(firebase, now),
    sweepFacultyFiles(firebase, now),
    sweepNewsFiles(firebase, now),
    sweepNewsBin(firebase, now),
    sweepIdempotencyKeys(firebase, now),
    sweepSearchKeys(firebase),
    sweepStaff(firebase, now),
    sweepDownloadTokens(firebase, now),
    sweepCopies(firebase),
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
