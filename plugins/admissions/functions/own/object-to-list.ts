import { fieldMessages } from '@prangan/contract/field-messages'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { admissionLimits } from '../../contract/limits.ts'
import { admissionPaths } from '../../contract/paths.ts'
import {
  type AdmissionListDocument,
  isPublic,
  type ObjectionDocument,
  takesObjections,
} from '../../contract/schemas/admission-lists.ts'
import { mayObject } from '../../contract/states.ts'
import { listReference, toList } from '../lists/list-store.ts'
import { toObjections } from '../lists/objection-store.ts'
import { changeOwn } from './change-own.ts'
import { type Own, slotOfObjection } from './own-steps.ts'

/** Stores an objection to a provisional list; each applicant waits for an answer before the next one. */
export const objectToList: Handler<'objectToList'> = async ({ body }, context) => {
  const firestore = await context.firebase.firestore()
  return changeOwn(body.token, context, async (own, transaction) => {
    const { application, now } = own
    if (!mayObject(application)) throw new Failure('not-now')
    const reference = listReference(firestore, body.list)
    const list = toList(await transaction.get(reference))
    const isTheirs = list.session === application.session && list.programme === application.programme
    if (!isTheirs || !isPublic(list, now)) throw new Failure('no-such-list')
    if (list.status !== 'published' || !takesObjections(list, now)) throw new Failure('objections-ended')
    await refuseAnother(firestore, transaction, own, body.list)
    const about = placeOf(list, own, body.rank)
    const slot = slotOfObjection(own) ?? ''
    const objection: ObjectionDocument = {
      application: own.id,
      applicationNumber: application.applicationNumber,
      name: application.name,
      about,
      text: body.text,
      document: Object.hasOwn(application.documents, slot) ? slot : '',
      at: now,
      status: 'open',
      answer: '',
      answeredAt: null,
      answeredBy: '',
    }
    const { id } = firestore.collection(admissionPaths.objections(body.list)).doc()
    const { all, open, upheld } = list.objections
    transaction.create(firestore.doc(admissionPaths.objection(body.list, id)), objection)
    transaction.update(reference, {
      objections: { all: all + 1, open: open + 1, upheld },
      version: list.version + 1,
    })
    return {
      fields: { objections: [...application.objections, { list: body.list, id }] },
      action: 'objection sent',
      detail: `list ${list.number}, ${about.rank > 0 ? `rank ${about.rank}` : 'without a rank'}`,
      mail: {
        kind: 'list objection',
        topic: 'objection received',
        listNumber: list.number,
        isUpheld: false,
        note: '',
      },
    }
  })
}

async function refuseAnother(
  firestore: Firestore,
  transaction: Transaction,
  { application }: Own,
  list: string,
): Promise<void> {
  const sent = application.objections.filter((each) => each.list === list)
  if (sent.length === 0) return
  const earlier = await transaction.getAll(
    ...sent.map(({ id }) => firestore.doc(admissionPaths.objection(list, id))),
  )
  if (toObjections(earlier).some(({ status }) => status === 'open')) throw new Failure('objection-unanswered')
  if (sent.length >= admissionLimits.objections) throw new Failure('objections-full')
}

function placeOf(
  { rows }: AdmissionListDocument,
  { id, application: { name } }: Own,
  rank: number,
): ObjectionDocument['about'] {
  const row = rows.find((each) => (rank === 0 ? each.id === id : each.rank === rank))
  if (row) return { application: row.id, name: row.name, rank: row.rank }
  if (rank > 0) throw new Failure('invalid-input', { fields: { rank: fieldMessages.noSuchRank } })
  return { application: id, name, rank: 0 }
}
