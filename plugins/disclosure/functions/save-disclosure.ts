import { fieldMessages } from '@prangan/contract/field-messages'
import { textFrom } from '@prangan/contract/language-fields'
import { localized } from '@prangan/contract/localized'
import { can } from '@prangan/contract/roles'
import { addAudit, doneBy } from '@prangan/functions/audit/audit'
import { findStaffDocument } from '@prangan/functions/auth/staff-store'
import type { Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { countListChange } from '@prangan/functions/lib/list-changes'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import type { Disclosure } from '../contract/disclosures.ts'
import { findItem } from '../contract/lists.ts'
import { disclosurePath } from '../contract/paths.ts'
import { toDisclosure } from './disclosure-store.ts'

type Change = Input<'saveDisclosure'>['body']

/** Each target is stored once, as it was named first. */
const uniqueLinks = (links: Change['links']) =>
  links.filter(({ href }, at) => links.findIndex((link) => link.href === href) === at)

/** The reason belongs to 'not applicable', and the links to 'published'. */
function toStored({ state, links, owner, updatedOn, reviewEvery, ...texts }: Change) {
  return {
    state,
    reason:
      state === 'notApplicable' ? textFrom('reason', { reason: texts.reasonEn, ...texts }) : localized(),
    links: state === 'published' ? uniqueLinks(links) : [],
    owner,
    updatedOn: state === 'missing' ? '' : updatedOn,
    reviewEvery,
  }
}

async function refuseUnlessStaff(firebase: Firebase, uid: string): Promise<void> {
  const staff = await findStaffDocument(firebase, uid)
  if (staff && staff.role !== 'none' && !staff.isDisabled) return
  const message = fieldMessages.chooseOwner
  throw new Failure('invalid-input', { message, fields: { owner: message } })
}

function detailOf(before: Pick<Disclosure, 'state' | 'owner'>, after: Pick<Disclosure, 'state' | 'owner'>) {
  return [
    before.state !== after.state && `${before.state} → ${after.state}`,
    before.owner !== after.owner && 'owner',
  ]
    .filter(Boolean)
    .join(', ')
}

export const saveDisclosure: Handler<'saveDisclosure'> = async ({ params, body }, context) => {
  const { caller, firebase, now } = context
  const { key } = params
  if (!findItem(key)) throw new Failure('no-such-disclosure')
  const isOffice = can(caller, 'disclosures:write')
  if (isOffice && body.owner !== '') await refuseUnlessStaff(firebase, body.owner)
  const firestore = await firebase.firestore()
  const document = firestore.doc(disclosurePath(key))
  const version = await runTransaction(firestore, async (transaction) => {
    const before = toDisclosure(await transaction.get(document))
    const isOwner = before.owner === caller.uid && body.owner === before.owner
    if (!isOffice && !isOwner) throw new Failure('not-allowed')
    if (before.version !== body.version) throw new Failure('changed-meanwhile')
    const after = toStored(body)
    const version = before.version + 1
    const changed = { version, updatedAt: now, updatedBy: caller.email }
    // A new owner has not been told of anything.
    const told = before.owner === after.owner ? before.told : { reviewBy: '', broken: [] }
    transaction.set(document, { ...after, told, ...changed } satisfies Disclosure)
    await countListChange(transaction, firestore, 'disclosures')
    addAudit(transaction, firestore, {
      action: 'disclosure changed',
      subject: document.path,
      detail: detailOf(before, after),
      ...doneBy(context),
    })
    return version
  })
  return { message: 'Item saved successfully!', version }
}
