import { sweepAlumniPhotos } from './alumni/sweep-alumni-photos.ts'
import { sweepAccounts } from './auth/sweep-accounts.ts'
import { connectFirebase } from './firebase.ts'
import { logSweep } from './http/log.ts'
import { sweepMail } from './mail/sweep-mail.ts'

const firebase = connectFirebase()

/** Once a day: mends what killed processes left, photos without an alumnus included, and sends the mails that could not be sent. */
export async function sweep(): Promise<void> {
  const now = new Date()
  const [accounts, mails, photos] = await Promise.all([
    sweepAccounts(firebase, now),
    sweepMail(firebase, now),
    sweepAlumniPhotos(firebase, now),
  ])
  logSweep({ accounts, mails, photos })
}
