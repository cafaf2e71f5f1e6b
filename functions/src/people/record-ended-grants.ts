import { collectionPaths } from '@prangan/contract/paths'
import { type Grant, grantNames, type StoredGrants } from '@prangan/contract/roles'
import { type StaffDocument, StaffDocumentSchema } from '@prangan/contract/schemas/staff'
import type { Firestore } from 'firebase-admin/firestore'
import { addAudit } from '../audit/audit.ts'
import { findUserById } from '../auth/account-store.ts'
import type { Firebase } from '../lib/firebase.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { runTransaction } from '../lib/run-transaction.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { listGrants } from './list-grants.ts'

/** Milliseconds in which a night's sweep may have failed. What ended before that is not recorded any more. */
const lateness = 7 * 24 * 60 * 60_000

/**
 * Records permissions that ended with their last day, and tells the person by mail, once. The rules and endpoints refuse them
 * from that midnight on by themselves. Returns how many people's permissions ended.
 */
export async function recordEndedGrants(firebase: Firebase, now: Date): Promise<number> {
  const [firestore, auth] = await Promise.all([firebase.firestore(), firebase.auth()])
  const { docs } = await firestore.collection(collectionPaths.staff).where('role', '==', 'faculty').get()
  let recorded = 0
  for (const stored of docs) {
    const staff = parseStored(StaffDocumentSchema, stored)
    if (staff.isDisabled) continue
    const ends = Object.values(staff.grantsUntil).map((end) => end.getTime())
    const isRecent = (end: number) => end <= now.getTime() && end > now.getTime() - lateness
    for (const end of new Set(ends.filter(isRecent))) {
      const name = (await findUserById(auth, stored.id))?.displayName ?? ''
      recorded += Number(await record(firestore, { ...staff, name, uid: stored.id }, new Date(end), now))
    }
  }
  return recorded
}

async function record(
  firestore: Firestore,
  staff: StaffDocument & { name: string; uid: string },
  end: Date,
  now: Date,
): Promise<boolean> {
  const id = `${staff.uid}-${end.getTime()}`
  const entry = firestore.collection(collectionPaths.audit).doc(id)
  const before = inForce(staff, (until) => until >= end)
  const after = inForce(staff, (until) => until > end)
  const detail = `${listGrants(before)} → ${listGrants(after)}`
  const isEnded = (grant: Grant) => staff.grantsUntil[grant]?.getTime() === end.getTime()
  const taken = grantNames.filter(isEnded)
  return runTransaction(firestore, async (transaction) => {
    if ((await transaction.get(entry)).exists) return false
    addAudit(transaction, firestore, {
      id,
      action: 'abilities changed',
      subject: staff.email,
      from: '',
      actor: 'the nightly sweep',
      detail,
      at: now,
    })
    if (taken.length > 0)
      queueMail(
        transaction,
        firestore,
        {
          kind: 'abilities changed',
          to: staff.email,
          name: staff.name,
          given: [],
          taken,
          hasEnded: true,
          language: null,
        },
        now,
      )
    return true
  })
}

const inForce = ({ grants, grantsUntil }: StoredGrants, isKept: (until: Date) => boolean): StoredGrants => ({
  grants,
  grantsUntil: Object.fromEntries(Object.entries(grantsUntil).filter(([, until]) => isKept(until))),
})
