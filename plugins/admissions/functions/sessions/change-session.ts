import { fieldMessages } from '@prangan/contract/field-messages'
import { collectionPaths } from '@prangan/contract/paths'
import { isCourse } from '@prangan/contract/schemas/admissions'
import { addAudit, doneBy } from '@prangan/functions/audit/audit'
import type { Handler } from '@prangan/functions/http/handler'
import { changedBy } from '@prangan/functions/lib/changed-by'
import { Failure } from '@prangan/functions/lib/failure'
import { countListChange } from '@prangan/functions/lib/list-changes'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import type {
  AdmissionSessionDocument,
  AdmissionSessionInput,
} from '../../contract/schemas/admission-sessions.ts'
import { AdmissionDocumentSchema } from '../../contract/schemas/application.ts'
import { sessionChanges } from './session-changes.ts'
import { sessionReference, toSession } from './session-store.ts'

export const addAdmissionSession: Handler<'addAdmissionSession'> = async ({ body }, context) => {
  const { firebase, idempotency, now } = context
  const firestore = await firebase.firestore()
  const id = body.name
  const document = sessionReference(firestore, id)
  const answer = { message: 'Session added successfully!', id }
  refuseOtherCourses(body.programmes)
  await runTransaction(firestore, async (transaction) => {
    if ((await transaction.get(document)).exists) throw new Failure('session-taken')
    transaction.create(document, {
      ...fieldsOf(body),
      version: 1,
      createdAt: now,
      updatedAt: now,
    })
    await countListChange(transaction, firestore, 'admissions')
    addAudit(transaction, firestore, { action: 'session added', subject: document.path, ...doneBy(context) })
    idempotency.keepAnswer(transaction, answer)
  })
  return answer
}

/** Updates a session. Its name and everything that applications refer to cannot change. */
export const updateAdmissionSession: Handler<'updateAdmissionSession'> = async (
  { params, body },
  context,
) => {
  const { firebase, now } = context
  const firestore = await firebase.firestore()
  const document = sessionReference(firestore, params.id)
  const version = await runTransaction(firestore, async (transaction) => {
    const before = toSession(await transaction.get(document))
    if (body.version !== before.version) throw new Failure('changed-meanwhile')
    if (body.session.reservedCategories.join() !== before.reservedCategories.join()) {
      throw new Failure('changed-meanwhile')
    }
    if (body.session.name !== before.name) {
      throw new Failure('invalid-input', { fields: { name: fieldMessages.sessionNameStays } })
    }
    refuseOtherCourses(body.session.programmes, before.programmes)
    await refuseLoss(transaction, firestore, { id: params.id, before, after: body.session })
    const version = before.version + 1
    transaction.update(document, {
      ...fieldsOf(body.session),
      ...{ version, changedBy: changedBy(context.caller), updatedAt: now },
    })
    await countListChange(transaction, firestore, 'admissions')
    addAudit(transaction, firestore, {
      action: 'session changed',
      subject: document.path,
      detail: sessionChanges(before, body.session),
      ...doneBy(context),
    })
    return version
  })
  return { message: 'Session updated successfully!', version }
}

function fieldsOf(input: AdmissionSessionInput) {
  const programmes = input.programmes.map((programme) => ({
    ...programme,
    opensAt: new Date(programme.opensAt),
    closesAt: new Date(programme.closesAt),
  }))
  return { ...input, programmes }
}

type ProgrammeCourse = { key: string; course: string }

/** Refuses courses that the college does not have; a programme keeps one that the college had. */
function refuseOtherCourses(
  programmes: readonly ProgrammeCourse[],
  before: readonly ProgrammeCourse[] = [],
): void {
  const others = programmes.flatMap(({ key, course }, at) =>
    isCourse(course) || before.some((each) => each.key === key && each.course === course) ? [] : [at],
  )
  if (others.length === 0) return
  throw new Failure('invalid-input', {
    fields: Object.fromEntries(others.map((at) => [`programmes.${at}.course`, fieldMessages.chooseCourse])),
  })
}

type Lists = Pick<AdmissionSessionDocument, 'claims' | 'documents'> & {
  programmes: readonly { key: string }[]
}
const lists = ['programmes', 'claims', 'documents'] as const

/**
 * Refuses to remove a programme, a claim or a document that applications use. It reads applications only if something is
 * removed.
 */
async function refuseLoss(
  transaction: Transaction,
  firestore: Firestore,
  { id, before, after }: { id: string; before: Lists; after: Lists },
): Promise<void> {
  const removed = lists.flatMap((list) =>
    before[list]
      .filter(({ key }) => !after[list].some((each) => each.key === key))
      .map(({ key }) => ({ list, key })),
  )
  if (removed.length === 0) return
  const { docs } = await transaction.get(
    firestore
      .collection(collectionPaths.admissions)
      .where('session', '==', id)
      .select('programme', 'details.claims', 'documents'),
  )
  const used = docs.map(usedBy)
  const missed = removed.filter(({ list, key }) => used.some((keys) => keys[list].includes(key)))
  if (missed.length === 0) return
  throw new Failure('session-in-use', {
    fields: Object.fromEntries(missed.map(({ list }) => [list, fieldMessages.keyInUse])),
  })
}

const { programme, documents } = AdmissionDocumentSchema.shape

function usedBy(application: QueryDocumentSnapshot): Record<(typeof lists)[number], readonly string[]> {
  const claims: unknown = application.get('details.claims')
  return {
    programmes: [programme.parse(application.get('programme'))],
    claims: Array.isArray(claims) ? claims.map(String) : [],
    documents: Object.keys(documents.parse(application.get('documents'))),
  }
}
