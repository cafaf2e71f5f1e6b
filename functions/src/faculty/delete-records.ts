import type { RecordKind } from '@prangan/contract/paths'
import { doneBy } from '../audit/audit.ts'
import type { Context, Handler } from '../http/handler.ts'
import { deleteRecord } from './record-store.ts'
import { recordNames } from './record-wire.ts'

async function remove(kind: RecordKind, { id }: { id: string }, context: Context) {
  const firestore = await context.firebase.firestore()
  await deleteRecord(firestore, { uid: context.caller.uid, kind, id }, doneBy(context))
  return { message: `${recordNames[kind]} deleted successfully.` }
}

/** Call 21, for each kind of record. Another's record is not found below the caller's profile. */
export const deleteExperience: Handler<'deleteExperience'> = ({ params }, context) =>
  remove('experiences', params, context)

/** Call 21. */
export const deleteAward: Handler<'deleteAward'> = ({ params }, context) => remove('awards', params, context)

/** Call 21. */
export const deleteQualification: Handler<'deleteQualification'> = ({ params }, context) =>
  remove('qualifications', params, context)

/** Call 21. */
export const deletePublication: Handler<'deletePublication'> = ({ params }, context) =>
  remove('publications', params, context)
