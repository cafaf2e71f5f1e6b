import { createHash, randomBytes } from 'node:crypto'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import type { PageDocument } from '@prangan/contract/schemas/site'
import { type AuditEntry, addAudit, doneBy } from '../audit/audit.ts'
import { findStaffDocument } from '../auth/staff-store.ts'
import type { Context, Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { runTransaction } from '../lib/run-transaction.ts'
import { draftReference, pageReference, refuseUnlessEditor, reviewDue, toPage } from './page-store.ts'

type Change = { fields: Partial<PageDocument>; message: string } & Pick<AuditEntry, 'action' | 'detail'>

async function changePage(
  context: Context,
  id: string,
  change: (page: PageDocument) => Change,
): Promise<{ message: string }> {
  const firestore = await context.firebase.firestore()
  const reference = pageReference(firestore, id)
  return runTransaction(firestore, async (transaction) => {
    const page = toPage(await transaction.get(reference))
    refuseUnlessEditor(context.caller, id, page)
    const { fields, message, ...entry } = change(page)
    transaction.update(reference, { ...fields, version: page.version + 1 })
    addAudit(transaction, firestore, { subject: reference.path, ...entry, ...doneBy(context) })
    return { message }
  })
}

export const confirmPage: Handler<'confirmPage'> = ({ params, body }, context) =>
  changePage(context, params.id, ({ review }) => {
    const months = body?.months ?? review.months
    const by = context.caller.email
    return {
      fields: { review: { months, dueAt: reviewDue(context.now, months), confirmedAt: context.now, by } },
      message: 'Thank you. The page is marked as reviewed.',
      action: 'page checked',
    }
  })

export const suggestPage: Handler<'suggestPage'> = ({ params }, context) =>
  changePage(context, params.id, ({ hasDraft }) => {
    if (!hasDraft) throw new Failure('no-draft')
    return {
      fields: { isSuggested: true, suggestedBy: context.caller.email },
      message: 'The office has your suggestion, and checks it before publishing it.',
      action: 'page suggested',
    }
  })

export const setPageOwners: Handler<'setPageOwners'> = async ({ params, body }, context) => {
  const owners = await Promise.all(body.owners.map((uid) => findStaffDocument(context.firebase, uid)))
  const people = owners.flatMap((staff) => (staff && staff.role !== 'none' ? [staff.email] : []))
  if (people.length < body.owners.length) throw new Failure('no-such-person')
  return changePage(context, params.id, () => ({
    fields: { owners: body.owners, ownersPublish: body.ownersPublish },
    message: 'The teachers were saved.',
    action: 'page owners changed',
    detail: people.join(', ') || 'none',
  }))
}

/** The key is the hash of the preview's secret, which is stored nowhere. */
export const previewKey = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** The link always shows the current draft. */
export const sharePagePreview: Handler<'sharePagePreview'> = async ({ params }, context) => {
  const firestore = await context.firebase.firestore()
  const secret = randomBytes(24).toString('base64url')
  const expiresAt = new Date(context.now.getTime() + limits.content.previewLifetime)
  return runTransaction(firestore, async (transaction) => {
    const [stored, draft] = await transaction.getAll(
      pageReference(firestore, params.id),
      draftReference(firestore, params.id),
    )
    refuseUnlessEditor(context.caller, params.id, toPage(stored))
    if (!draft?.exists) throw new Failure('no-draft')
    const preview = { page: params.id, by: context.caller.email, expiresAt }
    transaction.create(firestore.doc(documentPaths.pagePreview(previewKey(secret))), preview)
    addAudit(transaction, firestore, {
      action: 'page preview shared',
      subject: documentPaths.page(params.id),
      ...doneBy(context),
    })
    return {
      message: 'Everybody with this link sees the draft, for a week.',
      path: `/preview/${secret}`,
      expiresAt: expiresAt.toISOString(),
    }
  })
}
