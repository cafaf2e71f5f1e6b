import type { RecordKind } from '@prangan/contract/paths'
import { doneBy } from '../../audit/audit.ts'
import type { Context, Handler } from '../../http/handler.ts'
import { addRecord, type RecordContent } from './record-store.ts'
import { fromAward, fromExperience, fromPublication, fromQualification, recordNames } from './record-wire.ts'

async function add<Kind extends RecordKind>(kind: Kind, content: RecordContent<Kind>, context: Context) {
  const firestore = await context.firebase.firestore()
  const { caller, idempotency } = context
  const answerOf = (id: string) => ({ message: `${recordNames[kind]} added successfully!`, id })
  const record = { uid: caller.uid, kind, content }
  return answerOf(await addRecord(firestore, record, doneBy(context), { idempotency, answerOf }))
}

export const addExperience: Handler<'addExperience'> = ({ body }, context) =>
  add('experiences', fromExperience(body), context)

export const addAward: Handler<'addAward'> = ({ body }, context) => add('awards', fromAward(body), context)

export const addQualification: Handler<'addQualification'> = ({ body }, context) =>
  add('qualifications', fromQualification(body), context)

export const addPublication: Handler<'addPublication'> = ({ body }, context) =>
  add('publications', fromPublication(body), context)
