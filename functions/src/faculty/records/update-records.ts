import type { RecordKind } from '@prangan/contract/paths'
import { doneBy } from '../../audit/audit.ts'
import type { Context, Handler } from '../../http/handler.ts'
import { changeRecord, type RecordContent } from './record-store.ts'
import { fromAward, fromExperience, fromPublication, fromQualification, recordNames } from './record-wire.ts'

async function update<Kind extends RecordKind>(
  { kind, id }: { kind: Kind; id: string },
  content: RecordContent<Kind>,
  context: Context,
) {
  const firestore = await context.firebase.firestore()
  await changeRecord(firestore, { uid: context.caller.uid, kind, id, content }, doneBy(context))
  return { message: `${recordNames[kind]} updated successfully!` }
}

export const updateExperience: Handler<'updateExperience'> = ({ params, body }, context) =>
  update({ kind: 'experiences', id: params.id }, fromExperience(body), context)

export const updateAward: Handler<'updateAward'> = ({ params, body }, context) =>
  update({ kind: 'awards', id: params.id }, fromAward(body), context)

export const updateQualification: Handler<'updateQualification'> = ({ params, body }, context) =>
  update({ kind: 'qualifications', id: params.id }, fromQualification(body), context)

export const updatePublication: Handler<'updatePublication'> = ({ params, body }, context) =>
  update({ kind: 'publications', id: params.id }, fromPublication(body), context)
