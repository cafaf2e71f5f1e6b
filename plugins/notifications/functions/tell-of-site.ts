import { shownText } from '@prangan/contract/content/show-in'
import { officePath, ownPagePath } from '@prangan/contract/desk-paths'
import { limits } from '@prangan/contract/limits'
import { collectionPaths } from '@prangan/contract/paths'
import type { Operation } from '@prangan/contract/schemas/operation'
import type { Deps } from '@prangan/functions/lib/deps'
import { localize } from '@prangan/functions/lib/localize'
import type { Concern } from '@prangan/functions/office/concern'
import { notify } from '@prangan/functions/office/notify'
import { readOperationAt } from '@prangan/functions/operation/read-operation'
import { toPage } from '@prangan/functions/site/page-store'
import type { Firestore } from 'firebase-admin/firestore'
import { notificationLimits } from '../contract/limits.ts'
import { deskLines } from './desk-lines.ts'
import { readAdmins } from './read-admins.ts'

/** Tells admins which mails wait unsent and which nightly runs failed, and owners which of their pages are due for review. */
export async function tellOfSite({ firebase, clock }: Pick<Deps, 'firebase' | 'clock'>): Promise<void> {
  const now = clock()
  const firestore = await firebase.firestore()
  const [operation, admins] = await Promise.all([readOperationAt(firestore, now), readAdmins(firestore)])
  const batch = firestore.batch()
  for (const concern of concernsOf(operation)) {
    for (const { uid } of admins) notify(batch, firestore, uid, concern)
  }
  for (const { owners, ...concern } of await readPagesDue(firestore, now)) {
    for (const uid of owners) notify(batch, firestore, uid, concern)
  }
  await batch.commit()
}

/** A mail is known by when it was queued, and a run by when it ended, so that each is told once. */
function concernsOf({ mails, jobs }: Pick<Operation, 'mails' | 'jobs'>): Concern[] {
  const path = officePath('overview')
  const waits = new Date(mails.since)
  const failed = jobs.filter(({ state }) => state === 'failed' || state === 'late')
  return [
    ...(mails.isStuck
      ? [
          {
            id: `mails-${waits.getTime()}`,
            text: localize(deskLines, (texts) => texts.mailsWait(mails.waiting)),
            path,
            at: new Date(waits.getTime() + limits.operation.mailWait),
          },
        ]
      : []),
    ...failed.map(({ name, state, at }) => ({
      id: `${state}-${name}-${Date.parse(at)}`,
      text: localize(deskLines, (texts) =>
        texts[state === 'late' ? 'jobIsLate' : 'jobFailed'](texts.jobs[name]),
      ),
      path,
      at: new Date(at),
    })),
  ]
}

async function readPagesDue(firestore: Firestore, now: Date): Promise<(Concern & { owners: string[] })[]> {
  const { docs } = await firestore
    .collection(collectionPaths.pages)
    .where('review.dueAt', '>', new Date(now.getTime() - notificationLimits.pageDue))
    .where('review.dueAt', '<=', now)
    .get()
  return docs.flatMap((stored) => {
    const { title, owners, review, published, state } = toPage(stored)
    if (published === null || state === 'down') return []
    const id = `page-${stored.id}-${review.dueAt.getTime().toString(36)}`
    const text = localize(deskLines, (texts, language) => texts.pageDue(shownText(title, language).text))
    return [{ id, text, path: ownPagePath(stored.id), at: review.dueAt, owners: [...owners] }]
  })
}
