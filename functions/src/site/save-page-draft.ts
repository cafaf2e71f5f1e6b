import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import type { ChangedBy } from '@prangan/contract/schemas/fields'
import type { PageDraftDocument, SavedDraft, SavePageDraftInput } from '@prangan/contract/schemas/site'
import { PageVersionDocumentSchema } from '@prangan/contract/schemas/site'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import { addAudit, doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { changedBy } from '../lib/changed-by.ts'
import { Failure } from '../lib/failure.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { runTransaction } from '../lib/run-transaction.ts'
import {
  contentOf,
  draftOf,
  draftReference,
  pageReference,
  refuseUnlessEditor,
  toDraft,
  toPage,
} from './page-store.ts'

/**
 * The first change of a published page begins a draft. A part that another person has changed since the editor saw it is not
 * written but returned as a conflict, and the editor chooses.
 */
export const savePageDraft: Handler<'savePageDraft'> = async (
  { params, body },
  { caller, firebase, now },
) => {
  const firestore = await firebase.firestore()
  const reference = pageReference(firestore, params.id)
  return runTransaction(firestore, async (transaction) => {
    const [stored, storedDraft] = await transaction.getAll(reference, draftReference(firestore, params.id))
    const page = toPage(stored)
    refuseUnlessEditor(caller, params.id, page)
    const draft = toDraft(storedDraft) ?? (await beginDraft(transaction, reference, body, page.latest, now))
    const { after, saved } = applyChanges(draft, body, { ...changedBy(caller), at: now })
    if (JSON.stringify(contentOf(after)).length > limits.content.bytes) throw new Failure('too-large')
    if (Object.keys(saved.revs).length === 0) return saved
    transaction.set(draftReference(firestore, params.id), { ...after, editors: {}, updatedAt: now })
    if (!page.hasDraft) transaction.update(reference, { hasDraft: true, version: page.version + 1 })
    return saved
  })
}

async function beginDraft(
  transaction: Transaction,
  page: DocumentReference,
  { base }: SavePageDraftInput,
  latest: number | null,
  now: Date,
): Promise<PageDraftDocument> {
  if (base !== latest || latest === null) throw new Failure('changed-meanwhile')
  const stored = await transaction.get(page.firestore.doc(documentPaths.pageVersion(page.id, latest)))
  return draftOf(parseStored(PageVersionDocumentSchema, stored).content, latest, now)
}

function applyChanges(
  draft: PageDraftDocument,
  { head, order, blocks = {} }: SavePageDraftInput,
  by: ChangedBy & { at: Date },
): { after: PageDraftDocument; saved: SavedDraft } {
  const after = { ...draft, blocks: { ...draft.blocks } }
  const saved: SavedDraft = { revs: {}, conflicts: [] }
  const take = (name: string, rev: number, seen: number, write: (rev: number) => void) => {
    if (rev !== seen) return saved.conflicts.push(name)
    saved.revs[name] = rev + 1
    return write(rev + 1)
  }
  if (head)
    take('head', draft.head.rev, head.rev, (rev) => {
      after.head = { value: head.value, rev, by }
    })
  for (const [id, block] of Object.entries(blocks)) {
    take(id, draft.blocks[id]?.rev ?? 0, block.rev, (rev) => {
      if (block.value === null) delete after.blocks[id]
      else after.blocks[id] = { value: block.value, rev, by }
    })
  }
  if (order)
    take('order', draft.order.rev, order.rev, (rev) => {
      after.order = { value: order.value, rev, by }
    })
  return { after, saved }
}

/** Discarding the draft of a page that was never published deletes the page. */
export const discardPageDraft: Handler<'discardPageDraft'> = async ({ params }, context) => {
  const firestore = await context.firebase.firestore()
  const reference = pageReference(firestore, params.id)
  return runTransaction(firestore, async (transaction) => {
    const [stored, storedDraft] = await transaction.getAll(reference, draftReference(firestore, params.id))
    const page = toPage(stored)
    refuseUnlessEditor(context.caller, params.id, page)
    if (!storedDraft?.exists) throw new Failure('no-draft')
    transaction.delete(storedDraft.ref)
    if (page.latest === null) transaction.delete(reference)
    else {
      const without = { hasDraft: false, isSuggested: false, suggestedBy: '' }
      transaction.update(reference, { ...without, version: page.version + 1 })
    }
    addAudit(transaction, firestore, {
      action: 'page draft discarded',
      subject: reference.path,
      ...doneBy(context),
    })
    return { message: page.latest === null ? 'The page was deleted.' : 'The draft was discarded.' }
  })
}
