import { collectionPaths } from '@prangan/contract/paths'
import type { PagesDueMail } from '@prangan/contract/schemas/mail'
import type { PageDocument } from '@prangan/contract/schemas/site'
import { findStaffDocument } from '../../auth/staff-store.ts'
import type { Configuration } from '../../lib/configuration.ts'
import type { Firebase } from '../../lib/firebase.ts'
import { runTransaction } from '../../lib/run-transaction.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { toPage } from '../page-store.ts'
import { readOffice } from '../read-office.ts'

const isToBeTold = ({ state, published, review: { dueAt, toldOf } }: PageDocument): boolean =>
  published !== null && state !== 'down' && toldOf?.getTime() !== dueAt.getTime()

/**
 * Mails the owners of pages whose review is due, or the office if a page has none. Each person gets one mail, and each page and
 * due date is mailed once. Returns how many pages were due.
 */
export async function sweepReviews(
  firebase: Firebase,
  now: Date,
  configuration: Configuration,
): Promise<number> {
  const firestore = await firebase.firestore()
  const due = firestore.collection(collectionPaths.pages).where('review.dueAt', '<=', now)
  const addresses = new Map<string, string | undefined>()
  const addressOf = async (uid: string) => {
    if (!addresses.has(uid)) addresses.set(uid, await ownerAddress(firebase, uid))
    return addresses.get(uid)
  }
  const office = await readOffice(firestore, configuration, now)
  const { docs } = await due.get()
  for (const { owners } of docs.map(toPage)) for (const uid of owners) await addressOf(uid)
  return runTransaction(firestore, async (transaction) => {
    const stored = (await transaction.get(due)).docs.map((document) => ({ document, page: toPage(document) }))
    const told = stored.filter(({ page }) => isToBeTold(page))
    const mails = new Map<string, PagesDueMail['pages']>()
    for (const { document, page } of told) {
      const owners = page.owners.flatMap((uid) => addresses.get(uid) ?? [])
      for (const to of owners.length > 0 ? owners : [office.email])
        mails.set(to, [...(mails.get(to) ?? []), { title: page.title.en, path: page.path }])
      transaction.update(document.ref, { 'review.toldOf': page.review.dueAt })
    }
    for (const [to, pages] of mails) queueMail(transaction, firestore, { kind: 'pages due', to, pages }, now)
    return told.length
  })
}

async function ownerAddress(firebase: Firebase, uid: string): Promise<string | undefined> {
  const staff = await findStaffDocument(firebase, uid)
  return staff && staff.role !== 'none' && !staff.isDisabled ? staff.email : undefined
}
