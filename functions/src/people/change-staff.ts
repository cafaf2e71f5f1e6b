import type { Mail } from '@prangan/contract/schemas/mail'
import { type StaffDocument, StaffDocumentSchema } from '@prangan/contract/schemas/staff'
import { type AuditEntry, addAudit, doneBy } from '../audit/audit.ts'
import { addAccess, staffDocument, writeAccess } from '../auth/staff-access.ts'
import { findStaffDocument } from '../auth/staff-store.ts'
import type { Context } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { runTransaction } from '../lib/run-transaction.ts'
import { queueMail } from '../mail/queue-mail.ts'

type StaffChange = { fields: Partial<StaffDocument>; mail?: Mail } & Pick<AuditEntry, 'action' | 'detail'>

export async function findPerson({ firebase }: Context, uid: string): Promise<StaffDocument> {
  const staff = await findStaffDocument(firebase, uid)
  if (!staff || staff.role === 'none') throw new Failure('no-such-person')
  return staff
}

/**
 * Changes another person's staff document and its copy for the rules, with audit entry and mail, in one transaction. The
 * transaction checks that the caller is still an admin: if two disable each other in parallel, one admin remains. Returns the
 * document's version.
 */
export async function changeStaff(
  context: Context,
  uid: string,
  changeOf: (staff: StaffDocument) => StaffChange | undefined | Promise<StaffChange | undefined>,
): Promise<number> {
  const { caller, firebase } = context
  if (uid === caller.uid) throw new Failure('not-yourself')
  // Creates the document of a person from before staff documents existed.
  await findPerson(context, uid)
  const firestore = await firebase.firestore()
  const documents = [staffDocument(firestore, uid), staffDocument(firestore, caller.uid)]
  const version = await runTransaction(firestore, async (transaction) => {
    const [theirs, own] = (await transaction.getAll(...documents)).map((stored) =>
      stored.exists ? parseStored(StaffDocumentSchema, stored) : undefined,
    )
    if (own?.role !== 'admin' || own.isDisabled) throw new Failure('session-ended')
    if (!theirs || theirs.role === 'none') throw new Failure('no-such-person')
    const change = await changeOf(theirs)
    if (!change) return theirs.version
    const { fields, mail, ...entry } = change
    const version = theirs.version + 1
    transaction.update(staffDocument(firestore, uid), { ...fields, version, hasCopy: true })
    await addAccess(transaction, firestore, uid, { ...theirs, ...fields, version })
    addAudit(transaction, firestore, { subject: theirs.email, ...entry, ...doneBy(context) })
    if (mail) queueMail(transaction, firestore, mail, context.now)
    return version
  })
  await writeAccess(firestore, uid)
  return version
}
