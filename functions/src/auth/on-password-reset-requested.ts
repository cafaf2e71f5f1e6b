import { connectFirebase, type Firebase } from '../firebase.ts'
import { logUnsentMail } from '../http/log.ts'
import { sendMail } from '../mail/send-mail.ts'
import { issueCode, type ResetRequest } from './codes.ts'
import { findStaff } from './find-staff.ts'

const firebase = connectFirebase()

/** Somebody asked for a code (or one was made, compared or spent: then there is nothing to do). */
export async function onPasswordResetRequested({ document }: { document: string }): Promise<void> {
  await answerRequest(firebase, document, new Date())
}

/**
 * Makes and mails the code for a request, where its address has an account that may sign in. The code is
 * kept before it is mailed, so that nobody is quicker than it; one that can't be mailed is known to no one.
 */
async function answerRequest(firebase: Firebase, path: string, now: Date): Promise<void> {
  const firestore = await firebase.firestore()
  const reset = firestore.doc(path)
  // As it stands now, not as the event tells it: events come late and twice.
  const request = (await reset.get()).data() as ResetRequest | undefined
  if (!request || request.code !== null || request.expiresAt.toMillis() <= now.getTime()) return
  const user = await findStaff(firebase, request.email)
  if (!user) return
  const code = await issueCode(firestore, reset, request.requestId)
  if (!code) return
  const to = { to: user.email ?? request.email, name: user.displayName ?? '' }
  await sendMail({ kind: 'code', ...to, code }).catch((error: unknown) => logUnsentMail('code', error))
}
