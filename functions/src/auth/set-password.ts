import type { Language } from '@prangan/contract/languages'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { type AuditEntry, addAudit } from '../audit/audit.ts'
import type { Deps } from '../lib/deps.ts'
import type { Firebase } from '../lib/firebase.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { normalisePassword } from './check-password.ts'
import { endSessions } from './end-sessions.ts'
import { forgetSignIns } from './sign-in/sign-in-sources.ts'
import { comparePassword } from './sign-in/sign-in-with-password.ts'
import { createSdkToken } from './staff-store.ts'

/** The owner of a password, who gets a mail about its change. */
type Owner = { uid: string; email: string; name: string; language?: Language | undefined }

/**
 * Sets a checked password, ends every session of its owner, deletes the account's failed sign-ins, and records the
 * change in a mail and the audit trail. The owner then has to sign in again.
 */
export async function setPassword(
  firebase: Firebase,
  { uid, email, name, language }: Owner,
  password: string,
  entry: AuditEntry,
): Promise<void> {
  const [auth, firestore] = await Promise.all([firebase.auth(), firebase.firestore()])
  await auth.updateUser(uid, { password: normalisePassword(password) })
  await Promise.all([endSessions(firebase, uid), forgetSignIns(firestore, normaliseEmail(email))])
  const batch = firestore.batch()
  addAudit(batch, firestore, entry)
  const mail = { kind: 'password changed', to: email, name, language: language ?? null } as const
  queueMail(batch, firestore, mail, entry.at)
  await batch.commit()
}

/** Opens the next session of somebody who changed their own password. */
export async function openNextSession(
  { firebase, configuration }: Pick<Deps, 'firebase' | 'configuration'>,
  { email }: Pick<Owner, 'email'>,
  password: string,
): Promise<{ token: string; customToken: string }> {
  const auth = await firebase.auth()
  const token = await comparePassword(email, password, configuration)
  return { token, customToken: await createSdkToken(auth, await auth.verifyIdToken(token)) }
}
