import { randomUUID } from 'node:crypto'
import { countIssues } from '@prangan/contract/content/check-content'
import { limits } from '@prangan/contract/limits'
import { localized } from '@prangan/contract/localized'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { PageDocument } from '@prangan/contract/schemas/site'
import { addAudit, doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { runTransaction } from '../lib/run-transaction.ts'
import { refuseAddress } from './page-address.ts'
import { contentOf, draftOf, draftReference, pageReference, pageSearchKeys, reviewDue } from './page-store.ts'
import { readSite } from './site-store.ts'

const { usual } = limits.content.reviewMonths

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
  suggestedBy: '',
  review: { dueAt: reviewDue(now, months), months, confirmedAt: null, by: '' },
  findings: { ...countIssues({ errors: [], warnings: [], translations: [] }), brokenLinks: [] },
  createdAt: now,
  updatedAt: now,
  updatedBy: by,
  version: 1,
  searchKeys: pageSearchKeys(path, { title }),
})

export const createPage: Handler<'createPage'> = async ({ body }, context) => {
  const { caller, firebase, now, idempotency } = context
  const firestore = await firebase.firestore()
  const id = randomUUID()
  const site = await readSite(firestore)
  if (!site) throw new Failure('site-not-loaded')
  const draft = draftOf({ title: body.title, description: localized(), blocks: body.blocks ?? [] }, null, now)
  if (JSON.stringify(contentOf(draft)).length > limits.content.bytes) throw new Failure('too-large')
  const answer = { message: 'The page was added. It is a draft until you publish it.', id }
  await runTransaction(firestore, async (transaction) => {
    await refuseAddress(firestore, site, { id, path: body.path }, (query) => transaction.get(query))
    const pages = await transaction.get(firestore.collection(collectionPaths.pages).count())
    if (pages.data().count >= limits.content.pages) throw new Failure('pages-full')
    transaction.create(pageReference(firestore, id), newPage(body, caller.email, now))
    transaction.create(draftReference(firestore, id), draft)
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
