import type { Mail } from '@prangan/contract/schemas/mail'
import { type StaffDocument, StaffDocumentSchema } from '@prangan/contract/schemas/staff'
import { type AuditEntry, addAudit, doneBy } from '../audit/audit.ts'
import { addAccess, staffDocument, writeAccess } from '../auth/staff-access.ts'
import { findStaffDocument } from '../auth/staff-store.ts'
import type { Context } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** What an admin changes about somebody, and the mail about it; undefined where it is so already. */
type StaffChange = { fields: Partial<StaffDocument>; mail?: Mail } & Pick<AuditEntry, 'action' | 'detail'>

/** The staff document of somebody with a role. Throws 404 if there is none. */
export async function findPerson({ firebase }: Context, uid: string): Promise<StaffDocument> {
  const staff = await findStaffDocument(firebase, uid)
  if (!staff || staff.role === 'none') throw new Failure('no-such-person')
  return staff
}

/**
 * Changes somebody else's staff document, with its audit entry and its mail, in one transaction, and what the rules ask of
 * the person, to which their open desks listen. The caller has to be an admin at that moment too: of two who disable each other at once, one remains, and so
 * the last admin always does. Returns the document's version.
 */
export async function changeStaff(
  context: Context,
  uid: string,
  changeOf: (staff: StaffDocument) => StaffChange | undefined | Promise<StaffChange | undefined>,
): Promise<number> {
  const { caller, firebase } = context
  if (uid === caller.uid) throw new Failure('not-yourself')
  // Creates the document of somebody from before there were any.
  await findPerson(context, uid)
  const firestore = await firebase.firestore()
  const documents = [staffDocument(firestore, uid), staffDocument(firestore, caller.uid)]
  const version = await firestore.runTransaction(async (transaction) => {
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
