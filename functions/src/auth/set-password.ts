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
import { createSdkToken, newFirstPassword } from './staff-store.ts'

type Owner = { uid: string; email: string; name: string; language?: Language | undefined }

type Change = AuditEntry & { isByOffice?: boolean }

/**
 * Sets a checked password, ends every session of its owner and deletes the account's failed sign-ins. The change is recorded in
 * a mail and the audit trail. If the office chose it, the owner must choose another at the next sign-in.
 */
export async function setPassword(
  firebase: Firebase,
  { uid, email, name, language }: Owner,
  password: string,
  { isByOffice = false, ...entry }: Change,
): Promise<void> {
  const [auth, firestore] = await Promise.all([firebase.auth(), firebase.firestore()])
  const firstPassword = isByOffice ? newFirstPassword(entry.at) : null
  // First, so that a crash after this asks for one password too many, and not for one too few.
  if (firstPassword) await endSessions(firebase, uid, { firstPassword })
  await auth.updateUser(uid, { password: normalisePassword(password) })
  await Promise.all([
    endSessions(firebase, uid, { firstPassword, asksAboutPassword: false }),
    forgetSignIns(firestore, normaliseEmail(email)),
  ])
  const batch = firestore.batch()
  addAudit(batch, firestore, entry)
  const firstPasswordUntil = firstPassword?.until.toISOString() ?? ''
  const mail = {
    kind: 'password changed',
    to: email,
    name,
    firstPasswordUntil,
    language: language ?? null,
  } as const
  queueMail(batch, firestore, mail, entry.at)
  await batch.commit()
}

export async function openNextSession(
  { firebase, configuration }: Pick<Deps, 'firebase' | 'configuration'>,
  { email }: Pick<Owner, 'email'>,
  password: string,
): Promise<{ token: string; customToken: string }> {
  const auth = await firebase.auth()
  const token = await comparePassword(email, password, configuration)
  return { token, customToken: await createSdkToken(auth, await auth.verifyIdToken(token)) }
}
