import { fieldMessages } from '@prangan/contract/field-messages'
import { englishDates, formatMinute } from '@prangan/contract/format-date'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { Context, Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { admissionLimits } from '../../contract/limits.ts'
import { firstListId, idsUntil } from '../../contract/list-id.ts'
import { AdmissionDocumentSchema } from '../../contract/schemas/application.ts'
import type { Offer } from '../../contract/schemas/full-application.ts'
import { hasLapsed } from '../../contract/states.ts'
import { toFullApplication, writeChange } from '../application-store.ts'
import { listReference, listsOf, publishedOf, toEarlier, toList } from './list-store.ts'
import { offerTimeMail } from './offer-time-mail.ts'

/**
 * Gives applicants more time to pay, a limited number in one transaction. Offers that end then or later are skipped, so a
 * repeated call continues where the last one stopped. Offers that have lapsed are extended only before the next list, which
 * may give the seat to somebody else.
 */
export const extendOffers: Handler<'extendOffers'> = async ({ params: { id }, body }, context) => {
  const { firebase, now } = context
  const payTo = new Date(body.payTo)
  if (payTo <= now) throw new Failure('invalid-input', { fields: { payTo: fieldMessages.timeHasPassed } })
  const firestore = await firebase.firestore()
  const list = toList(await listReference(firestore, id).get())
  const lists = publishedOf(toEarlier((await listsOf(firestore, list).get()).docs))
  // What a list that was revised offered counts as the new one's, but a seat that had lapsed then may be somebody else's now.
  const isDue: IsDue = (application): application is typeof application & { offer: Offer } =>
    application.status === 'offered' &&
    application.offer !== null &&
    firstListId(application.offer.list) === firstListId(id) &&
    application.offer.payTo < payTo &&
    (lists.at(-1)?.id === application.offer.list || !hasLapsed(application, now))
  const due = body.application
    ? [body.application]
    : await readDue(firestore, idsUntil(id, list.revision), isDue)
  const chunk = due.slice(0, admissionLimits.offersAtOnce)
  const extended = await extendChunk(context, { chunk, isDue, payTo, reason: body.reason })
  if (body.application && extended === 0) throw new Failure('offer-not-extended')
  const left = due.length - chunk.length
  return {
    message: left > 0 ? `${left} offers are left to extend.` : 'The offers are extended.',
    extended,
    left,
  }
}

const OfferedSchema = z.pick(AdmissionDocumentSchema, { status: true, offer: true })
type Offered = z.infer<typeof OfferedSchema>
type IsDue = <One extends Offered>(application: One) => application is One & { offer: Offer }

async function readDue(firestore: Firestore, lists: string[], isDue: IsDue): Promise<string[]> {
  const { docs } = await firestore
    .collection(collectionPaths.admissions)
    .where('offer.list', 'in', lists)
    .select(...Object.keys(OfferedSchema.shape))
    .get()
  return docs.filter((stored) => isDue(parseStored(OfferedSchema, stored))).map(({ id }) => id)
}

type Extension = {
  chunk: readonly string[]
  isDue: IsDue
  payTo: Date
  reason: string
}

async function extendChunk(context: Context, { chunk, isDue, payTo, reason }: Extension): Promise<number> {
  if (chunk.length === 0) return 0
  const { firebase, now, caller } = context
  const firestore = await firebase.firestore()
  return runTransaction(firestore, async (transaction) => {
    const stored = await transaction.getAll(...chunk.map((id) => firestore.doc(documentPaths.admission(id))))
    const due = stored.map(toFullApplication).filter(isDue)
    for (const before of due) {
      const { offer } = before
      const extension = { payTo: offer.payTo, reason, by: caller.email, at: now }
      const change = {
        fields: { offer: { ...offer, payTo, extensions: [...offer.extensions, extension] } },
        mail: {
          topic: 'offer extended' as const,
          content: offerTimeMail('offer extended', { ...offer, payTo }, reason),
        },
        action: 'offer extended' as const,
        detail: `until ${formatMinute(payTo, englishDates)}`,
      }
      writeChange(transaction, firestore, before, change, context)
    }
    return due.length
  })
}
