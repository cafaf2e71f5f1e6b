import { randomUUID } from 'node:crypto'
import { isReservedPath } from '@prangan/contract/content/reserved-paths'
import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { PageDocument } from '@prangan/contract/schemas/site'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { addAudit, doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { draftOf, draftReference, pageReference, pageSearchKeys, reviewDue } from './page-store.ts'
import { refuseTaken } from './publish-page.ts'
import { readSite } from './site-store.ts'

const { usual } = limits.content.reviewMonths

/** A page that was never published. */
export const newPage = (
  { path, title, months = usual }: Pick<PageDocument, 'path' | 'title'> & { months?: number | undefined },
  by: string,
  now: Date,
): PageDocument => ({
  path,
  aliases: [],
  title,
  state: 'draft',
  published: null,
  latest: null,
  scheduledAt: null,
  hasDraft: true,
  owners: [],
  ownersPublish: false,
  isSuggested: false,
  review: { dueAt: reviewDue(now, months), months, confirmedAt: null, by: '' },
  findings: { errors: 0, warnings: 0, hindiMissing: 0, brokenLinks: [] },
  createdAt: now,
  updatedAt: now,
  updatedBy: by,
  version: 1,
  searchKeys: pageSearchKeys({ title, path }),
})

/** Handles `createPage`: a draft with nothing but its title. */
export const createPage: Handler<'createPage'> = async ({ body }, context) => {
  const { caller, firebase, now, idempotency } = context
  const firestore = await firebase.firestore()
  const id = randomUUID()
  const site = await readSite(firestore)
  if (!site) throw new Failure('site-not-loaded')
  const answer = { message: 'The page was added. It is a draft until you publish it.', id }
  await firestore.runTransaction(async (transaction) => {
    await refuseAddress(transaction, firestore, id, body.path)
    refuseTaken(site, id, body.path)
    const pages = await transaction.get(firestore.collection(collectionPaths.pages).count())
    if (pages.data().count >= limits.content.pages) throw new Failure('pages-full')
    transaction.create(pageReference(firestore, id), newPage(body, caller.email, now))
    transaction.create(
      draftReference(firestore, id),
      draftOf({ title: body.title, description: '', blocks: [] }, null, now),
    )
    addAudit(transaction, firestore, {
      action: 'page created',
      subject: documentPaths.page(id),
      detail: body.path,
      ...doneBy(context),
    })
    idempotency.keepAnswer(transaction, answer)
  })
  return answer
}

/** Throws 409 if a path belongs to the site, or to another page, whether published or not. */
async function refuseAddress(
  transaction: Transaction,
  firestore: Firestore,
  id: string,
  path: string,
): Promise<void> {
  if (isReservedPath(path)) throw new Failure('address-reserved')
  const same = await transaction.get(
    firestore.collection(collectionPaths.pages).where('path', '==', path).limit(2),
  )
  if (same.docs.some((other) => other.id !== id)) throw new Failure('address-taken')
}
