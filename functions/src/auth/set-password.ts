import { type AuditEntry, addAudit } from '../audit/audit.ts'
import type { Firebase } from '../firebase.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { normalisePassword } from './check-password.ts'
import { endSessions } from './end-sessions.ts'

/** Whose password it is, and where they are told of it. */
type Owner = { uid: string; email: string; name: string }

/**
 * Sets a password that was checked, ends every session of its owner, and then tells them by mail and the audit trail.
 * Whoever changed their own signs in anew.
 */
export async function setPassword(
  firebase: Firebase,
  { uid, email, name }: Owner,
  password: string,
  entry: AuditEntry,
): Promise<void> {
  const [auth, firestore] = await Promise.all([firebase.auth(), firebase.firestore()])
  await auth.updateUser(uid, { password: normalisePassword(password) })
  await endSessions(firebase, uid)
  const batch = firestore.batch()
  addAudit(batch, firestore, entry)
  queueMail(batch, firestore, { kind: 'password changed', to: email, name }, entry.at)
  await batch.commit()
}
