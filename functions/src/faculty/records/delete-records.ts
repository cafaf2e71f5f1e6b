import type { RecordKind } from '@prangan/contract/paths'
import { doneBy } from '../../audit/audit.ts'
import type { Context, Handler } from '../../http/handler.ts'
import { moveToBin } from './record-bin.ts'
import { recordNames } from './record-wire.ts'

async function remove(kind: RecordKind, { id }: { id: string }, context: Context) {
  const firestore = await context.firebase.firestore()
  await moveToBin(firestore, { uid: context.caller.uid, kind, id }, doneBy(context))
  return { message: `${recordNames[kind]} deleted successfully.` }
}

/** Another person's record is not found, because it is below another profile. */
export const deleteExperience: Handler<'deleteExperience'> = ({ params }, context) =>
  remove('experiences', params, context)

export const deleteAward: Handler<'deleteAward'> = ({ params }, context) => remove('awards', params, context)

export const deleteQualification: Handler<'deleteQualification'> = ({ params }, context) =>
  remove('qualifications', params, context)

export const deletePublication: Handler<'deletePublication'> = ({ params }, context) =>
  remove('publications', params, context)
