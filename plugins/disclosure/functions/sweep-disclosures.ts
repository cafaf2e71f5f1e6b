import { deskPaths, officePath } from '@prangan/contract/desk-paths'
import { dayInIndia } from '@prangan/contract/india-time'
import { can, grantsAt } from '@prangan/contract/roles'
import { findStaffDocument } from '@prangan/functions/auth/staff-store'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import { queueMail } from '@prangan/functions/mail/queue-mail'
import type { Transaction } from 'firebase-admin/firestore'
import { type Disclosure, isDue, reviewBy } from '../contract/disclosures.ts'
import type { PublicSite } from '../contract/find-target.ts'
import { findItem } from '../contract/lists.ts'
import type { DisclosuresDueMail } from '../contract/mails.ts'
import { disclosurePath } from '../contract/paths.ts'
import { brokenLinks, readDisclosures, readPublicSite, toDisclosure } from './disclosure-store.ts'

type Told = Disclosure['told']
type MailedItem = DisclosuresDueMail['items'][number]

/** Returns what the owner knows after tonight, and the item as it is mailed if there is something new. */
function newsOf(key: string, item: Omit<Disclosure, 'updatedAt'>, known: PublicSite) {
  const due = isDue(item, dayInIndia(known.now)) ? reviewBy(item) : ''
  const broken = brokenLinks(item, known)
  const told: Told = { reviewBy: due || item.told.reviewBy, broken }
  const isNewlyDue = due !== '' && due !== item.told.reviewBy
  const isBroken = broken.some((href) => !item.told.broken.includes(href))
  const mailed: MailedItem | undefined =
    isNewlyDue || isBroken ? { key, reviewBy: isNewlyDue ? due : '', isBroken } : undefined
  const isChanged = JSON.stringify(told) !== JSON.stringify(item.told)
  return { told, mailed, isChanged }
}

/** Where an owner changes their items: the office on its board, a teacher on the page of their account. */
async function findOwner(firebase: Firebase, uid: string, now: Date) {
  const staff = await findStaffDocument(firebase, uid)
  if (!staff || staff.role === 'none' || staff.isDisabled) return undefined
  const isOffice = can({ role: staff.role, grants: grantsAt(staff, now) }, 'disclosures:write')
  const path = isOffice ? officePath('disclosures') : `${deskPaths.faculty}/change-password`
  return { email: staff.email, path }
}

/**
 * Mails owners once for each date by which an item has to be looked through, 30 days ahead, and once for each link that leads
 * nowhere. Each owner gets one mail with all of it. Returns how many mails that made.
 */
export async function sweepDisclosures(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const [stored, known] = await Promise.all([readDisclosures(firestore), readPublicSite(firestore, now)])
  if (!known) return 0
  const owned = [...stored].filter(([key, { owner }]) => owner !== '' && findItem(key) !== undefined)
  const owners = [...new Set(owned.map(([, { owner }]) => owner))]
  const sent = owners.map(async (uid) => {
    const owner = await findOwner(firebase, uid, now)
    if (!owner) return false
    const keys = owned.flatMap(([key, item]) => (item.owner === uid ? [key] : []))
    return runTransaction(firestore, (transaction) => tellOwner(transaction, uid, owner, keys))
  })
  return (await Promise.all(sent)).filter(Boolean).length

  async function tellOwner(
    transaction: Transaction,
    uid: string,
    { email, path }: { email: string; path: string },
    keys: readonly string[],
  ): Promise<boolean> {
    const documents = await transaction.getAll(...keys.map((key) => firestore.doc(disclosurePath(key))))
    const items: MailedItem[] = []
    for (const document of documents) {
      const item = toDisclosure(document)
      if (item.owner !== uid || !known) continue
      const { told, mailed, isChanged } = newsOf(document.id, item, known)
      if (isChanged) transaction.update(document.ref, { told })
      if (mailed) items.push(mailed)
    }
    if (items.length === 0) return false
    queueMail(
      transaction,
      firestore,
      { kind: 'disclosures due', to: email, items, path, language: null },
      now,
    )
    return true
  }
}
