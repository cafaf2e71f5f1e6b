import { connectFirebase, type Firebase } from '../../lib/firebase.ts'
import { logUnsentMail } from '../../lib/log.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { findStaff } from '../find-staff.ts'
import { issueCode, stateOf } from './codes.ts'

const firebase = connectFirebase()

/** Somebody asked for a code (or one was made, compared or spent: then there is nothing to do). */
export async function onPasswordResetRequested({ document }: { document: string }): Promise<void> {
  await answerRequests(firebase, document, new Date())
}

/**
 * Makes and mails the code for each request that has none, where its address has an account that may sign in. The code is
 * kept before it is mailed, so that nobody is quicker than it; one that can't be mailed is known to no one.
 */
export async function answerRequests(firebase: Firebase, path: string, now: Date): Promise<void> {
  const firestore = await firebase.firestore()
  const reset = firestore.doc(path)
  // As it stands now, not as the event tells it: events come late and twice.
  const { email, flows } = stateOf(await reset.get(), '', now)
  const open = flows.filter(({ code }) => code === null)
  const user = open.length > 0 ? await findStaff(firebase, email) : undefined
  if (!user) return
  const to = { to: user.email ?? email, name: user.displayName ?? '' }
  for (const { id } of open) {
    const code = await issueCode(firestore, reset, id, now)
    if (!code) continue
    await sendMail({ kind: 'code', ...to, code }).catch((error: unknown) => logUnsentMail('code', error))
  }
}
